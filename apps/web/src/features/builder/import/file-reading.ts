import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { ReadField, ReadResume } from '@kalam/reading/reading-result';
import type { ResumeFile } from './resume-file.ts';

type Taken = Extract<ResumeFile, { readonly refusal?: undefined }>;

/** Every text of the resume, by its path. */
const textsOf = (value: unknown, path = ''): (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path}.${key}`));
};

const isDate = (path: string): boolean => /\.(?:startDate|endDate|graduationDate|date)$/.test(path);

/** Where the resume holds what the file left open. */
const doubtful = (data: ResumeData, { what, text }: Taken['toDecide'][number]): readonly ReadField[] => {
  const found = textsOf(data).filter(
    ([path, value]) => value === text && (what === 'date' ? isDate(path) : path.endsWith('.degreeName')),
  );
  return found.slice(0, 1).map(([path, value]) => ({
    path: what === 'date' ? path : path.replace(/degreeName$/, 'degree'),
    value: what === 'date' ? value : '',
    written: text,
    confidence: 'check',
    boxes: [],
  }));
};

/** A file of fields as a reading: nothing of it is in doubt but what it left open itself. */
export const readingOfFile = ({ kind, data, look, leftOut, toDecide }: Taken): ReadResume => ({
  source: kind,
  data,
  fields: toDecide.flatMap((one) => doubtful(data, one)),
  tray: leftOut.map(({ path, text }, index) => ({ id: String(index), text: `${path}: ${text}`, boxes: [] })),
  notes: [],
  pages: [],
  look,
});
