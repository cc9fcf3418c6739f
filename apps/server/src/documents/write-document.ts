import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ResumeDocument, shownImages, withoutImages } from '@kalam/documents/compose/blocks';
import { compose } from '@kalam/documents/compose/compose';
import { documentWords } from '@kalam/documents/compose/document-words';
import { checkPrintable } from '@kalam/documents/compose/unprintable';
import { shaperFrom } from '@kalam/documents/fonts/shaper-node';
import { dataUrlBytes, type Picture, readPicture } from '@kalam/documents/images/picture';
import { LayoutEngine } from '@kalam/documents/layout/layout';
import { writePdf } from '@kalam/documents/pdf/write-pdf';
import { lookOf } from '@kalam/documents/templates/look';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { Refusal } from '@kalam/domain/refusal';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { canBeDecoded } from '@kalam/domain/resumes/images/image-bytes';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { fromSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { inflateWithin } from './inflate-within.ts';

/** The folder is the same one whether we run from the sources or from a bundle of them. */
const findFonts = (): URL => {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const fonts = join(folder, 'packages', 'documents', 'fonts');
    if (existsSync(fonts)) return pathToFileURL(`${fonts}/`);
    if (dirname(folder) === folder) throw new Error('packages/documents/fonts is missing');
  }
};

type ShaperFor = ReturnType<typeof shaperFrom>;

let found: ShaperFor | undefined;

/** Looked for when the first document is written: most servers start without needing it. */
const shaperFor: ShaperFor = (document, look) => {
  found ??= shaperFrom(findFonts());
  return found(document, look);
};

type FindPicture = (image: string) => Picture | undefined;

const layOut = async (document: ResumeDocument, formatting: Formatting, picture: FindPicture) => {
  const look = lookOf(templateOf(document.template), formatting);
  const shaper = await shaperFor(document, look);
  // A layout of its own for each document: nothing of one person's resume is kept for the next.
  return { shaper, layout: new LayoutEngine(shaper).layout({ document, look, pixels: picture }) };
};

const write = async (
  document: ResumeDocument,
  formatting: Formatting,
  date: string,
  pictures: ReadonlyMap<string, Picture> = new Map(),
): Promise<Uint8Array> => {
  const picture: FindPicture = (image) => pictures.get(image);
  const { shaper, layout } = await layOut(document, formatting, picture);
  return writePdf({ layout, shaper, picture, date });
};

/** A document as it travels between threads: its words hold functions, and stay behind. */
export type WordlessDocument = Omit<ResumeDocument, 'words'>;

/** A document that is no resume, in English and in the look of a template. */
export const writeDocument = (document: WordlessDocument, date: string): Promise<Uint8Array> =>
  write({ ...document, words: documentWords.en }, defaultFormatting, date);

export interface WrittenResume {
  readonly bytes: Uint8Array;
  /** Fields of the pictures that could not be put into it. */
  readonly leftOut: readonly string[];
}

/** They were looked at when the order was made; one that slipped through all the same is left out, not the file. */
const readPictures = async (images: readonly string[]): Promise<ReadonlyMap<string, Picture>> => {
  const pictures = new Map<string, Picture>();
  for (const image of new Set(images)) {
    const bytes = dataUrlBytes(image);
    const picture = bytes && readPicture(bytes);
    if (picture && (await canBeDecoded(picture, inflateWithin))) pictures.set(image, picture);
  }
  return pictures;
};

const composeResume = (resume: OrderResume, date: string): ResumeDocument => {
  let entry = 0;
  const data = fromSavedPayload(resume.data, () => `entry-${++entry}`);
  return compose({ data, template: templateOf(resume.template), date });
};

/** What the file of a resume would print as question marks. */
export const unprintableIn = async (resume: OrderResume, date: string): Promise<readonly Refusal[]> => {
  const document = composeResume(resume, date);
  const { layout } = await layOut(document, resume.formatting ?? defaultFormatting, () => undefined);
  return checkPrintable(layout.missing);
};

/** The same file the browser makes of the same resume. */
export const writeResume = async (resume: OrderResume, date: string): Promise<WrittenResume> => {
  const composed = composeResume(resume, date);
  const shown = shownImages(composed);
  const pictures = await readPictures(shown.map(({ image }) => image));
  const document = withoutImages(composed, (image) => !pictures.has(image));
  const bytes = await write(document, resume.formatting ?? defaultFormatting, date, pictures);
  return { bytes, leftOut: shown.flatMap(({ image, source }) => (pictures.has(image) ? [] : [source])) };
};
