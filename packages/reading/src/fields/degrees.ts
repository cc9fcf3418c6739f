import type { EducationLevel } from '@kalam/domain/resumes/education/education-levels';
import { levelOfStudyType } from '@kalam/domain/resumes/json-resume/json-resume-levels';
import type { Traced } from '../text/traced-text.ts';
import { type Found, foundAt, lowered } from './found.ts';

export interface FoundDegree extends Found {
  /** Undefined where it is none of the four, as a diploma. */
  readonly level: EducationLevel | undefined;
}

const parts = (words: string): string => words.replaceAll(' ', '\\.?\\s?');

/** Written small they are words, or too short to be sure. */
const capitals = new Set(
  `
BA BE BS MA ME MS MD DM CA CS LLB LLM SSC HSC SSLC PUC HSLC HSSC HSLE SSLE ITI CMA ICWA GNM ANM DCA ADCA CCC NTT BBA BCA MBA MCA BBM
BBS BMS BMM BAF BBI BFA BHM BHMCT BSW BPT BAMS BHMS BUMS BDS BJMC BMLT DMLT MBBS MSW MPT MHA MPH MDS MFA MJMC MHM PGDM PGDBM PGDCA
PGDHRM PGD PGP PGDBA AISSCE AISSE PDC TTC DED BED MED BPED MPED BVSC MVSC
`
    .trim()
    .split(/\s+/),
);

const mixed = [
  'B Tech',
  'B Sc',
  'B Com',
  'B Ed',
  'B Pharm(?:a|acy)?',
  'B Arch',
  'B Des',
  'B Voc',
  'B Plan',
  'B El Ed',
  'B Lib',
  'B P Ed',
  'B Stat',
  'M Tech',
  'M Sc',
  'M Com',
  'M Ed',
  'M Pharm(?:a|acy)?',
  'M Arch',
  'M Des',
  'M Voc',
  'M Plan',
  'M Phil',
  'M Lib',
  'M P Ed',
  'M Stat',
  'D Pharm(?:a|acy)?',
  'D El Ed',
  'D Ed',
  'D Phil',
  'Ph D',
  'Pharm D',
  'LL B',
  'LL M',
  'B A LL B',
  'B B A LL B',
  'P G Diploma',
].map((form) => parts(form.toLowerCase()));

const words = [
  'post\\s?-?graduate (?:diploma|programme?|certificate)(?: in (?:business )?management)?',
  "(?:bachelor|master)(?:['’]?s)?(?: degree)?(?: of (?:(?:business|hospital|public) administration|computer applications?|social work|(?:fine|visual) arts|hotel management|physical education|library(?: and information)? science|(?:veterinary|dental|medical|political|library) [a-z]+|[a-z]+))?",
  'doctor(?:ate)?(?: of [a-z]+)?',
  '(?:advanced |polytechnic |national |higher |executive )?diploma',
  'polytechnic(?= (?:in|\\())',
  'post\\s?-?graduation',
  'post\\s?-?graduate',
  'under\\s?-?graduat(?:e|ion)',
  'graduation',
  'graduate(?! (?:engineer|trainee|apprentice))',
  '(?:all india )?(?:higher|senior|sr\\.?|hr\\.?) secondary(?: (?:school|education))?(?: certificate| examination| exam| education)?',
  '(?:all india )?secondary school(?: leaving)?(?: certificate| examination| exam)?',
  'secondary(?: education| certificate| examination)?',
  'high school(?: certificate| examination| \\(?10th\\)?)?(?![a-z])',
  'intermediate(?: examination| education)?',
  'matriculation|matric(?:ulate)?(?! hr)|madhyamik|uchcha madhyamik',
  'pre\\s?-?university(?: course| education)?',
  'plus two|(?:10|x)\\s?\\+\\s?2|\\+2',
  '(?:class|std\\.?|standard|grade)\\s?[-–:]?\\s?(?:xii|xi|x|12|11|10)(?:th)?(?![0-9])',
  '(?:12|11|10)\\s?th(?: (?:class|std\\.?|standard|grade|board))?',
  '(?:xii|xi|x)\\s?th(?: (?:class|std\\.?|standard|grade))?',
  'industrial training(?! institute| cent)',
  'chartered accountan(?:t|cy)|company secretary|cost accountan(?:t|cy)',
  'm\\.?b\\.?b\\.?s',
];
const hindi = [
  'बी\\.?\\s?(?:ए|एससी|एस\\.?सी|कॉम|टेक|एड|बी\\.?\\s?ए|सी\\.?\\s?ए|ई)\\.?',
  'एम\\.?\\s?(?:ए|एससी|एस\\.?सी|कॉम|टेक|एड|बी\\.?\\s?ए|सी\\.?\\s?ए)\\.?',
  '(?:बारहवीं|दसवीं|(?:12|10|१२|१०)\\s?वीं)(?: कक्षा)?(?: \\((?:उच्च )?माध्यमिक\\))?',
  'हाई ?स्कूल',
  'इंटर(?:मीडिएट|मीडियट)?',
  'मैट्रिक',
  '(?:उच्च(?:तर)? )?माध्यमिक',
  'स्नातकोत्तर|परास्नातक|स्नातक',
  'डिप्लोमा|आई\\.?\\s?टी\\.?\\s?आई\\.?|पीएच\\.?\\s?डी\\.?',
];

const opens = '(?<![0-9A-Za-z\\u0900-\\u0dff.&/])';
const closes = '(?![0-9A-Za-z\\u0900-\\u0dff])';
/** What belongs to the name of the degree itself. */
const honours =
  '(?:\\s?[,-]?\\s?\\(?(?:hons|honours|honors)\\.?\\)?|\\s?\\((?:xii|x|12th|10th|class xii|class x|10\\s?\\+\\s?2|ncvt|scvt|regular|part time|distance|lateral entry|integrated|secondary|pre-university|puc|hsc|ssc)\\))*';

const longest = (forms: readonly string[]): string =>
  [...forms].sort((a, b) => b.length - a.length).join('|');

/** Capitals with or without stops: a degree where the letters are one's. */
const byCapitals = new RegExp(`${opens}[A-Z](?:\\.\\s?[A-Z]|[A-Z]){1,6}\\.?${closes}`, 'g');
const byWords = new RegExp(
  `${opens}(?:${longest([...mixed, ...words, ...hindi])})\\.?(?:\\s?/\\s?(?:intermediate|hsc|puc|ssc|sslc|matriculation|m\\.?\\s?tech|m\\.?\\s?sc))?${closes}`,
  'g',
);
/** Numbers of classes alone: at the beginning, with nothing of a word behind them. */
const byRoman = /^\s*(?:XII|XI|X)(?=\s*(?:$|[(,|:–-]|in\s))/g;
const smallBachelor = new RegExp(
  `${opens}(?:bba|bca|mba|mca|b\\.?\\s?a|m\\.?\\s?a|iti|sslc|hsc|ssc)\\.?(?=\\s*(?:$|[,(–-]|in\\s))`,
  'g',
);
const behind = new RegExp(`^${honours}`, 'i');

/** MS Office and MS-CIT are programs and courses. */
const program =
  /^[\s-]*(?:office|word|excel|sql|access|power ?point|project|cit|dos|outlook|dynamics|windows|teams|paint)\b/i;

const isDegree = (letters: string, behind: string): boolean =>
  capitals.has(letters.replace(/[^A-Z]/g, '')) && !(/^M\.?S/.test(letters) && program.test(behind));

/** Each with whether it is looked for in small letters. */
const patterns = [
  [byCapitals, false],
  [byWords, true],
  [byRoman, false],
  [smallBachelor, false],
] as const;

const matchesOf = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  patterns.flatMap(([pattern, isSmall]) =>
    [...(isSmall ? lowered(text) : text).matchAll(pattern)]
      .filter(
        (match) => pattern !== byCapitals || isDegree(match[0], text.slice(match.index + match[0].length)),
      )
      .map((match) => {
        const start = match.index + (match[0].length - match[0].trimStart().length);
        return { start, end: match.index + match[0].length };
      }),
  );

/** The level of what has no other name than its board's. */
export const levelOfExamination = (text: string): EducationLevel | undefined => {
  if (/^\s*i\.?c\.?s\.?e\.?\s*$/i.test(text)) return 'secondary';
  return /^\s*i\.?s\.?c\.?\s*$/i.test(text) ? 'higher-secondary' : undefined;
};

const levelOf = (name: string): EducationLevel | undefined => {
  const trimmed = name.trim().replace(/ course$/i, '');
  if (/^(?:XII|\+2)\b|^\+2/.test(trimmed)) return 'higher-secondary';
  if (/^X(?![IV\p{L}])|^high school/iu.test(trimmed)) return 'secondary';
  return levelOfStudyType(trimmed) ?? levelOfStudyType(trimmed.replace(/\.(?=\s?\p{L})\s?/gu, ''));
};

/** The first degree, certificate or class that a text names, the longest way to read it. */
export const findDegree = (whole: Traced): FoundDegree | undefined => {
  const first = matchesOf(whole.text).toSorted((a, b) => a.start - b.start || b.end - a.end)[0];
  if (!first) return undefined;
  const end = first.end + (behind.exec(whole.text.slice(first.end))?.[0].length ?? 0);
  return { ...foundAt(whole, first.start, end), level: levelOf(whole.text.slice(first.start, end)) };
};
