/** The languages of the interface and of our mails. */
export const languageCodes = ['en', 'hi'] as const;
export type Language = (typeof languageCodes)[number];

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && languageCodes.some((code) => code === text);
