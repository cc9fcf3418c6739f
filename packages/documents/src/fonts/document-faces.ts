import type { Block, ResumeDocument } from '../compose/blocks.ts';
import type { Look } from '../templates/look.ts';
import type { Template, TextRole } from '../templates/template.ts';
import { type FaceId, fallbackFamily, fontFamilies, type LoadFace } from './font-faces.ts';
import { scriptFaces } from './script-faces.ts';
import { type Script, scriptsIn } from './scripts.ts';
import type { TextShaper } from './shaping.ts';
import { signSteps } from './sign-faces.ts';

/** The faces of a document's font and scripts: all it needs, unless they lack some of its signs. */
export const ownFaces = (document: ResumeDocument, look: Look): FaceId[] => {
  const { regular, bold, italic } = fontFamilies[look.family];
  const faces: FaceId[] = [regular.id, bold.id];
  if (drawsItalic(document, look.template)) faces.push(italic.id);
  for (const script of foreignText(document).scripts) {
    const own = scriptFaces(script, look.family);
    faces.push(own.regular.id, own.bold.id);
  }
  return faces;
};

/** The faces a document is drawn with that have not been loaded yet. */
export const missingFaces = (document: ResumeDocument, look: Look, shaper: TextShaper): FaceId[] => {
  const faces = ownFaces(document, look);
  const { regular, bold, italic } = fontFamilies[fallbackFamily];
  const fallback = [regular.id, bold.id, ...(drawsItalic(document, look.template) ? [italic.id] : [])];
  // What a face has is known once it is loaded; until then what follows it is not asked for.
  for (const step of [{ faces: fallback, reach: /./u }, ...fallbackSigns]) {
    if (!faces.every((id) => shaper.has(id))) break;
    const lacking = lacks(foreignText(document).signs, shaper, faces);
    if (lacking === '') break;
    if (step.reach.test(lacking)) faces.push(...step.faces);
  }
  return faces.filter((id) => !shaper.has(id));
};

const fallbackSigns = signSteps.map(({ faces, reach }) => ({ faces: faces.map(({ id }) => id), reach }));

/** Loads them. True when something came that may change what was laid out before. */
export const loadMissingFaces = async (
  document: ResumeDocument,
  look: Look,
  shaper: TextShaper,
  loadFace: LoadFace,
): Promise<boolean> => {
  let came = false;
  // A fallback is asked for only when all before it are there and lack something.
  for (let faces = missingFaces(document, look, shaper); faces.length > 0; ) {
    const files = await Promise.all(faces.map(loadFace));
    faces.forEach((id, index) => {
      const bytes = files[index];
      if (bytes && !shaper.has(id)) shaper.add(id, bytes);
    });
    came = true;
    faces = missingFaces(document, look, shaper);
  }
  return came;
};

const lacks = (signs: string, shaper: TextShaper, faces: readonly FaceId[]): string =>
  [...signs].filter((sign) => !faces.some((id) => shaper.draws(sign, id))).join('');

interface ForeignText {
  /** Every character beyond ASCII, which all faces have, once. */
  readonly signs: string;
  readonly scripts: ReadonlySet<Script>;
}

/** The Indian scripts a document is written in, in the order they occur. */
export const scriptsOf = (document: ResumeDocument): ReadonlySet<Script> => foreignText(document).scripts;

const foreignTexts = new WeakMap<ResumeDocument, ForeignText>();

const foreignText = (document: ResumeDocument): ForeignText => {
  const known = foreignTexts.get(document);
  if (known) return known;
  const texts: string[] = [];
  collectTexts(document, texts);
  const text = texts.join('\n');
  const found = { signs: [...new Set(text.match(/[^\n -~]/gu))].join(''), scripts: scriptsIn(text) };
  foreignTexts.set(document, found);
  return found;
};

const collectTexts = (value: unknown, texts: string[]): void => {
  if (typeof value === 'string') texts.push(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) if (!silent.has(name)) collectTexts(part, texts);
};

/** What a document carries without drawing it. */
const silent: ReadonlySet<string> = new Set(['image', 'href', 'source', 'author', 'alt', 'words']);

const drawsItalic = ({ headline, sections }: ResumeDocument, template: Template): boolean => {
  const slanted = (role: TextRole): boolean => template.text[role].face === 'italic';
  const everywhere = (Object.keys(template.text) as TextRole[]).some(
    (role) => slanted(role) && role !== 'headline' && role !== 'subtitle' && role !== 'tag',
  );
  if (everywhere || (headline && slanted('headline'))) return true;
  const blocks = sections.flatMap((section) => section.blocks);
  return (
    (slanted('subtitle') && blocks.some((block) => block.kind === 'entry' && block.subtitle !== undefined)) ||
    (slanted('tag') && blocks.some((block) => drawsTags(block, template)))
  );
};

const drawsTags = (block: Block, template: Template): boolean =>
  (block.kind === 'entry' && block.tags.length > 0) ||
  (block.kind === 'skills' && template.skills === 'chips') ||
  (block.kind === 'items' && template.tags === 'chips');
