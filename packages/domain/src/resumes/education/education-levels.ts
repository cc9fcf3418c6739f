/** The ladder of education, lowest first (S1 §9 level order 1 to 4). */
export const educationLevels = ['secondary', 'higher-secondary', 'undergraduate', 'postgraduate'] as const;
export type EducationLevel = (typeof educationLevels)[number];

interface EducationLevelFacts {
  readonly label: string;
  /** Completed years of age within which the level is finished (S1 §9). */
  readonly minimumAge: number;
  readonly maximumAge: number;
  /** How long the level usually takes; an entry has no start date of its own. */
  readonly usualYears: number;
}

export const educationLevelFacts: Readonly<Record<EducationLevel, EducationLevelFacts>> = {
  secondary: {
    label: '10th Grade (Secondary Education)',
    minimumAge: 14,
    maximumAge: 17,
    usualYears: 2,
  },
  'higher-secondary': {
    label: '12th Grade (2nd PUC/Pre-University)',
    minimumAge: 16,
    maximumAge: 19,
    usualYears: 2,
  },
  undergraduate: {
    label: "Undergraduate Degree (Bachelor's)",
    minimumAge: 19,
    maximumAge: 24,
    usualYears: 3,
  },
  postgraduate: {
    label: "Master's Degree (Postgraduate)",
    minimumAge: 21,
    maximumAge: 30,
    usualYears: 2,
  },
};

export const educationLevelLabel = (level: EducationLevel): string => educationLevelFacts[level].label;

/** 1 for secondary up to 4 for postgraduate. */
export const educationRank = (level: EducationLevel): number => educationLevels.indexOf(level) + 1;

export const isEducationLevel = (text: string): text is EducationLevel =>
  educationLevels.some((level) => level === text);
