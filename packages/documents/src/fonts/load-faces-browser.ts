import type { FaceId, FamilyFaceId, LoadFace } from './font-faces.ts';
import { isSignFace } from './sign-faces.ts';

/** Written out one by one, because bundlers only find, hash and emit a file whose address is a plain string. */
const familyAddresses: Readonly<Record<FamilyFaceId, URL>> = {
  'inter-400': new URL('../../fonts/inter-400.ttf', import.meta.url),
  'inter-600': new URL('../../fonts/inter-600.ttf', import.meta.url),
  'inter-400-italic': new URL('../../fonts/inter-400-italic.ttf', import.meta.url),
  'poppins-400': new URL('../../fonts/poppins-400.ttf', import.meta.url),
  'poppins-600': new URL('../../fonts/poppins-600.ttf', import.meta.url),
  'poppins-400-italic': new URL('../../fonts/poppins-400-italic.ttf', import.meta.url),
  'roboto-400': new URL('../../fonts/roboto-400.ttf', import.meta.url),
  'roboto-700': new URL('../../fonts/roboto-700.ttf', import.meta.url),
  'roboto-400-italic': new URL('../../fonts/roboto-400-italic.ttf', import.meta.url),
  'playfair-400': new URL('../../fonts/playfair-400.ttf', import.meta.url),
  'playfair-700': new URL('../../fonts/playfair-700.ttf', import.meta.url),
  'playfair-400-italic': new URL('../../fonts/playfair-400-italic.ttf', import.meta.url),
  'sourceserif-400': new URL('../../fonts/sourceserif-400.ttf', import.meta.url),
  'sourceserif-600': new URL('../../fonts/sourceserif-600.ttf', import.meta.url),
  'sourceserif-400-italic': new URL('../../fonts/sourceserif-400-italic.ttf', import.meta.url),
  'sourcesans-400': new URL('../../fonts/sourcesans-400.ttf', import.meta.url),
  'sourcesans-600': new URL('../../fonts/sourcesans-600.ttf', import.meta.url),
  'sourcesans-400-italic': new URL('../../fonts/sourcesans-400-italic.ttf', import.meta.url),
  'spectral-400': new URL('../../fonts/spectral-400.ttf', import.meta.url),
  'spectral-600': new URL('../../fonts/spectral-600.ttf', import.meta.url),
  'spectral-400-italic': new URL('../../fonts/spectral-400-italic.ttf', import.meta.url),
};

const isFamilyFace = (id: FaceId): id is FamilyFaceId => Object.hasOwn(familyAddresses, id);

/** Also for a worker, which cannot work out addresses relative to the page's own files. */
export const faceAddress = async (id: FaceId): Promise<string> => {
  if (isFamilyFace(id)) return familyAddresses[id].href;
  if (isSignFace(id)) {
    const { signFaceAddresses } = await import('./sign-face-addresses.ts');
    return signFaceAddresses[id].href;
  }
  const { scriptFaceAddresses } = await import('./script-face-addresses.ts');
  return scriptFaceAddresses[id].href;
};

const loaded = new Map<FaceId, Promise<Uint8Array>>();

const fetchFace = async (id: FaceId): Promise<Uint8Array> => {
  const response = await fetch(await faceAddress(id));
  if (!response.ok) throw new Error(`The font ${id} could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Each file is fetched once for a page or worker; a failed fetch is tried again at the next call. */
export const loadFaceInBrowser: LoadFace = (id) => {
  const known = loaded.get(id);
  if (known) return known;
  const bytes = fetchFace(id);
  loaded.set(id, bytes);
  bytes.catch(() => loaded.delete(id));
  return bytes;
};

/**
 * The CSS family under which a face stands on the page. A name per face, with weight and style left at normal, so that
 * the browser can neither pick another face nor draw a false bold, and an installed Inter is never used instead.
 */
export const pageFontFamily = (id: FaceId): string => `kalam-${id}`;

const registered = new Map<FaceId, Promise<void>>();

const register = async (id: FaceId): Promise<void> => {
  const bytes = await loadFaceInBrowser(id);
  const face = new FontFace(pageFontFamily(id), bytes.slice().buffer);
  document.fonts.add(await face.load());
};

/** Makes a face usable by SVG text on the page, from the very bytes the layout was measured with. */
export const registerFaceOnPage = (id: FaceId): Promise<void> => {
  const known = registered.get(id);
  if (known) return known;
  const done = register(id);
  registered.set(id, done);
  done.catch(() => registered.delete(id));
  return done;
};
