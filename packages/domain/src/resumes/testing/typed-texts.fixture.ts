import { descriptionLines } from '../fields/description-text.ts';
import type { ResumeData } from '../resume-model.ts';

/** What is chosen or drawn, not written; dates, which the page writes in its own way; and the birth date, which is not printed. */
const unwritten = new Set([
  'id',
  'dateOfBirth',
  'degree',
  'kind',
  'level',
  'marksKind',
  'language',
  'startDate',
  'endDate',
  'graduationDate',
  'date',
  'profileImage',
  'image',
  'signature',
  // In the words of the page's language.
  'declaration',
  'exceptions',
  'order',
  'hidden',
]);

const schemeAndEnd = /^https?:\/\/(?:www\.)?|\/$/g;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return descriptionLines(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (unwritten.has(name) ? [] : textsIn(part)));
};

/** Every text of a resume that a page must show, line by line; of an address, what a reader needs to find it. */
export const typedTexts = (data: ResumeData): string[] =>
  textsIn(data).map((text) => (/^https?:\/\//.test(text) ? text.replace(schemeAndEnd, '') : text));

/** Line breaks, spaces and capitals are the page's business; readers of PDF write CO₂ as CO2. */
const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** The typed texts that a page, read back, does not show. */
export const textsMissingIn = (page: string, data: ResumeData): string[] => {
  const shown = bare(page);
  return typedTexts(data).filter((text) => !shown.includes(bare(text)));
};
