import type { Refusal } from '@kalam/domain/refusal';
import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import { assemble } from '../draft/assemble.ts';
import { layoutOf } from '../layout/blocks-of-page.ts';
import { blocksFromTags } from '../pdf/blocks-from-tags.ts';
import type { OwnText } from '../pdf/own-marks.ts';
import type { PageTag } from '../pdf/page/read-page.ts';
import { type ReadPdf, readPdf } from '../pdf/read-pdf.ts';
import { sectionsOf } from '../sections/find-sections.ts';
import type { Traced } from '../text/traced-text.ts';
import type { ProofOptions } from './prove-file.ts';
import { type ReadBack, type Tagged, taggedFields } from './read-back.ts';
import { pdfWarnings } from './warnings/pdf-warnings.ts';

/** Opens a PDF once for all readers. A file that nobody can read is no failure: it is what has to be told. */
export const readBackPdf = async (
  bytes: Uint8Array,
  words: DocumentWords,
  options: ProofOptions,
): Promise<ReadBack | { readonly refusal: Refusal }> => {
  const read = await readPdf(bytes, options);
  if (read.refusal) return unreadable(read.refusal);
  const { placed, text } = read;
  const { blocks, marks } = layoutOf(placed);
  const sections = sectionsOf(blocks);
  const ids = { newId: () => '', today: options.today };
  const { resume } = assemble({ source: 'pdf', text, sections, marks, placed }, ids);
  return {
    format: 'pdf',
    text,
    body: withoutMarks(text, marks),
    page: { data: resume.data, sections },
    tagged: taggedBy(read, words, ids),
    placed,
    warnings: pdfWarnings(bytes, read, { blocks, sections }),
  };
};

const unreadable = (refusal: Refusal): ReadBack | { readonly refusal: Refusal } => {
  const kind =
    refusal.code === 'import-pdf-locked'
      ? 'locked'
      : refusal.code === 'import-pdf-picture'
        ? 'text-in-picture'
        : undefined;
  if (!kind) return { refusal };
  return {
    format: 'pdf',
    text: '',
    body: '',
    tagged: { kind: 'nothing' },
    warnings: [{ kind, what: '', boxes: [] }],
  };
};

/** A line's end in their place, so that every other sign keeps its own. */
const withoutMarks = (text: string, marks: readonly Traced[]): string => {
  const units = text.split('');
  for (const { at } of marks) for (const place of at) if (place >= 0) units[place] = '\n';
  return units.join('');
};

const taggedBy = (read: ReadPdf, words: DocumentWords, options: Parameters<typeof assemble>[1]): Tagged => {
  const { own, tags, text, readings } = read;
  const named = new Set(readings.flatMap((page) => idsOf(page.tags)));
  if (own && named.size > 0) {
    const texts = own.texts.flatMap((one) => tagged(one, named));
    return taggedFields(texts, words, text);
  }
  if (!tags) return { kind: 'nothing' };
  const sections = sectionsOf(blocksFromTags(tags));
  const { resume } = assemble({ source: 'pdf', text, sections }, options);
  return { kind: 'structure', page: { data: resume.data, sections } };
};

const idsOf = (tag: PageTag | undefined): readonly string[] =>
  tag ? [...(tag.id === undefined ? [] : [tag.id]), ...(tag.children ?? []).flatMap(idsOf)] : [];

/** What is in no tag is not heard by those who follow the tags. */
const tagged = (one: OwnText, named: ReadonlySet<string>): OwnText[] => {
  const runs = one.runs.filter(({ mark }) => mark !== undefined && named.has(mark));
  if (runs.length === one.runs.length) return [one];
  const text = runs.map(({ run, after }) => run.text + (after && ' ')).join('');
  return runs.length > 0 ? [{ ...one, text, runs }] : [];
};
