import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bill } from '@kalam/documents/bill/bill';
import { createBillWriter } from '@kalam/documents/bill/write-bill';
import { checkPrintable } from '@kalam/documents/compose/unprintable';
import { createEngine, type EngineHost, type ResumeInput } from '@kalam/documents/engine';
import { createOutlines } from '@kalam/documents/fonts/glyph-outlines-node';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import type { MissingCharacter } from '@kalam/documents/layout/page';
import { pagePicture } from '@kalam/documents/svg/page-picture';
import { writeText } from '@kalam/documents/text/write-text';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { Refusal } from '@kalam/domain/refusal';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { canBeDecoded } from '@kalam/domain/resumes/images/image-bytes';
import { partsToSend } from '@kalam/domain/resumes/letter/letter-rules';
import type { DocumentPart } from '@kalam/domain/resumes/saved/download-rules';
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

let found: EngineHost['loadFace'] | undefined;

let unpacking: Promise<unknown> = Promise.resolve();

/** They were looked at when the order was made; one that slipped through all the same is left out, not the file. */
const isUsable: EngineHost['isUsable'] = (picture) => {
  // One at a time: several unpacked at once would take the memory of all of them.
  const answer = unpacking.then(() => canBeDecoded(picture, inflateWithin));
  unpacking = answer.catch(() => undefined);
  return answer;
};

/** Looked for when the first document is written: most servers start without needing it. */
const loadFace: EngineHost['loadFace'] = async (id) => {
  found ??= loadFaceFrom(findFonts());
  return found(id);
};

const host: EngineHost = { loadHarfbuzz: loadHarfbuzzInNode, loadFace, isUsable };
const engine = createEngine(host);
const outlines = createOutlines(loadFace);

/** An invoice, a receipt or a credit note. */
export const writeBill: (bill: Bill, date: string) => Promise<Uint8Array> = createBillWriter(host);

/** One document at a time, and nothing of one person's is kept for the next. */
const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } finally {
    engine.forget();
  }
};

export interface WrittenResume {
  readonly bytes: Uint8Array;
  /** Fields of the pictures that could not be put into it. */
  readonly leftOut: readonly string[];
}

const inputOf = (resume: OrderResume, date: string, part: DocumentPart): ResumeInput => {
  let entry = 0;
  const data = fromSavedPayload(resume.data, () => `entry-${++entry}`);
  return { data, template: resume.template, formatting: resume.formatting ?? defaultFormatting, date, part };
};

/** What the files of a resume would print as question marks. */
export const unprintableIn = (resume: OrderResume, date: string): Promise<readonly Refusal[]> =>
  writing(async () => {
    const missing: MissingCharacter[] = [];
    for (const part of partsToSend(resume.data)) {
      const input = inputOf(resume, date, part);
      await engine.prepare(input);
      missing.push(...engine.layOut(input).layout.missing);
    }
    return checkPrintable(missing);
  });

/** The same file the browser makes of the same resume. */
export const writeResume = (
  resume: OrderResume,
  date: string,
  part: DocumentPart = 'resume',
): Promise<WrittenResume> =>
  writing(async () => {
    const input = inputOf(resume, date, part);
    return { bytes: await engine.pdf(input), leftOut: engine.leftOut(input) };
  });

/** A resume for somebody who has no program of ours: the file, a picture of each page, and what a screen reader reads. */
export interface WrittenPages extends WrittenResume {
  /** SVG without fonts, scripts or addresses. */
  readonly pages: readonly string[];
  readonly text: string;
}

export const writePages = (resume: OrderResume, date: string): Promise<WrittenPages> =>
  writing(async () => {
    const input = inputOf(resume, date, 'resume');
    const bytes = await engine.pdf(input);
    const { document, layout } = engine.layOut(input);
    const glyphs = await outlines(layout.pages);
    return {
      bytes,
      leftOut: engine.leftOut(input),
      pages: layout.pages.map((page) => pagePicture(page, glyphs, photoOf)),
      text: writeText(document),
    };
  });

const photoOf = (image: string): string | undefined => {
  const picture = engine.picture(image);
  return picture && `data:image/${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`;
};
