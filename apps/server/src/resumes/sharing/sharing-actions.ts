import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { imageHashIn } from '@kalam/domain/resumes/images/image-rules';
import { imagesOf, withImages } from '@kalam/domain/resumes/images/resume-images';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import {
  type SharedContacts,
  type SharingObstacle,
  sharedContents,
  sharedLinkExpiry,
  sharedLinkPath,
  sharingObstacle,
} from '@kalam/domain/resumes/sharing/shared-link';
import type { SharedLink } from '@kalam/domain/resumes/sharing/shared-link-api';
import type { Db, Executor, Tx } from '../../database/database.ts';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { orRefused, refused } from '../../failures/refused.ts';
import type { AttemptLimit, AttemptLimits } from '../../limits/attempt-limits.ts';
import { lockSubscriber } from '../../subscriptions/current-subscription.ts';
import { findTemplateLayout } from '../../templates/offered-template.ts';
import { findOwnImage } from '../image-owners.ts';
import { findCard, findResume, lockResume, type ResumeContents } from '../resume-queries.ts';
import { endSharedLinks } from './end-shared-links.ts';
import { newReference, sharedTokenHash } from './shared-token.ts';
import {
  findLastLink,
  findSharingPast,
  holdSubscription,
  insertLink,
  isOpenLink,
  isSuspended,
  openLink,
  renewLink,
  type SharedLinkRow,
} from './sharing-queries.ts';

export interface SharingServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly documents: DocumentWriter;
  readonly attempts: AttemptLimits;
  readonly tokenOf: (linkId: string) => string;
}

interface LinkView {
  readonly link: SharedLink | null;
  readonly obstacle: SharingObstacle | null;
}

/** Writing a file costs the server something. */
const makingLimit: AttemptLimit = {
  name: 'shared-link-made',
  most: 30,
  seconds: 3600,
  code: 'too-many-requests',
};

const isOpenAt = (link: SharedLinkRow | undefined, now: Date): link is SharedLinkRow =>
  link !== undefined && link.endedAt === null && link.expiresAt > now;

const viewOf = (
  { tokenOf }: SharingServices,
  link: SharedLinkRow,
  resume: { readonly updatedAt: Date },
): SharedLink => ({
  reference: link.reference,
  path: sharedLinkPath(tokenOf(link.id)),
  withPhone: link.withPhone,
  withAddress: link.withAddress,
  editedAt: link.editedAt.toISOString(),
  isBehind: link.editedAt.getTime() !== resume.updatedAt.getTime(),
  expiresAt: link.expiresAt.toISOString(),
  openCount: link.openCount,
  lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
});

export const readSharedLink = async (
  services: SharingServices,
  userId: string,
  resumeId: string,
): Promise<LinkView> => {
  const { db, now } = services;
  const resume = await findCard(db, userId, resumeId);
  if (resume === undefined) throw refused('not-found');
  const link = await findLastLink(db, resumeId);
  if (isOpenAt(link, now())) return { link: viewOf(services, link, resume), obstacle: null };
  return { link: null, obstacle: sharingObstacle(await findSharingPast(db, resumeId)) ?? null };
};

/** The pictures themselves: whoever opens the link owns none of them. */
const withOwnPictures = async (on: Executor, userId: string, data: SavedResume): Promise<SavedResume> => {
  const found = new Map<string, string>();
  for (const { image } of imagesOf(data)) {
    const hash = imageHashIn(image);
    const stored = hash === undefined ? undefined : await findOwnImage(on, userId, hash);
    if (stored) found.set(image, `data:${stored.mediaType};base64,${stored.bytes.toString('base64')}`);
  }
  return withImages(data, (image) => found.get(image) ?? '');
};

const writeShown = async (
  { db, now, documents }: SharingServices,
  userId: string,
  resume: ResumeContents,
  contacts: SharedContacts,
) => {
  const data = await withOwnPictures(db, userId, sharedContents(resume.data, contacts));
  const layout = await findTemplateLayout(db, resume.template);
  const drawn = { data, template: layout ?? resume.template, formatting: resume.formatting };
  const written = await orRefused('shared-link-failed', () => documents.pages(drawn, dayInIndia(now())));
  return {
    ...contacts,
    file: Buffer.from(written.bytes),
    pages: [...written.pages],
    text: written.text,
    personName: resume.data.personalInfo.fullName,
    editedAt: resume.updatedAt,
    expiresAt: sharedLinkExpiry(now()),
  };
};

const throwIfObstructed = async (on: Executor, resumeId: string): Promise<void> => {
  const obstacle = sharingObstacle(await findSharingPast(on, resumeId));
  if (obstacle) throw refused(obstacle);
};

/** What ends links waits for these rows, or has ended what could be shared before they are looked at. */
const holdForSharing = async (tx: Tx, userId: string, resumeId: string): Promise<void> => {
  await lockSubscriber(tx, userId);
  if (await isSuspended(tx, userId)) throw refused('account-suspended');
  const row = await lockResume(tx, userId, resumeId);
  if (row === undefined || row.status !== 'active') throw refused('not-found');
  await holdSubscription(tx, row.subscriptionId);
  await throwIfObstructed(tx, resumeId);
};

/** Makes the link, or puts what the resume says now behind the one there is; either is open for 30 days from now. */
export const shareResume = async (
  services: SharingServices,
  userId: string,
  resumeId: string,
  contacts: SharedContacts,
): Promise<LinkView> => {
  const { db, now, tokenOf, attempts } = services;
  const resume = await findResume(db, userId, resumeId);
  if (resume === undefined) throw refused('not-found');
  await throwIfObstructed(db, resumeId);
  await attempts.count(makingLimit, userId);
  const shown = await writeShown(services, userId, resume, contacts);
  await db.transaction(async (tx) => {
    await holdForSharing(tx, userId, resumeId);
    const last = await findLastLink(tx, resumeId);
    if (isOpenAt(last, now())) return renewLink(tx, last.id, shown);
    // One past its time that no sweep has seen yet.
    await endSharedLinks(tx, { resumeId }, 'expired', now());
    const id = randomUUID();
    const tokenHash = sharedTokenHash(tokenOf(id));
    await insertLink(tx, {
      ...shown,
      id,
      userId,
      resumeId,
      reference: newReference(),
      tokenHash,
      createdAt: now(),
    });
  });
  return readSharedLink(services, userId, resumeId);
};

/** Ending what has ended is no fault. */
export const endOwnLink = ({ db, now }: SharingServices, userId: string, resumeId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockResume(tx, userId, resumeId);
    if (row === undefined) throw refused('not-found');
    await endSharedLinks(tx, { resumeId }, 'person', now());
  });

/** Towns share an address, so a link that works is never refused for the guesses of others. */
const guessLimit: AttemptLimit = {
  name: 'shared-link-guessed',
  most: 60,
  seconds: 600,
  code: 'too-many-requests',
};

/** What the holder of a token sees. A link that never was, has ended or is past its time are answered alike. */
export const openSharedLink = async (
  { db, now, attempts }: SharingServices,
  token: string,
  network: string,
) => {
  const at = now();
  const tokenHash = sharedTokenHash(token);
  const link = await openLink(db, tokenHash, { today: dayInIndia(at), now: at });
  if (link?.file && link.pages && link.text !== null) {
    return {
      reference: link.reference,
      personName: link.personName,
      pages: link.pages,
      text: link.text,
      file: link.file.toString('base64'),
      editedAt: link.editedAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
    };
  }
  if (await isOpenLink(db, tokenHash, at)) throw refused('shared-link-busy');
  await attempts.count(guessLimit, network);
  throw refused('shared-link-over');
};
