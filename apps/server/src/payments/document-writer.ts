import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ResumeDocument } from '@kalam/documents/blocks';
import { compose } from '@kalam/documents/compose';
import { dataUrlBytes, type Picture, readPicture } from '@kalam/documents/images/picture';
import { LayoutEngine } from '@kalam/documents/layout';
import { lookOf } from '@kalam/documents/look';
import { writePdf } from '@kalam/documents/pdf/write-pdf';
import { shaperFrom } from '@kalam/documents/shaper-node';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { fromSavedPayload } from '@kalam/domain/resumes/saved-resume';

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

const write = async (
  document: ResumeDocument,
  formatting: Formatting,
  date: string,
  pictures: ReadonlyMap<string, Picture> = new Map(),
): Promise<Uint8Array> => {
  const picture = (image: string): Picture | undefined => pictures.get(image);
  const look = lookOf(templateOf(document.template), formatting);
  const ready = await shaperFor(document, look);
  // A layout of its own for each document: nothing of one person's resume is kept for the next.
  const layout = new LayoutEngine(ready).layout({ document, look, pixels: picture });
  return writePdf({ layout, shaper: ready, picture, date });
};

/** A document that is no resume, in the look of a template. */
export const writeDocument = (document: ResumeDocument, date: string): Promise<Uint8Array> =>
  write(document, defaultFormatting, date);

/** The same file the browser makes of the same resume. */
export const writeResume = (resume: OrderResume, date: string): Promise<Uint8Array> => {
  let entry = 0;
  const data = fromSavedPayload(resume.data, () => `entry-${++entry}`);
  const document = compose({ data, template: templateOf(resume.template), date });
  const pictures = new Map<string, Picture>();
  for (const image of [
    data.personalInfo.profileImage,
    data.signature,
    ...data.certificates.map((c) => c.image),
  ]) {
    const bytes = image === undefined ? undefined : dataUrlBytes(image);
    const read = bytes && readPicture(bytes);
    if (image !== undefined && read !== undefined) pictures.set(image, read);
  }
  return write(document, resume.formatting ?? defaultFormatting, date, pictures);
};
