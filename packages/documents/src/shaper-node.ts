import { type FontFamily, fontFamilies } from './fonts/font-faces.ts';
import { loadFaceFrom } from './fonts/load-faces-node.ts';
import { TextShaper } from './shaping.ts';

/** A shaper for a server, with the faces of some families from the folder that holds them. */
export const loadShaper = async (folder: URL, families: readonly FontFamily[]): Promise<TextShaper> => {
  const shaper = new TextShaper(await import('harfbuzzjs'));
  const loadFace = loadFaceFrom(folder);
  const faces = families.flatMap((family) => {
    const { regular, bold, italic } = fontFamilies[family];
    return [regular.id, bold.id, italic.id];
  });
  const files = await Promise.all(faces.map(loadFace));
  faces.forEach((id, place) => {
    const bytes = files[place];
    if (bytes !== undefined) shaper.add(id, bytes);
  });
  return shaper;
};
