import { i18n, type Messages } from '@lingui/core';
import { readCookie, writeCookie } from '../cookies.ts';
import { fetchPart } from '../loading/fetch-part.ts';
import { isLanguage, type Language, languageCookie } from './languages.ts';
import { type Speaker, setSpeaker } from './translator.ts';

interface Spoken {
  readonly messages: Messages;
  readonly speaker: Speaker | undefined;
}

/** English stands in the code; another language is one chunk, loaded when chosen. */
const spoken: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: async () => ({ messages: {}, speaker: undefined }),
  hi: () => fetchPart(() => import('./hi.ts')),
};

const activate = (language: Language, { messages, speaker }: Spoken): void => {
  setSpeaker(speaker);
  // Number and date forms are India's in every language.
  i18n.loadAndActivate({ locale: language, locales: [`${language}-IN`, language], messages });
};

export const speakEnglish = (): void => activate('en', { messages: {}, speaker: undefined });

export const speak = async (language: Language): Promise<void> =>
  activate(language, await spoken[language]());

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

/** Changes every word on the page in place, so that nothing typed is lost. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await speak(language);
  showLanguage(language);
  writeCookie(languageCookie, language);
};

export const spokenLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en');

export { i18n };
