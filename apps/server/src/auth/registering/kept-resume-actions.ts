import { createHmac } from 'node:crypto';
import { keptResumeBytes, keptResumeExpiry, keptResumeLimits } from '@kalam/domain/auth/kept-resume';
import type { KeptResume } from '@kalam/domain/auth/kept-resume-model';
import type { FastifyRequest } from 'fastify';
import { deriveSecret } from '../../config/auth-secret.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { isFromThisMachine, networkOf } from '../../limits/request-network.ts';
import {
  deleteKeptResume,
  findKeptResume,
  holdNetworkBytes,
  saveKeptResume,
} from './registration-queries.ts';
import { openResume, sealResume } from './sealed-resume.ts';

interface KeepingServices {
  readonly db: Executor;
  readonly secret: string;
  readonly now: () => Date;
}

/** With a secret of ours: the row tells nobody where it was made. */
export const keepingNetwork = (secret: string, request: FastifyRequest): string | null =>
  isFromThisMachine(request)
    ? null
    : createHmac('sha256', deriveSecret(secret, 'kept resume networks'))
        .update(networkOf(request.ip))
        .digest('base64url');

/** Registering is free: what one network may store by it has an end. */
export const hasRoomFor = async (
  tx: Tx,
  resume: KeptResume,
  networkHash: string | null,
): Promise<boolean> => {
  if (networkHash === null) return true;
  const held = await holdNetworkBytes(tx, networkHash);
  return held + keptResumeBytes(resume) <= keptResumeLimits.networkBytes;
};

export const keepResume = (
  on: Executor,
  secret: string,
  kept: {
    readonly userId: string;
    readonly resume: KeptResume;
    readonly networkHash: string | null;
    readonly at: Date;
  },
): Promise<void> =>
  saveKeptResume(on, {
    userId: kept.userId,
    ...sealResume(secret, kept.userId, kept.resume),
    networkHash: kept.networkHash,
    createdAt: kept.at,
    expiresAt: keptResumeExpiry(kept.at),
  });

/** What a changed secret made unreadable is dropped: nobody can open it any more. */
export const readKeptResume = async ({ db, secret, now }: KeepingServices, userId: string) => {
  const row = await findKeptResume(db, userId, now());
  if (row === undefined) return null;
  const resume = openResume(secret, userId, row);
  if (resume === undefined) {
    await deleteKeptResume(db, userId);
    return null;
  }
  return { keptAt: row.createdAt.toISOString(), until: row.expiresAt.toISOString(), resume };
};

export const discardKeptResume = ({ db }: KeepingServices, userId: string): Promise<void> =>
  deleteKeptResume(db, userId);
