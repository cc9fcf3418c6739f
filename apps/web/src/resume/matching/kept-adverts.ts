import { isRecord } from '../../platform/is-record.ts';
import type { Advert } from './advert.ts';

/** An advert that a resume was compared with, on this device alone. */
export interface KeptAdvert extends Advert {
  /** The saved resume, or the work in the builder that is not saved yet. */
  readonly resume: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** Signing out clears it with everything else in this storage (S1 §4). */
const storageKey = 'kalam-adverts';
const mostKept = 12;
/** As long as unfinished work. */
const keptMs = 60 * 86_400_000;

const isKept = (value: unknown): value is KeptAdvert =>
  isRecord(value) &&
  typeof value.resume === 'string' &&
  typeof value.text === 'string' &&
  typeof value.keptAt === 'number' &&
  [value.title, value.company, value.url].every((part) => part === undefined || typeof part === 'string');

/** Of whatever lies in the storage, what is whole and not too old, the newest first. */
export const readKeptAdverts = (stored: string | null, now: number): readonly KeptAdvert[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(isKept).filter(({ keptAt }) => now - keptAt < keptMs);
  } catch {
    return [];
  }
};

/** One a resume, and not more than a device should carry. */
export const withAdvert = (kept: readonly KeptAdvert[], advert: KeptAdvert): readonly KeptAdvert[] =>
  [advert, ...kept.filter(({ resume }) => resume !== advert.resume)].slice(0, mostKept);

const all = (): readonly KeptAdvert[] => {
  try {
    return readKeptAdverts(localStorage.getItem(storageKey), Date.now());
  } catch {
    return [];
  }
};

/** Where nothing can be kept the window works all the same, for this once. */
const put = (kept: readonly KeptAdvert[]): void => {
  try {
    if (kept.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {}
};

export const keptAdvert = (resume: string): KeptAdvert | undefined =>
  all().find((one) => one.resume === resume);

/** What another resume was last compared with: the same job is often held beside several. */
export const lastAdvert = (): KeptAdvert | undefined => all()[0];

export const keepAdvert = (resume: string, { text, title, company, url }: Advert): void =>
  put(withAdvert(all(), { resume, keptAt: Date.now(), text, title, company, url }));

export const dropAdvert = (resume: string): void => put(all().filter((one) => one.resume !== resume));
