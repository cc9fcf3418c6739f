import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { sharedLinks } from './sharing-tables.ts';

/** A person's private links, for the file of all their data. What they show is their resume, which is in it as well. */
export const listOwnLinks = (on: Executor, userId: string) =>
  on
    .select({
      reference: sharedLinks.reference,
      resumeId: sharedLinks.resumeId,
      withPhone: sharedLinks.withPhone,
      withAddress: sharedLinks.withAddress,
      openCount: sharedLinks.openCount,
      lastOpenedAt: sharedLinks.lastOpenedAt,
      createdAt: sharedLinks.createdAt,
      expiresAt: sharedLinks.expiresAt,
      endedAt: sharedLinks.endedAt,
      endedBecause: sharedLinks.endedBecause,
    })
    .from(sharedLinks)
    .where(eq(sharedLinks.userId, userId))
    .orderBy(desc(sharedLinks.createdAt));
