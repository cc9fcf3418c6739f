import { type Refusal, refuse } from '../refusal.ts';

/** "Keep this resume for me": one copy, on its way from the browser that registered to the one that signs in. */
export const keptResumeLimits = {
  /** As it is sent, in bytes of JSON: some forty pages of an Indian script. */
  bytes: 256 * 1024,
  days: 7,
  /** Entries of one list; a saved resume has fewer. */
  entries: 200,
  /** Held for one network at a time. A usual resume takes 10 KB, and a network may be a phone company's. */
  networkBytes: 20_000_000,
} as const;

export const keptResumeExpiry = (since: Date): Date =>
  new Date(since.getTime() + keptResumeLimits.days * 24 * 60 * 60 * 1000);

/** A picture inside, or the address of a stored one. */
const picture = /^(?:data:image\/|\/api\/images\/)/;

const isPicture = (value: unknown): boolean => typeof value === 'string' && picture.test(value);

const hasPicture = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasPicture) : isPicture(value);

/** The same without pictures, wherever they stand; every picture of a resume may be missing. */
export const withoutPictures = <Part>(part: Part): Part => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(withoutPictures) as Part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => !isPicture(value))
      .map(([name, value]) => [name, withoutPictures(value)]),
  ) as Part;
};

/** Half a surrogate pair counts for half of its four bytes. */
const bytesOf = (code: number): number => {
  if (code < 0x80) return 1;
  return code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
};

/** As JSON in UTF-8, the form it is sent in. */
export const keptResumeBytes = (resume: unknown): number => {
  const text = JSON.stringify(resume);
  let bytes = 0;
  for (let place = 0; place < text.length; place++) bytes += bytesOf(text.charCodeAt(place));
  return bytes;
};

/** What is kept is unfinished work: it need not pass the rules of a resume. */
export const checkKeptResume = (resume: unknown): Refusal | undefined => {
  if (hasPicture(resume)) return refuse('kept-resume-pictures');
  return keptResumeBytes(resume) > keptResumeLimits.bytes
    ? refuse('kept-resume-large', { kilobytes: keptResumeLimits.bytes / 1024 })
    : undefined;
};
