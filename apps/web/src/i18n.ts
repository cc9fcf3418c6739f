import { i18n, type Messages } from '@lingui/core';
import { readCookie } from './shell/cookies.ts';

/** Other languages: one catalogue each, loaded when chosen. English stands in the code. */
const catalogues = import.meta.glob<Messages>(['./locales/*.po', '!./locales/en.po'], { import: 'default' });

/** Number and date forms are India's in every language. */
const locales = (language: string) => [`${language}-IN`, language];

export const speakEnglish = (): void =>
  i18n.loadAndActivate({ locale: 'en', locales: locales('en'), messages: {} });

export const speak = async (language: string): Promise<void> => {
  const load = catalogues[`./locales/${language}.po`];
  if (load === undefined) return speakEnglish();
  i18n.loadAndActivate({ locale: language, locales: locales(language), messages: await load() });
  document.documentElement.lang = `${language}-IN`;
};

export const chosenLanguage = (): string => readCookie('lang') ?? 'en';

export { i18n };
