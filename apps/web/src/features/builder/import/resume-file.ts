import { type Today, visitorToday } from '@kalam/domain/calendar/calendar-day';
import { type Refusal, refuse } from '@kalam/domain/refusal';
import { checkImage } from '@kalam/domain/resumes/images/image-rules';
import { withImages } from '@kalam/domain/resumes/images/resume-images';
import { toJsonResume } from '@kalam/domain/resumes/json-resume/json-resume';
import { importJsonResume } from '@kalam/domain/resumes/json-resume/json-resume-import';
import type { ToDecide } from '@kalam/domain/resumes/json-resume/json-resume-reader';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { Draft } from '../../../resume/draft.ts';
import { formattingOf, resumeDataOf } from './own-file-shape.ts';

/** Marks our own file, which carries everything: dates of birth, declaration, look. */
const ownKind = 'kalam-resume';

type Look = Partial<Pick<Draft, 'template' | 'formatting'>>;

export interface LeftOutPart {
  readonly path: string;
  readonly text: string;
}

export type ResumeFile =
  | { readonly refusal: Refusal }
  | {
      readonly refusal?: undefined;
      readonly kind: 'json-resume' | 'kalam';
      readonly data: ResumeData;
      readonly look: Look;
      readonly leftOut: readonly LeftOutPart[];
      readonly toDecide: readonly ToDecide[];
    };

/** Larger than any resume with its pictures; reading more would only stop the page. */
export const fileLimitMegabytes = 20;

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
const withoutStrangePictures = (data: ResumeData): { data: ResumeData; leftOut: LeftOutPart[] } => {
  const leftOut: LeftOutPart[] = [];
  const kept = withImages(data, (image, path) => {
    if (image.startsWith('data:') && !checkImage(image)) return image;
    leftOut.push({ path, text: image.slice(0, 60) });
    return undefined;
  });
  return { leftOut, data: kept };
};

const readOwn = (document: Record<string, unknown>): ResumeFile => {
  const data = resumeDataOf(document.data);
  if (data === undefined) return { refusal: refuse('import-not-json-resume') };
  const formatting = formattingOf(document.formatting);
  const template = typeof document.template === 'string' ? document.template.slice(0, 64) : undefined;
  return {
    kind: 'kalam',
    toDecide: [],
    ...withoutStrangePictures(data),
    look: {
      ...(template ? { template } : {}),
      ...(formatting ? { formatting } : {}),
    },
  };
};

/** Reads either form. Nothing is refused for breaking a rule: it is flagged at its field (decisions 54). */
export const readResumeFile = (
  text: string,
  newId: () => string,
  today: Today = visitorToday(new Date()),
): ResumeFile => {
  const document = parse(text);
  if (document === undefined) return { refusal: refuse('import-not-json') };
  if (isOwn(document)) return readOwn(document);
  const read = importJsonResume(document, newId, today);
  if (read.refusal) return { refusal: read.refusal };
  return { kind: 'json-resume', look: {}, ...read };
};

export const writeOwnFile = ({ data, template, formatting }: Draft): string =>
  JSON.stringify({ kind: ownKind, version: 1, template, formatting, data }, undefined, 2);

export const writeJsonResume = ({ data }: Draft, now: Date): string =>
  JSON.stringify(toJsonResume(data, now.toISOString()), undefined, 2);
