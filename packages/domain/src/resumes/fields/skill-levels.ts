export const skillLevels = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
export type SkillLevel = (typeof skillLevels)[number];
export const defaultSkillLevel: SkillLevel = 'Intermediate';
