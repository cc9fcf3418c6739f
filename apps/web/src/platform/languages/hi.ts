import { hindi } from '@kalam/domain/languages/hindi-words';
import { translateMessage, translateWords } from '@kalam/domain/languages/translation';
import type { Speaker } from './translator.ts';

export { default as messages } from '../../locales/hi.po';

export const speaker: Speaker = {
  words: (text) => translateWords(text, hindi),
  message: (refusal) => translateMessage(refusal, hindi),
};
