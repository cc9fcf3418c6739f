import { hindi } from '@kalam/domain/languages/hindi-words';
import { translateMessage, translateWords } from '@kalam/domain/languages/translation';
import type { Speaker } from '../speaker.ts';

export { default as messages } from './hi.po';

export const speaker: Speaker = {
  words: (text) => translateWords(text, hindi),
  message: (refusal) => translateMessage(refusal, hindi),
};
