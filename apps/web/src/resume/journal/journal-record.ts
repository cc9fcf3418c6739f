import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { withImage, withImages } from '@kalam/domain/resumes/images/resume-images';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { blankDraft, type Draft, withDatesByEntry } from '../draft.ts';
import { isPaidOver } from '../paid/paid-days.ts';
import { isAsPaid, type PaidMark } from '../paid/paid-mark.ts';

/** A draft as it lies on the device: pictures are named, not contained, so that a keystroke does not write them again. */
export interface JournalRecord {
  readonly id: string;
  readonly savedAt: number;
  readonly draft: Draft;
  readonly paid?: PaidMark;
}

export interface PackedDraft {
  readonly draft: Draft;
  readonly paid?: PaidMark;
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

const withPaidImages = (paid: PaidMark, swap: (image: string) => string): PaidMark => ({
  ...paid,
  resume: { ...paid.resume, data: withImages(paid.resume.data, swap) },
});

/** Swaps pictures for their names, and collects them. */
const packing = (images: Map<string, string>) => (image: string) => {
  if (!image.startsWith('data:')) return image;
  const name = nameOf(image);
  images.set(name, image);
  return `${imageMark}${name}`;
};

/** The same mark goes along with every key. */
let lastPaid: { readonly paid: PaidMark; readonly packed: ReturnType<typeof packPaidAnew> } | undefined;

const packPaidAnew = (paid: PaidMark) => {
  const images = new Map<string, string>();
  return { paid: withPaidImages(paid, packing(images)), images };
};

export const packPaid = (paid: PaidMark): ReturnType<typeof packPaidAnew> => {
  if (lastPaid?.paid !== paid) lastPaid = { paid, packed: packPaidAnew(paid) };
  return lastPaid.packed;
};

export const packDraft = (draft: Draft, paid?: PaidMark): PackedDraft => {
  const images = new Map<string, string>();
  const packed = withDraftImages(draft, packing(images));
  if (paid === undefined) return { draft: packed, images };
  const mark = packPaid(paid);
  return { draft: packed, paid: mark.paid, images: new Map([...images, ...mark.images]) };
};

/** The names of the pictures a packed draft, and what was paid for, need. */
export const imageNames = ({ draft, paid }: Pick<JournalRecord, 'draft' | 'paid'>): string[] => {
  const found: string[] = [];
  const collect = (image: string) => {
    if (image.startsWith(imageMark)) found.push(image.slice(imageMark.length));
    return image;
  };
  withDraftImages(draft, collect);
  if (paid) withPaidImages(paid, collect);
  return found;
};

const unpacking = (images: ReadonlyMap<string, string>) => (image: string) =>
  image.startsWith(imageMark) ? (images.get(image.slice(imageMark.length)) ?? '') : image;

export const unpackPaid = (packed: PaidMark, images: ReadonlyMap<string, string>): PaidMark =>
  withPaidImages(packed, unpacking(images));

/** A picture that is gone leaves its place empty; a field that an earlier release did not know gets its blank. */
export const unpackDraft = (packed: Draft, images: ReadonlyMap<string, string>): Draft => {
  const blank = blankDraft();
  const data: ResumeData = { ...blankResume(), ...packed.data };
  return withDraftImages(withDatesByEntry({ ...blank, ...packed, data }), unpacking(images));
};

const anyText = (value: unknown, ignored: ReadonlySet<string>): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => !ignored.has(name) && anyText(inner, ignored));
};

/** What is filled in without anybody typing. */
const notTyped = new Set([
  'id',
  'level',
  'marksKind',
  'declaration',
  'language',
  'exceptions',
  'order',
  'hidden',
  'page',
  'salutation',
  'closing',
]);

/** What the account gave is not missed, as long as nobody changed it. */
const withoutPrefilled = ({ data, prefilled = {} }: Draft): unknown => ({
  ...data,
  personalInfo: Object.entries(data.personalInfo)
    .filter(([field, text]) => text !== Reflect.get(prefilled, field))
    .map(([, text]) => text),
});

/** Whether a person would miss it. */
export const hasWork = (draft: Draft): boolean =>
  anyText(withoutPrefilled(draft), notTyped) ||
  anyText(draft.pendingEntries, notTyped) ||
  anyText(draft.unfinishedDates, notTyped);

/** Work nobody came back for is no longer kept on the device. */
export const keptDays = 60;

const isForgotten = (savedAt: number, now: number): boolean => now - savedAt > keptDays * 86_400_000;

/**
 * What is left of a record with time; undefined when all of it goes. Paid work goes after its days; what was typed into it
 * since is unfinished work like any other.
 */
export const keptRecord = (record: JournalRecord, now: number): JournalRecord | undefined => {
  const { paid, ...unpaid } = record;
  if (paid && !isPaidOver(paid, now)) return record;
  if (isForgotten(record.savedAt, now)) return undefined;
  if (!paid) return record;
  return paid.leaves || isAsPaid(record.draft, paid) ? undefined : unpaid;
};
