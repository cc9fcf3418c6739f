import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ResumeDocument } from '@kalam/documents/compose/blocks';
import { checkPrintable } from '@kalam/documents/compose/unprintable';
import { createEngine, type EngineHost, type ResumeInput } from '@kalam/documents/engine';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import type { MissingCharacter } from '@kalam/documents/layout/page';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { Refusal } from '@kalam/domain/refusal';
import { documentWords } from '@kalam/domain/resumes/document-words';
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

const engine = createEngine({
  loadHarfbuzz: loadHarfbuzzInNode,
  // Looked for when the first document is written: most servers start without needing it.
  loadFace: async (id) => {
    found ??= loadFaceFrom(findFonts());
    return found(id);
  },
  isUsable,
});

/** One document at a time, and nothing of one person's is kept for the next. */
const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } finally {
    engine.forget();
  }
};

/** A document as it travels between threads: its words hold functions, and stay behind. */
export type WordlessDocument = Omit<ResumeDocument, 'words'>;

/** A document that is no resume, in English and in the look of a template. */
export const writeDocument = (document: WordlessDocument, date: string): Promise<Uint8Array> => {
  const composed = { ...document, words: documentWords.en };
  return writing(() =>
    engine.pdf({ composed, template: document.template, formatting: defaultFormatting, date }),
  );
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
