/** The languages of the interface, each named as its readers write it. */
export const languages = {
  en: 'English',
  hi: 'हिन्दी',
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(languages, text);

/** The cookie in which a choice is kept; the server reads it too, to answer with the page of that language. */
export const languageCookie = 'lang';
