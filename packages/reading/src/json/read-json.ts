import type { Today } from '@kalam/domain/calendar/calendar-day';
import { type Refusal, refuse } from '@kalam/domain/refusal';
import { checkImage } from '@kalam/domain/resumes/images/image-rules';
import { withImages } from '@kalam/domain/resumes/images/resume-images';
import { importJsonResume } from '@kalam/domain/resumes/json-resume/json-resume-import';
import type { ToDecide } from '@kalam/domain/resumes/json-resume/json-resume-reader';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { ReadField, ReadResume } from '../reading-result.ts';
import { formattingOf, resumeDataOf } from './own-file-shape.ts';
import { ownKind } from './own-kind.ts';

interface LeftOutPart {
  readonly path: string;
  readonly text: string;
}

interface JsonFile {
  readonly kind: 'json-resume' | 'kalam';
  readonly data: ResumeData;
  readonly look?: NonNullable<ReadResume['look']>;
  readonly leftOut: readonly LeftOutPart[];
  readonly toDecide: readonly ToDecide[];
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isOwn = (document: unknown): document is Record<string, unknown> =>
  typeof document === 'object' && document !== null && 'kind' in document && document.kind === ownKind;

/** Pictures of another account's store cannot be had here, and others are none of ours. */
const withoutStrangePictures = (data: ResumeData): Pick<JsonFile, 'data' | 'leftOut'> => {
  const leftOut: LeftOutPart[] = [];
  const kept = withImages(data, (image, path) => {
    if (image.startsWith('data:') && !checkImage(image)) return image;
    leftOut.push({ path, text: image.slice(0, 60) });
    return undefined;
  });
  return { leftOut, data: kept };
};

const readOwn = (document: Record<string, unknown>): JsonFile | undefined => {
  const data = resumeDataOf(document.data);
  if (data === undefined) return undefined;
  const formatting = formattingOf(document.formatting);
  const template = typeof document.template === 'string' ? document.template.slice(0, 64) : undefined;
  return {
    kind: 'kalam',
    toDecide: [],
    ...withoutStrangePictures(data),
    look: { ...(template && { template }), ...(formatting && { formatting }) },
  };
};

/** Neither text nor asked for in the review. */
const isAside = (path: string): boolean =>
  /(?:^|\.)(?:id|kind|level|marksKind|degree|image|profileImage|signature|language)$|^(?:arrangement\.(?:order|hidden)|page|letter|exceptions)(?:\.|$)/.test(
    path,
  );

/** Every text of the resume, by its path. */
const textsOf = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return value === '' || isAside(path) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path}.${key}`));
};

const isDate = (path: string): boolean => /\.(?:startDate|endDate|graduationDate|date)$/.test(path);

/** Where the resume holds what the file left open. */
const openFields = (data: ResumeData, { what, text }: ToDecide): readonly ReadField[] => {
  const found = textsOf(data).find(
    ([path, value]) => value === text && (what === 'date' ? isDate(path) : path.endsWith('.degreeName')),
  );
  if (!found) return [];
  const [path, value] = found;
  const isLevel = what === 'level';
  return [
    {
      path: isLevel ? path.replace(/degreeName$/, 'degree') : path,
      value: isLevel ? '' : value,
      written: text,
      confidence: 'check',
      boxes: [],
    },
  ];
};

/** Nothing of a file of fields is in doubt but what it left open itself. */
const asReading = ({ kind, data, look, leftOut, toDecide }: JsonFile, newId: () => string): ReadResume => {
  const open = toDecide.flatMap((one) => openFields(data, one));
  const isOpen = new Set(open.map(({ path }) => path));
  const sure = textsOf(data)
    .filter(([path]) => !isOpen.has(path))
    .map(([path, value]): ReadField => ({ path, value, confidence: 'sure', boxes: [] }));
  return {
    source: kind,
    data,
    fields: [...open, ...sure],
    tray: leftOut.map(({ path, text }) => ({ id: newId(), text: `${path}: ${text}`, boxes: [] })),
    notes: [],
    pages: [],
    ...(look && { look }),
  };
};

/** Reads JSON Resume or our own file. Nothing is refused for breaking a rule: it is flagged at its field (decision 54). */
export const readJson = (
  text: string,
  { newId, today }: { readonly newId: () => string; readonly today: Today },
): { readonly refusal: Refusal } | ReadResume => {
  const document = parse(text);
  if (document === undefined) return { refusal: refuse('import-not-json') };
  if (isOwn(document)) {
    const own = readOwn(document);
    return own ? asReading(own, newId) : { refusal: refuse('import-not-json-resume') };
  }
  const read = importJsonResume(document, newId, today);
  return read.refusal ? { refusal: read.refusal } : asReading({ kind: 'json-resume', ...read }, newId);
};
