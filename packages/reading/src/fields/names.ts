import { jobTitles } from '@kalam/domain/resumes/suggestions/job-titles';
import { readSuggestions } from '@kalam/domain/resumes/suggestions/suggestion-match';
import { slice, type Traced, trim } from '../text/traced-text.ts';

const joiner = '[\\u200c\\u200d]';
const letters = `[\\p{L}\\p{M}](?:[\\p{L}\\p{M}’']|${joiner})*`;
/** A word of a name, or its initials: `Rao`, `D'Souza`, `K.`, `K.S.`. */
const nameWord = `(?:${letters}(?:-${letters})?\\.?|(?:\\p{L}\\p{M}*\\.){2,4}(?:${letters})?)`;
const nameWords = new RegExp(`^${nameWord}(?:\\s+${nameWord}){0,4}$`, 'u');
const title =
  /^(?:mr|mrs|ms|miss|smt|shri|sri|shree|kumari|km|dr|er|adv|prof|ca|cs|capt|श्री|श्रीमती|सुश्री|कुमारी|डॉ)\.?\s+/iu;
/** Letters behind a name, as on a card. */
const lettersBehind =
  /\s*[,|–(-]\s*(?:MBA|PMP|CA|CS|CMA|CFA|PhD|Ph\.D\.?|B\.?Tech|M\.?Tech|MCA|BCA|B\.?E|MBBS|MD|LLB|ACCA|FCA|ACA)\b.*$/u;

/** What stands on top of a resume and is nobody's name. */
const documentTitle =
  /^\s*(?:(?:my |detailed |professional )?(?:resume|résumé|curriculum[\s-]*vitae|c\.?\s?v\.?|bio[\s-]*data|biodata|profile|portfolio|रिज़्यूमे|रेज़्यूमे|बायोडाटा|बायो-डाटा|जीवन[\s-]?वृत्त|परिचय पत्र)(?:\s*(?:of|[:–-])\s*)?)\s*$/iu;

export const isDocumentTitle = (text: string): boolean =>
  documentTitle.test(text.replace(/(?<=\p{L}) (?=\p{L}(?: |$))/gu, ''));

/** Words that job titles are made of; a person may be called one of the shorter list. */
const namesToo = new Set(['baker', 'cook', 'mason', 'barber', 'driver', 'bell', 'air', 'asha']);
const titleWords = new Set(
  readSuggestions(jobTitles)
    .flatMap(({ words }) => words.trim().split(' '))
    .filter((word) => word.length > 2 && !namesToo.has(word)),
);
const moreTitleWords =
  /(?<![\p{L}\p{M}])(?:engineer|developer|manager|executive|officer|analyst|consultant|designer|teacher|professor|lecturer|accountant|nurse|supervisor|operator|technician|specialist|lead|head|director|intern|trainee|fresher|student|graduate|professional|associate|assistant|administrator|architect|programmer|scientist|advocate|doctor|pharmacist|electrician|fitter|welder|turner|machinist|clerk|coordinator|counsellor|freelancer|helper|generalist|in-?charge|(?:vehicle|truck|lorry|bus|cab|taxi|tempo|personal) driver|fellow|scholar|apprentice|tgt|pgt|prt|seeking|experienced|years|aspiring|अधिकारी|शिक्षक|शिक्षिका|प्रबंधक|लेखाकार|सहायक|अभियंता|पर्यवेक्षक|लिपिक|सुपरवाइज़?र|इंजीनियर|मैनेजर|चालक|ड्राइवर|ऑपरेटर|हेल्पर|अध्यापक|अध्यापिका)(?![\p{L}\p{M}])/iu;

/** What somebody is by trade, or would be. */
export const isJobTitle = (text: string): boolean => {
  if (moreTitleWords.test(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length > 1 && words.length <= 6 && words.every((word) => titleWords.has(word));
};

/** One word that says what somebody is, though a person may be called so: `Driver` below a name that is whole. */
export const isSoleTitle = (text: string): boolean =>
  /^(?:baker|cook|mason|barber|driver)$/iu.test(text.trim());

const otherWords =
  /(?<![\p{L}\p{M}])(?:objective|summary|career|education|experience|skills?|contact|address|mobile|phone|email|e-mail|linkedin|github|declaration|personal|details|projects?|certifications?|references?|languages?|hobbies|achievements?|page|date|place|signature|and|the|for|with|of|in|to|at|pvt|ltd|limited|university|college|school|institute|road|nagar|india|उद्देश्य|शिक्षा|अनुभव|कौशल|संपर्क|पता|घोषणा)(?![\p{L}\p{M}])/iu;

const isCapital = (word: string): boolean => !/^\p{Ll}/u.test(word);

/** Whether a text can be somebody's name: up to five words of letters and initials, none of which says something else. */
export const isPersonName = (text: string): boolean => {
  const bare = text.trim().replace(title, '');
  const words = bare.split(/\s+/);
  return (
    nameWords.test(bare) &&
    bare.length <= 60 &&
    bare.replace(/[^\p{L}]/gu, '').length >= 3 &&
    // A name typed all in small letters is a name too.
    (words.every(isCapital) || (words.length > 1 && words.every((word) => !isCapital(word)))) &&
    !isDocumentTitle(bare) &&
    !otherWords.test(bare) &&
    !isJobTitle(bare)
  );
};

/** The name that a line says, without the letters of degrees behind it. */
export const nameIn = (line: Traced): Traced | undefined => {
  const whole = trim(line);
  const behind = lettersBehind.exec(whole.text);
  const name = behind ? trim(slice(whole, 0, behind.index)) : whole;
  return isPersonName(name.text) ? name : undefined;
};
