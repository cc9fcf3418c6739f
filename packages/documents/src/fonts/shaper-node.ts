import type { ResumeDocument } from '../compose/blocks.ts';
import type { Look } from '../templates/look.ts';
import { loadMissingFaces } from './document-faces.ts';
import { loadFaceFrom } from './load-faces-node.ts';
import { loadHarfbuzzInNode } from './load-harfbuzz-node.ts';
import { TextShaper } from './shaping.ts';

/** A shaper for a server, which gets from a folder the faces that each document needs, and keeps them. */
export const shaperFrom = (folder: URL): ((document: ResumeDocument, look: Look) => Promise<TextShaper>) => {
  const loadFace = loadFaceFrom(folder);
  let starting: Promise<TextShaper> | undefined;
  const start = async (): Promise<TextShaper> => new TextShaper(await loadHarfbuzzInNode());
  return async (document, look) => {
    starting ??= start();
    const shaper = await starting;
    await loadMissingFaces(document, look, shaper, loadFace);
    return shaper;
  };
};
