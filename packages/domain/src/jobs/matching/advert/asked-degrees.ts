import type { Term } from '../terms/compile-terms.ts';
import type { FoundTerm } from '../terms/find-terms.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import type { AskedDegree, FoundInPiece } from './found-ask.ts';
import { isOptionalAt } from './optional-asks.ts';

const between =
  /^[\s,/&()|.:+–-]*(?:(?:from (?:an? )?(?:recogni[sz]ed|reputed|any|government) (?:university|institute|institution|board|college)|(?:with )?(?:minimum |min\.? |at least )?\d\d ?% ?(?:marks|aggregate)?|with first class|or above|and above|or higher|मान्यता प्राप्त|विश्वविद्यालय|संस्थान|बोर्ड|or|and|in|of|along with|with|any|from|degree|streams?|branch|branches|trade|trades|speciali[sz]ation|disciplines?|equivalent|holders?|pass(?:ed)?(?:[- ]?outs?)?|an?|the|full[- ]?time|relevant|engineering|engg|ya|या|में|और|अथवा|एवं|तथा|व|को|hons|background|field|subject|qualification|course|certificate|candidates?|se|से|mein|stream|final year|completed?|diploma|minimum|min|level|also)(?![\p{L}\p{M}])[\s,/&().+–-]*)*$/iu;

/** A field no list knows stands between what is known: "ITI (Refrigeration & AC) / Diploma", "B.Tech Dairy/Food Technology". */
const unknownField =
  /^\s*(?:\([^()]{2,40}\)|(?:&|and)\s*[\p{L}&]{2,14}\)|(?:\(\s*|in\s+)?(?!certificat|experience|knowledge|fresher|pass)\p{L}{3,}(?: (?!certificat|experience|knowledge)\p{L}{3,})?\s*\)?)\s*(?:\/|&|or|and|ya|या)\s*$/iu;

/** "You don't need a degree", "degree no bar". */
const isDenied = (text: string, start: number, end: number): boolean =>
  /(?:\b(?:no|not|without|need not (?:have|be)|(?:don|doesn)['’]t (?:need|require|have to (?:have|be))|do(?:es)? not (?:need|require))\s+(?:an? |any |the |formal |necessarily )*(?:[\p{L}-]+ )?)$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  ) ||
  /^\s*(?:is |are |ki |की )?(?:no bar|not (?:required|needed|necessary|mandatory|compulsory|important|a must)|need not apply|(?:doesn|don|isn|aren)['’]t (?:matter|required|needed|necessary|mandatory)|does not matter|zaroori nahi|zaruri nahi|jaruri nahi|ज़रूरी नहीं|जरूरी नहीं|आवश्यक नहीं)/iu.test(
    text.slice(end),
  );

/** The same words where they are no degree. */
const isOtherThing = ({ term, start, end }: FoundTerm, text: string): boolean => {
  const before = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + 28);
  const words = text.slice(start, end).toLowerCase();
  if (/^(?:bed|med|ded)$/.test(text.slice(start, end))) return true;
  // Storeys, days and streets are counted so, and the classes a teacher takes.
  if (/^\d+th$/.test(words)) {
    if (
      /^\s*(?:floor|main|cross|street|lane|block|avenue|semester|anniversary|of\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fail)/i.test(
        behind,
      ) ||
      /\b(?:on|till|until|by|dated?|before)\s+$/i.test(before)
    )
      return true;
    if (
      !/^\s*(?:pass|पास|or above|and above)/i.test(behind) &&
      /(?:class(?:es)?|std\.?|grades?|standards?|teach\w*|tuitions?|students of|kaksha|कक्षा)\s*(?:[\dIVX]+(?:st|nd|rd|th)?\s*(?:,|to|-|–|and|&|\/)\s*)*$/i.test(
        before,
      )
    )
      return true;
  }
  // Where others learn: "B.Ed college", "NEET and GATE coaching".
  if (
    /^\s*(?:colleges?|students?(?! (?:can|may|are|also|welcome))|classes|aspirants|coaching|batch(?:es)?|admissions?|faculty|lecturers?)(?![\p{L}])/iu.test(
      behind,
    )
  )
    return true;
  // In capitals: "MUST BE A GRADUATE", "CALL ME", "EA TO MD".
  if (/^(?:be|me)$/.test(words))
    return /(?:must|should|will|to|can|may|not|shall|call|contact|whatsapp|dm|text|let|would)\s+$/i.test(
      before,
    );
  if (words === 'md') return /(?:\bto|our|the|with|by)\s+$/i.test(before);
  if (words === 'pg') return /^\s*(?:accommodation|room|hostel|facility|stay)/i.test(behind);
  if (words === 'llm' || words === 'llms')
    return (
      /^\s*(?:apis?|models?|based|apps?|integration|agents?|,|and|or|s\b)/i.test(behind) ||
      /(?:ai|with|using|of)[\s,/]*$/i.test(before)
    );
  if (words === 'intermediate')
    return /^\s*(?:level|knowledge|in\b|skills?|excel|english|proficiency|or advanced)/i.test(behind);
  if (/^(?:graduates?|graduation|graduate engineers?)$/.test(words))
    return /^\s*(?:engineer trainee|trainee|apprentice)/i.test(behind);
  if (/high school|^class|th class|secondary|standard|std/.test(words)) {
    return (
      /^\s*(?:teacher|students|children|level|classes|school(?! certificate))/i.test(behind) ||
      /(?:teach|teaching|students of|classes? \d+(?:st|nd|rd|th)? (?:to|-))\s*$/i.test(before)
    );
  }
  if (words === 'degree')
    return /(?:high|some|360|great|certain)[\s-]+$/i.test(before) || /^\s*of\b/i.test(behind);
  if (/^masters?$|^bachelors?$/.test(words))
    return !/^(?:['’]s|\s*(?:degree|in|of|or|\/|,|$|\())/i.test(behind);
  if (words === 'ssc')
    return (
      /^\s*(?:mains|coaching|cgl|chsl|exams?|gd\b|mts|je\b)/i.test(behind) ||
      /(?:bank|ibps|upsc|railway)\s*[/,&]\s*$/i.test(before)
    );
  if (term.name === 'CA' || term.name === 'Company Secretary')
    return /^\s*(?:firm|office|article)/i.test(behind);
  if (term.name === 'NET') return /^\s*(?:salary|pay|worth|banking)/i.test(behind);
  if (term.name === 'TET' || term.name === 'GATE')
    return /^\s*(?:pass|keeper|entry)/i.test(behind) && term.name === 'GATE';
  return false;
};

/** A field of study is joined to a degree by "in" or brackets, to another field by a comma too. */
const joins = (text: string, last: FoundTerm, next: FoundTerm): boolean => {
  const signs = text.slice(last.end, next.start);
  if (/(?:university|institut\w+|board|college)\W+(?:and|with)\b/i.test(signs)) return false;
  if (!between.test(signs) && !unknownField.test(signs)) return false;
  if (next.term.kind === 'study' && last.term.kind === 'degree' && /^\s*,/.test(signs)) return false;
  if (next.term.kind === 'degree' && last.term.kind === 'study' && /^\s*$/.test(signs)) return true;
  return isOptionalAt(text, last.start, last.end, true) === isOptionalAt(text, next.start, next.end, true);
};

const runsOf = (text: string, parts: readonly FoundTerm[]): readonly (readonly FoundTerm[])[] => {
  const runs: FoundTerm[][] = [];
  for (const one of parts) {
    const last = runs.at(-1)?.at(-1);
    if (last && joins(text, last, one)) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
};

/** Each degree with the fields named behind it, or before the first: "B.E./B.Tech (CS/IT) or MCA", "commerce graduate". */
const degreesOf = (run: readonly FoundTerm[]): readonly AskedDegree[] => {
  const degrees: { readonly degree: Term; readonly studies: Term[] }[] = [];
  const ahead: Term[] = [];
  let open: Term[][] = [];
  let isNamed = false;
  for (const { term } of run) {
    if (term.kind === 'degree') {
      const studies: Term[] = [...ahead.splice(0)];
      if (isNamed) open = [];
      isNamed = false;
      open.push(studies);
      degrees.push({ degree: term, studies });
    } else if (degrees.length === 0) ahead.push(term);
    else {
      for (const studies of open) studies.push(term);
      isNamed = true;
    }
  }
  return degrees;
};

/** "An opening for an Assistant Company Secretary", "ANM": the name of a post. */
const isPost = (piece: AdvertPiece, start: number, end: number): boolean => {
  const before = piece.text.slice(0, start);
  if (
    /\b(?:opening|vacancy|hiring|hire|requirement|looking|required|wanted|post|position) (?:for |of )?(?:an? )?(?:assistant |junior |senior |deputy )?$/i.test(
      before,
    )
  ) {
    return true;
  }
  if (piece.part !== 'title' && !(piece.isFirst && piece.part === 'open')) return false;
  return (
    !/[(,|–-]\s*$|\b(?:pass|with)\s*$/i.test(before) &&
    !/^\s*(?:pass|with|candidates?|holders?)/i.test(piece.text.slice(end))
  );
};

/** "Diploma in bakery and confectionery": a field no list knows belongs to the degree all the same. */
const unknownStudy =
  /^\s+in\s+(?!(?:any|the|a|an|our|first|relevant|related|same|similar|concerned)(?![\p{L}]))[\p{L}-]+(?:\s+(?:and\s+|&\s+|of\s+)?(?!(?:with|or|and|from|preferred|required|is|must|having|plus|minimum|min|will|only|mandatory|degree|course)(?![\p{L}]))[\p{L}-]+){0,3}/iu;

const fieldBehind = (text: string, end: number): number =>
  unknownStudy.exec(text.slice(end))?.[0].replace(/\s+(?:and|&|of)$/i, '').length ?? 0;

/** Degrees as an advert gives them: "B.E./B.Tech or MCA" is one ask, of which any is enough. */
export const degreesIn = (piece: AdvertPiece, found: readonly FoundTerm[]): readonly FoundInPiece[] => {
  if (piece.part === 'duties') return [];
  const parts = found.filter((one) => !isOtherThing(one, piece.text));
  return runsOf(piece.text, parts).flatMap((run): readonly FoundInPiece[] => {
    const degrees = degreesOf(run);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || degrees.length === 0 || isPost(piece, first.start, last.end)) return [];
    if (isDenied(piece.text, first.start, last.end)) return [];
    const field = last.term.kind === 'degree' ? fieldBehind(piece.text, last.end) : 0;
    return [
      {
        kind: 'degree',
        span: [first.start, last.end + field],
        named: degrees.map(({ degree }) => degree),
        degrees,
        ...(field > 0 ? { field: piece.text.slice(last.end, last.end + field).trim() } : {}),
        takesPursuing: /pursuing|final[- ]year|appearing|students?\b|last year|अध्ययनरत/i.test(piece.text),
      },
    ];
  });
};
