import type { ResumeLanguage } from '../resume-language.ts';
import type { RefusedOperation } from './rewrite-operations.ts';
import type { KeptHome } from './sentences-to-send.ts';

/**
 * Why a wording is not shown, or a sentence not sent. They stand apart from the catalogue of all messages, which public
 * pages load at first: these are loaded with the window that says them.
 */
const english: Readonly<Record<RefusedOperation['reason'] | KeptHome, string>> = {
  'new-word': 'Not shown: “{word}” is not in your sentence.',
  'number-moved': 'Not shown: “{word}” no longer says what it says in your sentence.',
  responsibility: 'Not shown: “{word}” would raise your part in the work.',
  'left-out': 'Not shown: “{word}” was left out, which changes what you say.',
  'too-long': 'Not shown: the wording is much longer than your sentence.',
  empty: 'Not shown: nothing was left of your sentence.',
  'hidden-sign': 'Not shown: the wording has signs that cannot be seen.',
  'no-such-sentence': 'Not shown: the answer names a sentence that is not here.',
  twice: 'Not shown: the answer changes the same sentence twice.',
  'not-in-sentence': 'Not shown: “{word}” is not in your sentence, so it cannot be taken out.',
  'not-every-sentence': 'Not shown: the new order leaves a sentence out.',
  address: 'Not sent: this sentence holds an address.',
  family: 'Not sent: this sentence names a relative.',
  identity: 'Not sent: this sentence speaks of an identity paper.',
};

const hindi: typeof english = {
  'new-word': 'नहीं दिखाया गया: “{word}” आपके वाक्य में नहीं है।',
  'number-moved': 'नहीं दिखाया गया: “{word}” का अर्थ अब वह नहीं रहा जो आपके वाक्य में है।',
  responsibility: 'नहीं दिखाया गया: “{word}” से काम में आपकी भूमिका बढ़ी हुई लगती है।',
  'left-out': 'नहीं दिखाया गया: “{word}” छूट गया, जिससे आपकी बात बदल जाती है।',
  'too-long': 'नहीं दिखाया गया: नया वाक्य आपके वाक्य से बहुत लंबा है।',
  empty: 'नहीं दिखाया गया: आपके वाक्य में से कुछ नहीं बचा।',
  'hidden-sign': 'नहीं दिखाया गया: नए वाक्य में ऐसे चिह्न हैं जो दिखते नहीं।',
  'no-such-sentence': 'नहीं दिखाया गया: उत्तर में ऐसे वाक्य का ज़िक्र है जो यहाँ नहीं है।',
  twice: 'नहीं दिखाया गया: उत्तर एक ही वाक्य को दो बार बदलता है।',
  'not-in-sentence': 'नहीं दिखाया गया: “{word}” आपके वाक्य में नहीं है, इसलिए हटाया नहीं जा सकता।',
  'not-every-sentence': 'नहीं दिखाया गया: नए क्रम में कोई वाक्य छूट गया है।',
  address: 'नहीं भेजा गया: इस वाक्य में पता है।',
  family: 'नहीं भेजा गया: इस वाक्य में किसी रिश्तेदार का नाम है।',
  identity: 'नहीं भेजा गया: इस वाक्य में पहचान-पत्र की बात है।',
};

/** @internal */
export const rewriteMessages = { en: english, hi: hindi } as const;

/** In words, why a wording is not shown or a sentence not sent. */
export const rewriteMessage = (
  { reason, word = '' }: { readonly reason: keyof typeof english; readonly word?: string },
  language: ResumeLanguage,
): string => rewriteMessages[language][reason].replace('{word}', () => word);
