import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import type { StoredImage } from './image-queries.ts';
import { imageOwners, images } from './resume-tables.ts';

/** Every picture a person brought, without its bytes. */
export const listOwnImages = (
  on: Executor,
  userId: string,
): Promise<Pick<StoredImage, 'hash' | 'width' | 'height'>[]> =>
  on
    .select({ hash: images.hash, width: images.width, height: images.height })
    .from(imageOwners)
    .innerJoin(images, eq(images.hash, imageOwners.hash))
    .where(eq(imageOwners.userId, userId))
    .orderBy(imageOwners.createdAt, imageOwners.hash);

/** A picture that a person brought, with its bytes; nobody else's. */
export const findOwnImage = async (
  on: Executor,
  userId: string,
  hash: string,
): Promise<Pick<StoredImage, 'mediaType' | 'bytes'> | undefined> => {
  const [row] = await on
    .select({ mediaType: images.mediaType, bytes: images.bytes })
    .from(imageOwners)
    .innerJoin(images, eq(images.hash, imageOwners.hash))
    .where(and(eq(imageOwners.userId, userId), eq(imageOwners.hash, hash)))
    .limit(1);
  return row;
};

/**
 * Forgets the pictures a person brought long ago and shows in no resume, some at a time. The rows are held first and
 * looked at again: a save that was under way counts.
 */
export const forgetUnusedImages = async (tx: Tx, before: Date, limit: number): Promise<number> => {
  const isUsed = sql`exists (
    select 1 from resume_images join resumes on resumes.id = resume_images.resume_id
    where resume_images.hash = image_owners.hash and resumes.user_id = image_owners.user_id)`;
  await tx.execute(sql`
    create temporary table unused_images on commit drop as
    select user_id, hash from image_owners
    where created_at < ${before.toISOString()}::timestamptz and not ${isUsed}
    limit ${limit} for update skip locked`);
  const { rowCount } = await tx.execute(sql`
    delete from image_owners using unused_images
    where image_owners.user_id = unused_images.user_id and image_owners.hash = unused_images.hash and not ${isUsed}`);
  return rowCount ?? 0;
};

/** Removes the pictures nobody owns any more, some at a time, or of a few named ones. */
export const deleteUnownedImages = async (
  tx: Tx,
  limit: number,
  hashes?: readonly string[],
): Promise<number> => {
  const unowned = sql`not exists (select 1 from image_owners where image_owners.hash = images.hash)
    and not exists (select 1 from resume_images where resume_images.hash = images.hash)`;
  const named = hashes === undefined ? sql`true` : inArray(images.hash, [...hashes]);
  const held = await tx.execute<{ hash: string }>(
    sql`select hash from ${images} where ${unowned} and ${named} limit ${limit} for update skip locked`,
  );
  if (held.rows.length === 0) return 0;
  const { rowCount } = await tx.execute(
    sql`delete from ${images} where ${inArray(
      images.hash,
      held.rows.map((row) => row.hash),
    )} and ${unowned}`,
  );
  return rowCount ?? 0;
};
