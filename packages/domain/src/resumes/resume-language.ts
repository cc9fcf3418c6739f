/** The languages a page can speak around a person's own words: headings, months, degrees, levels. */
export const resumeLanguages = ['en', 'hi'] as const;
export type ResumeLanguage = (typeof resumeLanguages)[number];

/** Also what a resume from before there was a choice is in. */
export const defaultResumeLanguage: ResumeLanguage = 'en';

/** Each in its own script, for whoever looks for it. */
export const resumeLanguageNames: Readonly<Record<ResumeLanguage, string>> = { en: 'English', hi: 'हिन्दी' };

export const isResumeLanguage = (text: string): text is ResumeLanguage =>
  resumeLanguages.some((language) => language === text);

export const resumeLanguageOf = (data: { readonly language?: ResumeLanguage | undefined }): ResumeLanguage =>
  data.language ?? defaultResumeLanguage;
