import { isLanguage, type Language } from '@kalam/domain/languages/languages';

/** The languages of the interface, each named as its readers write it. */
export const languages: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
};

export { isLanguage, type Language };

/** The cookie in which a choice is kept; the server reads it too, to answer with the page of that language. */
export const languageCookie = 'lang';
