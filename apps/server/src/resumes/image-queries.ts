import type { StoredImageType } from '@kalam/domain/resumes/images/image-rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import { imageOwners, images, resumeImages } from './resume-tables.ts';

export interface StoredImage {
  readonly hash: string;
  readonly mediaType: StoredImageType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/**
 * Stores pictures for a person, each once for all who bring it. A row that is there already is touched, so that the
 * sweep cannot take it away before its owner is written down. In one order, so that two requests never wait for each other.
 */
export const insertImages = async (
  tx: Tx,
  userId: string,
  wanted: readonly StoredImage[],
  now: Date,
): Promise<void> => {
  const inOrder = [...wanted].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  for (const image of inOrder) {
    await tx
      .insert(images)
      .values({ ...image, createdAt: now })
      .onConflictDoUpdate({ target: images.hash, set: { mediaType: image.mediaType } });
    await tx
      .insert(imageOwners)
      .values({ userId, hash: image.hash, createdAt: now })
      .onConflictDoUpdate({ target: [imageOwners.userId, imageOwners.hash], set: { createdAt: now } });
  }
};

/** Which of these a person brought; held, so that none is swept away before the resume that shows it is saved. */
export const holdOwnImages = async (
  tx: Tx,
  userId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .select({ hash: imageOwners.hash })
    .from(imageOwners)
    .where(and(eq(imageOwners.userId, userId), inArray(imageOwners.hash, [...hashes])))
    .for('share');
  return new Set(rows.map((row) => row.hash));
};

export const countOwnImages = async (
  on: Executor,
  userId: string,
): Promise<{ readonly count: number; readonly bytes: number }> => {
  const [row] = await on
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${images.bytes})), 0)::float8`,
    })
    .from(imageOwners)
    .innerJoin(images, eq(images.hash, imageOwners.hash))
    .where(eq(imageOwners.userId, userId));
  return row ?? { count: 0, bytes: 0 };
};

export const ownsImage = async (on: Executor, userId: string, hash: string): Promise<boolean> => {
  const found = await on
    .select({ hash: imageOwners.hash })
    .from(imageOwners)
    .where(and(eq(imageOwners.userId, userId), eq(imageOwners.hash, hash)))
    .limit(1);
  return found.length > 0;
};

/** Says which pictures a resume shows from now on. */
export const saveResumeImages = async (
  tx: Tx,
  resumeId: string,
  hashes: readonly string[],
): Promise<void> => {
  await tx.delete(resumeImages).where(eq(resumeImages.resumeId, resumeId));
  if (hashes.length === 0) return;
  await tx.insert(resumeImages).values([...new Set(hashes)].map((hash) => ({ resumeId, hash })));
};
