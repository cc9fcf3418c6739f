import { type EducationLevel, educationLevelLabel, educationLevels } from './education-levels.ts';
import { defaultSkillLevel, type SkillLevel } from './skill-levels.ts';

/** What degrees are called, highest first: "Higher Secondary" must be seen before "Secondary". */
const degreeNames: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'postgraduate',
    /\b(?:master|post ?grad|ph\.? ?d|doctor|mba|mca|m\.?tech|m\.?sc|m\.?com|m\.?phil|pgdm?|m\.?a|m\.?e|m\.?s)\b/,
  ],
  [
    'undergraduate',
    /\b(?:bachelor|under ?grad|graduat|degree|bba|bca|mbbs|llb|b\.?tech|b\.?sc|b\.?com|b\.?ed|b\.?arch|b\.?a|b\.?e|b\.?s)/,
  ],
  [
    'higher-secondary',
    /\b(?:12th|xii|higher secondary|senior secondary|intermediate|puc|pre ?univ|hsc|plus two|high school|diploma|associate|a ?level)/,
  ],
  ['secondary', /\b(?:10th|x\b|secondary|ssc|sslc|matric|gcse)/],
];

/** The level a study type names; undefined when it names none we know. */
export const levelOfStudyType = (studyType: string): EducationLevel | undefined => {
  const own = educationLevels.find((level) => educationLevelLabel(level) === studyType);
  const words = studyType.slice(0, 200).toLowerCase().replace(/['’-]/g, ' ');
  return own ?? degreeNames.find(([, names]) => names.test(words))?.[0];
};

const skillLevelNames: readonly (readonly [SkillLevel, RegExp])[] = [
  ['Expert', /expert|master|guru|native/],
  ['Advanced', /advanced|proficient|fluent|senior|strong/],
  ['Beginner', /beginner|novice|basic|elementary|learning|junior/],
];

export const levelOfSkill = (level: string): SkillLevel =>
  skillLevelNames.find(([, names]) => names.test(level.slice(0, 200).toLowerCase()))?.[0] ??
  defaultSkillLevel;
