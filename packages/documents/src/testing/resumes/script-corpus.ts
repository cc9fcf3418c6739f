import type { Script } from '../../fonts/scripts.ts';
import { meeteiMayek, olChiki } from './corpus/eastern-texts.ts';
import { bengali, devanagari, gujarati, gurmukhi, odia } from './corpus/northern-texts.ts';
import { kannada, malayalam, tamil, telugu } from './corpus/southern-texts.ts';
import { urdu } from './corpus/urdu-texts.ts';

/**
 * Names, places and sentences made up for tests, at least forty for each script: conjuncts, vowels that stand before or
 * around their letter, nuktas, marks above and below one another, joiners that force or forbid a conjunct, dandas, words
 * and figures of Latin among them.
 */
export const scriptCorpus: Readonly<Record<Script, readonly string[]>> = {
  deva: devanagari,
  beng: bengali,
  guru: gurmukhi,
  gujr: gujarati,
  orya: odia,
  taml: tamil,
  telu: telugu,
  knda: kannada,
  mlym: malayalam,
  olck: olChiki,
  mtei: meeteiMayek,
  arab: urdu,
};
