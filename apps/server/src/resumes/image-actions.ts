import { createHash } from 'node:crypto';
import { at, type Refusal, refuse } from '@kalam/domain/refusal';
import { takeImage } from '@kalam/domain/resumes/images/image-bytes';
import { checkOwnedImages, imageAddressOf, imageHashIn } from '@kalam/domain/resumes/images/image-rules';
import { imagesOf, withImages } from '@kalam/domain/resumes/images/resume-images';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { isRunning } from '@kalam/domain/subscriptions/subscription-machine';
import type { Db, Tx } from '../database/database.ts';
import { inflateWithin } from '../documents/inflate-within.ts';
import { Refused, refused, throwIfRefused } from '../failures/refused.ts';
import { findCurrentSubscription, lockSubscriber } from '../subscriptions/current-subscription.ts';
import { findOwnImage } from './image-owners.ts';
import { countOwnImages, holdOwnImages, insertImages, ownsImage, type StoredImage } from './image-queries.ts';

const readDataUrl = async (dataUrl: string): Promise<StoredImage | Refusal> => {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const taken = await takeImage(sent, inflateWithin);
  if ('code' in taken) return taken;
  const bytes = Buffer.from(taken.bytes);
  return { ...taken, hash: createHash('sha256').update(bytes).digest('hex'), bytes };
};

const refuseTooMany = async (tx: Tx, userId: string, hasPlan: boolean): Promise<void> =>
  throwIfRefused(checkOwnedImages(await countOwnImages(tx, userId), hasPlan));

/** Stores a picture ahead of the save that shows it. */
export const uploadImage = async (
  { db, now }: { readonly db: Db; readonly now: () => Date },
  userId: string,
  dataUrl: string,
): Promise<{ hash: string; url: string }> => {
  const image = await readDataUrl(dataUrl);
  if ('code' in image) throw new Refused(at('image', image));
  await db.transaction(async (tx) => {
    // One after another for a person, or many at once would all pass the limit.
    await lockSubscriber(tx, userId);
    await insertImages(tx, userId, [image], now());
    const hasPlan = isRunning(await findCurrentSubscription(tx, userId), now());
    await refuseTooMany(tx, userId, hasPlan);
  });
  return { hash: image.hash, url: imageAddressOf(image.hash) };
};

/** Only for who brought it; for everybody else it does not exist. */
export const readOwnImage = async (
  db: Db,
  userId: string,
  hash: string,
): Promise<Pick<StoredImage, 'mediaType' | 'bytes'>> => {
  const image = await findOwnImage(db, userId, hash);
  if (image === undefined) throw refused('not-found');
  return image;
};

export const requireOwnImage = async (db: Db, userId: string, hash: string): Promise<void> => {
  if (!(await ownsImage(db, userId, hash))) throw refused('not-found');
};

/** A resume whose images were looked at, before any transaction begins. */
export interface CheckedImages {
  readonly data: SavedResume;
  readonly sent: ReadonlyMap<string, StoredImage>;
}

/** `drop` leaves out an image that cannot be read, for a resume that is paid for and must not be lost over a photo. */
type BadImages = 'refuse' | 'drop';

export const checkImages = async (data: SavedResume, bad: BadImages = 'refuse'): Promise<CheckedImages> => {
  const sent = new Map<string, StoredImage>();
  for (const { field, image } of imagesOf(data)) {
    if (imageHashIn(image) !== undefined || sent.has(image)) continue;
    const read = await readDataUrl(image);
    if (!('code' in read)) sent.set(image, read);
    else if (bad === 'refuse') throw new Refused(at(`data.${field}`, read));
  }
  return { data, sent };
};

/** The resume with its images as they may be kept, still inside it: for one that waits for its payment. */
export const withBareImages = ({ data, sent }: CheckedImages): SavedResume =>
  withImages(data, (image) => {
    const taken = sent.get(image);
    return taken === undefined ? image : `data:${taken.mediaType};base64,${taken.bytes.toString('base64')}`;
  });

/** Keeps what came inside the resume of somebody with a plan and says the rest by address: stored once, whatever the number of resumes. */
export const keepImages = async (
  tx: Tx,
  userId: string,
  { data, sent }: CheckedImages,
  now: Date,
  bad: BadImages = 'refuse',
): Promise<{ readonly data: SavedResume; readonly hashes: string[] }> => {
  const placed = imagesOf(data);
  const named = placed.flatMap(({ image }) => imageHashIn(image) ?? []);
  const own = await holdOwnImages(tx, userId, named);
  if (sent.size > 0) {
    await insertImages(tx, userId, [...sent.values()], now);
    if (bad === 'refuse') await refuseTooMany(tx, userId, true);
  }
  const hashOf = (image: string): string | undefined => {
    const hash = imageHashIn(image);
    return hash === undefined ? sent.get(image)?.hash : own.has(hash) ? hash : undefined;
  };
  const missing = placed.find(({ image }) => hashOf(image) === undefined);
  if (missing !== undefined && bad === 'refuse')
    throw new Refused(at(`data.${missing.field}`, refuse('image-not-stored')));
  return {
    data: withImages(data, (image) => {
      const hash = hashOf(image);
      return hash === undefined ? '' : imageAddressOf(hash);
    }),
    hashes: [...new Set(placed.flatMap(({ image }) => hashOf(image) ?? []))],
  };
};
