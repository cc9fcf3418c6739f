import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { withImage, withImages } from '@kalam/domain/resumes/images/resume-images';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { blankDraft, type Draft, withDatesByEntry } from '../draft.ts';

/** A draft as it lies on the device: pictures are named, not contained, so that a keystroke does not write them again. */
export interface JournalRecord {
  readonly id: string;
  readonly savedAt: number;
  readonly draft: Draft;
}

export interface PackedDraft {
  readonly draft: Draft;
  /** Pictures by name. */
  readonly images: ReadonlyMap<string, string>;
}

const imageMark = 'journal-image:';

/** Two 32-bit hashes and the length: enough to tell the few pictures of one device apart, and immediate. */
const hashOf = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + (a >>> 15);
  }
  return `${text.length.toString(36)}-${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
};

const names = new Map<string, string>();

const nameOf = (image: string): string => {
  const known = names.get(image);
  if (known !== undefined) return known;
  const name = hashOf(image);
  names.set(image, name);
  return name;
};

/** The pictures of a draft are those of its resume and that of a certificate not yet added. */
const withDraftImages = (draft: Draft, swap: (image: string) => string): Draft => {
  const { data, pendingEntries } = draft;
  const { certificates: pending } = pendingEntries;
  return {
    ...draft,
    data: withImages(data, swap),
    pendingEntries: pending
      ? { ...pendingEntries, certificates: withImage(pending, 'image', swap) }
      : pendingEntries,
  };
};

export const packDraft = (draft: Draft): PackedDraft => {
  const images = new Map<string, string>();
  const packed = withDraftImages(draft, (image) => {
    if (!image.startsWith('data:')) return image;
    const name = nameOf(image);
    images.set(name, image);
    return `${imageMark}${name}`;
  });
  return { draft: packed, images };
};

/** The names of the pictures a packed draft needs. */
export const imageNames = (packed: Draft): string[] => {
  const found: string[] = [];
  withDraftImages(packed, (image) => {
    if (image.startsWith(imageMark)) found.push(image.slice(imageMark.length));
    return image;
  });
  return found;
};

/** A picture that is gone leaves its place empty; a field that an earlier release did not know gets its blank. */
export const unpackDraft = (packed: Draft, images: ReadonlyMap<string, string>): Draft => {
  const blank = blankDraft();
  const data: ResumeData = { ...blankResume(), ...packed.data };
  return withDraftImages(withDatesByEntry({ ...blank, ...packed, data }), (image) =>
    image.startsWith(imageMark) ? (images.get(image.slice(imageMark.length)) ?? '') : image,
  );
};

const anyText = (value: unknown, ignored: ReadonlySet<string>): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => !ignored.has(name) && anyText(inner, ignored));
};

/** What is filled in without anybody typing. */
const notTyped = new Set(['id', 'level', 'declaration', 'language']);

/** Whether a person would miss it. */
export const hasWork = ({ data, pendingEntries, unfinishedDates }: Draft): boolean =>
  anyText(data, notTyped) || anyText(pendingEntries, notTyped) || anyText(unfinishedDates, notTyped);

/** Work nobody came back for is no longer kept on the device. */
export const keptDays = 60;

export const isForgotten = (savedAt: number, now: number): boolean => now - savedAt > keptDays * 86_400_000;
