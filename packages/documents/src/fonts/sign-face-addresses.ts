import type { SignFaceId } from './sign-faces.ts';

/** A chunk of its own, as that of the scripts. */
export const signFaceAddresses: Readonly<Record<SignFaceId, URL>> = {
  'signs-400': new URL('../../fonts/signs-400.ttf', import.meta.url),
  'signs-600': new URL('../../fonts/signs-600.ttf', import.meta.url),
  'math-400': new URL('../../fonts/math-400.ttf', import.meta.url),
  'symbols-400': new URL('../../fonts/symbols-400.ttf', import.meta.url),
};
