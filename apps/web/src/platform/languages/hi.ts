import { hindi } from '@kalam/domain/languages/hindi-words';
import { translateMessage, translateWords } from '@kalam/domain/languages/translation';
import type { Translator } from './translator.ts';

export { default as messages } from '../../locales/hi.po';

export const translator: Translator = {
  words: (text) => translateWords(text, hindi),
  message: (refusal) => translateMessage(refusal, hindi),
};
