import { i18n, type Messages } from '@lingui/core';
import { readCookie, writeCookie } from '../cookies.ts';
import { fetchPart } from '../loading/fetch-part.ts';
import { isLanguage, type Language, languageCookie } from './languages.ts';
import { setTranslator, type Translator } from './translator.ts';

interface LanguageChunk {
  readonly messages: Messages;
  readonly translator: Translator | undefined;
}

/** English stands in the code; another language is one chunk, loaded when chosen. */
const load: Readonly<Record<Language, () => Promise<LanguageChunk>>> = {
  en: async () => ({ messages: {}, translator: undefined }),
  hi: () => fetchPart(() => import('./hi.ts')),
};

const activate = (language: Language, { messages, translator }: LanguageChunk): void => {
  setTranslator(translator);
  // Number and date forms are India's in every language.
  i18n.loadAndActivate({ locale: language, locales: [`${language}-IN`, language], messages });
};

export const fallBackToEnglish = (): void => activate('en', { messages: {}, translator: undefined });

export const switchLanguage = async (language: Language): Promise<void> =>
  activate(language, await load[language]());

/** The choice that was made here; without one, what the server answered in. */
export const chosenLanguage = (): Language => {
  const chosen = readCookie(languageCookie);
  if (isLanguage(chosen)) return chosen;
  const [answered] = document.documentElement.lang.split('-', 1);
  return isLanguage(answered) ? answered : 'en';
};

export const showLanguage = (language: Language): void => {
  document.documentElement.lang = `${language}-IN`;
};

/** Changes every word on the page in place, so that nothing typed is lost. The choice holds for a page opened meanwhile too. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  const before = chosenLanguage();
  writeCookie(languageCookie, language);
  try {
    await switchLanguage(language);
  } catch (failure) {
    writeCookie(languageCookie, before);
    throw failure;
  }
  showLanguage(language);
};

export const currentLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en');

export { i18n };
