import { type EducationLevel, educationLevelLabel, educationLevels } from '../fields/education-levels.ts';
import type { SkillLevel } from '../fields/skill-levels.ts';

/** Studies that are none of the four levels, though their names hold words of them. */
const otherStudies =
  /\b(?:ph\.? ?d|d\.? ?phil|doctor|diploma|pgdm?|associate|foundation|honorary|graduate certificate)/;

/** What degrees are called, highest first: "Higher Secondary" must be seen before "Secondary". */
const degreeNames: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'postgraduate',
    /\b(?:masters?|post ?grad(?:uat\w+)?|mba|mca|m\.? ?tech|m\.? ?sc|m\.? ?com|m\.? ?phil|m\.? ?ed|m\.?a|m\.?e|m\.?s)(?!\w)/,
  ],
  [
    'undergraduate',
    /\b(?:bachelors?|under ?grad(?:uat\w+)?|graduat(?:e|ion)|bba|bca|mbbs|ll\.?b|b\.? ?tech|b\.? ?sc|b\.? ?com|b\.? ?ed|b\.? ?arch|b\.?a|b\.?e|b\.?s)(?!\w)/,
  ],
  [
    'higher-secondary',
    /\b(?:12th|xii|higher secondary|senior secondary|intermediate|puc|pre ?university|hsc|plus two)(?!\w)/,
  ],
  ['secondary', /\b(?:10th|(?:class|std|standard) x|secondary|ssc|sslc|matric\w*)(?!\w)/],
];

/** The level a study type names; undefined when it names none of ours: a near one would be untrue. */
export const levelOfStudyType = (studyType: string): EducationLevel | undefined => {
  const own = educationLevels.find((level) => educationLevelLabel(level) === studyType);
  const words = studyType.slice(0, 200).toLowerCase().replace(/['’-]/g, ' ');
  if (own || otherStudies.test(words)) return own;
  return degreeNames.find(([, names]) => names.test(words))?.[0];
};

const skillLevelNames: readonly (readonly [SkillLevel, RegExp])[] = [
  ['Expert', /expert|master|guru|native/],
  ['Intermediate', /intermediate|medium|average/],
  ['Advanced', /advanced|proficient|fluent|senior|strong/],
  ['Beginner', /beginner|novice|basic|elementary|learning|junior/],
];

export const levelOfSkill = (level: string): SkillLevel | undefined =>
  skillLevelNames.find(([, names]) => names.test(level.slice(0, 200).toLowerCase()))?.[0];
