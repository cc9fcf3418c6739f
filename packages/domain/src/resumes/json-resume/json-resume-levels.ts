import { type EducationLevel, educationLevelLabel, educationLevels } from '../education/education-levels.ts';
import type { SkillLevel } from '../fields/skill-levels.ts';

/** Studies that are none of the four levels, though their names hold words of them. */
const otherStudies =
  /\b(?:ph\.? ?d|d\.? ?phil|doctor|diploma|pgdm?|associate|foundation|honorary|graduate certificate|certified|boot ?camp|workshop|courses?|scrum|ms (?:office|word|excel))/;

/** What degrees are called, highest first: "Higher Secondary" must be seen before "Secondary". */
const degreeNames: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'postgraduate',
    /\b(?:masters?|post ?grad(?:uat\w+)?|mba|mca|msw|mpt|mha|mph|mds|mfa|mjmc|mhm|ll\.?m|m\.? ?tech|m\.? ?sc|m\.? ?com|m\.? ?phil|m\.? ?ed|m\.? ?pharm|m\.? ?des|m\.? ?arch|m\.? ?plan|m\.? ?voc|m\.a|m\.e|m\.s)(?!\w)/,
  ],
  [
    'undergraduate',
    /\b(?:bachelors?|under ?grad(?:uat\w+)?|graduat(?:e|ion)|bba|bca|bds|mbbs|bbm|bbs|bms|bmm|baf|bbi|bhm|bhmct|bfa|bsw|bpt|bams|bhms|bums|bjmc|bmlt|ll\.?b|b\.? ?tech|b\.? ?sc|b\.? ?com|b\.? ?ed|b\.? ?arch|b\.? ?pharm|b\.? ?des|b\.? ?voc|b\.? ?plan|b\.? ?el\.? ?ed|b\.a|b\.e|b\.s)(?!\w)/,
  ],
  [
    'higher-secondary',
    /\b(?:12th|xii(?:th)?|(?:class|std|standard|grade)\.? 12|10 ?\+ ?2|higher secondary|senior secondary|intermediate|puc|pre ?university|hsc|aissce|plus two)(?!\w)/,
  ],
  [
    'secondary',
    /\b(?:10th|xth|(?:class|std|standard|grade)\.? (?:x|10)|secondary|ssc|sslc|aisse|matric\w*)(?!\w)/,
  ],
];

/** Written small, they are words: "to be", "me". */
const shortNames: Partial<Readonly<Record<EducationLevel, RegExp>>> = {
  postgraduate: /\bM[AES](?!\w)/,
  undergraduate: /\bB[AES](?!\w)/,
};

/** Highest first here too: a word for the higher one holds that for the lower one. */
const hindiNames: readonly (readonly [EducationLevel, RegExp])[] = [
  ['postgraduate', /स्नातकोत्तर|परास्नातक|एम\.? ?(?:ए|एससी|कॉम|बी\.? ?ए|टेक|एड)/],
  ['undergraduate', /स्नातक|बी\.? ?(?:ए|एससी|कॉम|टेक|एड|बी\.? ?ए|सी\.? ?ए|ई)|एलएल\.? ?बी/],
  ['higher-secondary', /बारहवीं|(?:12|१२) ?वीं|उच्च(?:तर)? माध्यमिक|इंटर(?!न)/],
  ['secondary', /दसवीं|(?:10|१०) ?वीं|माध्यमिक|हाई ?स्कूल|मैट्रिक/],
];

/** `B.B.A.` is BBA. */
const stopsOfLetters = /\b([a-z])\. ?(?=[a-z]\b)/g;

const levelInHindi = (words: string): EducationLevel | undefined =>
  /डिप्लोमा|पीएच/.test(words) ? undefined : hindiNames.find(([, names]) => names.test(words))?.[0];

/** The level a study type names; undefined when it names none of ours: a near one would be untrue. */
export const levelOfStudyType = (studyType: string): EducationLevel | undefined => {
  const own = educationLevels.find((level) => educationLevelLabel(level) === studyType);
  const named = studyType.slice(0, 200).replace(/['’-]/g, ' ');
  const words = named.toLowerCase();
  if (own || otherStudies.test(words)) return own;
  const unstopped = words.replace(stopsOfLetters, '$1');
  return (
    degreeNames.find(
      ([level, names]) => names.test(words) || names.test(unstopped) || shortNames[level]?.test(named),
    )?.[0] ?? levelInHindi(named)
  );
};

const skillLevelNames: readonly (readonly [SkillLevel, RegExp])[] = [
  ['Expert', /^(?:expert|master|guru|native)$/],
  ['Advanced', /^(?:advanced|proficient|fluent|senior|strong)$/],
  ['Intermediate', /^(?:intermediate|medium|average)$/],
  ['Beginner', /^(?:beginner|novice|basic|basics|elementary|learning|junior)$/],
];

/** Words that name a level by themselves; "not an expert" and "80%" are no level of ours. */
export const levelOfSkill = (level: string): SkillLevel | undefined => {
  const word = level
    .slice(0, 200)
    .trim()
    .toLowerCase()
    .replace(/[ -](?:level|knowledge|skills?|user)$/, '');
  return skillLevelNames.find(([, names]) => names.test(word))?.[0];
};
