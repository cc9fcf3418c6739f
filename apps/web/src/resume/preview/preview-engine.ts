import { checkPrintable } from '@kalam/documents/compose/unprintable';
import { createEngine, type LaidOut, type ResumeInput } from '@kalam/documents/engine';
import type { FaceId } from '@kalam/documents/fonts/font-faces';
import { loadFaceInBrowser, registerFaceOnPage } from '@kalam/documents/fonts/load-faces-browser';
import { loadHarfbuzzInBrowser } from '@kalam/documents/fonts/load-harfbuzz-browser';
import type { Group, Item, Layout, MissingCharacter, Page } from '@kalam/documents/layout/page';
import { paintPage } from '@kalam/documents/svg/paint-page';
import type { Refusal } from '@kalam/domain/refusal';
import { partsToSend } from '@kalam/domain/resumes/letter/letter-rules';
import type { Mark, ShownPage } from './page-painter.ts';

const loadImage = async (address: string): Promise<Uint8Array> => {
  const response = await fetch(address, {
    credentials: 'same-origin',
    // A picture that does not come must not keep the page from being drawn.
    signal: AbortSignal.timeout(4_000),
  });
  if (!response.ok) throw new Error(`The image could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** One engine for every preview of the page: faces, shaped words and pictures are shared. */
const engine = createEngine({
  loadFace: loadFaceInBrowser,
  loadHarfbuzz: loadHarfbuzzInBrowser,
  loadImage,
});

export type PreviewInput = ResumeInput;

export interface PreviewPages {
  readonly pages: readonly ShownPage[];
  readonly missing: readonly MissingCharacter[];
  /** Fields of the pictures that could not be had. */
  readonly leftOut: readonly string[];
}

const wanted = new Set<FaceId>();
const onPage = new Set<FaceId>();
const facesSeen = new WeakSet<readonly Item[]>();

/** Faces that a layout draws with and the page does not have yet. Blocks looked at before are not looked at again. */
const newFaces = ({ pages }: Layout): FaceId[] => {
  for (const { groups } of pages) {
    for (const { items } of groups) {
      if (facesSeen.has(items)) continue;
      facesSeen.add(items);
      for (const item of items) if (item.kind === 'text') wanted.add(item.run.face);
    }
  }
  return [...wanted].filter((face) => !onPage.has(face));
};

const registerFaces = async (faces: readonly FaceId[]): Promise<void> => {
  await Promise.all(
    faces.map(async (face) => {
      await registerFaceOnPage(face);
      onPage.add(face);
    }),
  );
};

const isPartOf = (source: string, path: string): boolean => source === path || source.startsWith(`${path}.`);

/** A line's box around its baseline, in parts of the size. */
const ascent = 0.95;
const lineBox = 1.3;

const markOf = (group: Group, path: string): Mark | undefined => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const item of group.items) {
    if (item.kind === 'rect' || !isPartOf(item.source, path)) continue;
    const y = item.kind === 'text' ? item.y - item.style.size * ascent : item.y;
    const height = item.kind === 'text' ? item.style.size * lineBox : item.height;
    left = Math.min(left, item.x);
    top = Math.min(top, y);
    right = Math.max(right, item.x + item.width);
    bottom = Math.max(bottom, y + height);
  }
  if (left > right) return undefined;
  const room = 2.5;
  return {
    x: Math.round(group.x + left - room * 1.6),
    y: Math.round(group.y + top - room),
    width: Math.round(right - left + room * 3.2),
    height: Math.round(bottom - top + room * 2),
  };
};

const marksOf = (page: Page, path: string): Mark[] =>
  page.groups.flatMap((group) => markOf(group, path) ?? []);

const paint = (
  { layout }: LaidOut,
  editedField: string | undefined,
): Pick<PreviewPages, 'pages' | 'missing'> => ({
  pages: layout.pages.map((page) => ({
    ...paintPage(page),
    marks: editedField ? marksOf(page, editedField) : [],
  })),
  missing: layout.missing,
});

/** The pages, at once, if everything needed for them is loaded. */
export const pagesNow = (input: PreviewInput, editedField?: string): PreviewPages | undefined => {
  if (!engine.isPrepared(input)) return undefined;
  const laidOut = engine.layOut(input);
  const faces = newFaces(laidOut.layout);
  // A face of a further script: its text stands in a stand-in for a moment; a failure is retried at the next key.
  if (faces.length > 0) registerFaces(faces).catch(() => undefined);
  return { ...paint(laidOut, editedField), leftOut: engine.leftOut(input) };
};

/** Loads what the pages need; resolves when they can be drawn as they will be printed. */
export const preparePages = async (input: PreviewInput): Promise<void> => {
  await engine.prepare(input);
  await registerFaces(newFaces(engine.layOut(input).layout));
};

/** What a page is like once it is drawn. */
export interface PageFacts {
  readonly pages: number;
  /** Size of the text and width of the margin at the side, in points. */
  readonly body: number;
  readonly margin: number;
}

export const pageFacts = async (input: PreviewInput): Promise<PageFacts> => {
  await engine.prepare(input);
  const { layout, look } = engine.layOut(input);
  return { pages: layout.pages.length, body: look.body, margin: look.template.margins.side };
};

/** What the files would print as question marks. */
export const unprintableIn = async (input: PreviewInput): Promise<readonly Refusal[]> => {
  const missing: MissingCharacter[] = [];
  for (const part of partsToSend(input.data)) {
    await engine.prepare({ ...input, part });
    missing.push(...engine.layOut({ ...input, part }).layout.missing);
  }
  return checkPrintable(missing);
};

/** By how many lines the letter is longer than its page. */
export const letterLinesOver = async (input: Omit<PreviewInput, 'part'>): Promise<number> => {
  const letter = { ...input, part: 'letter' } as const;
  await engine.prepare(letter);
  return engine.layOut(letter).layout.linesOver ?? 0;
};
