import type { ownAccountSchema } from '@kalam/domain/admin/staff/staff-model';
import { needsSecondFactor } from '@kalam/domain/admin/staff/staff-rules';
import type { z } from 'zod';
import { refused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import type { Exchange } from '../auth-actions.ts';
import { readStaff } from '../auth-session.ts';
import { deleteStaffSession, deleteStaffSessions, listStaffSessions } from './staff-member-queries.ts';
import type { StaffServices } from './staff-services.ts';

type OwnAccount = z.infer<typeof ownAccountSchema>;

export const readOwnAccount = async (
  services: StaffServices,
  by: AdminCaller,
  { request, reply }: Exchange,
): Promise<OwnAccount> => {
  const { config, db, now, staffAuth } = services;
  const here = await readStaff(services, request, reply);
  if (here === undefined) throw refused('not-signed-in');
  const sessions = await listStaffSessions(db, by.id);
  const codes =
    here.secondFactor === 'on' ? await staffAuth.api.viewBackupCodes({ body: { userId: by.id } }) : undefined;
  return {
    name: by.name,
    email: by.email,
    role: by.role,
    secondFactor: here.secondFactor,
    secondFactorNeeded: needsSecondFactor(by.role, config.onLoopback),
    recoveryCodesLeft: codes?.backupCodes.length ?? 0,
    sessions: sessions
      .filter(({ expiresAt }) => expiresAt > now())
      .map((session) => ({
        id: session.id,
        device: session.userAgent || null,
        signedInAt: session.createdAt.toISOString(),
        lastUsedAt: session.updatedAt.toISOString(),
        isThisOne: session.id === here.session.id,
      })),
  };
};

export const endOwnSession = async ({ db }: StaffServices, by: AdminCaller, id: string): Promise<void> => {
  if (!(await deleteStaffSession(db, by.id, id))) throw refused('not-found');
};

export const endOtherSessions = async (
  services: StaffServices,
  by: AdminCaller,
  { request, reply }: Exchange,
): Promise<void> => {
  const here = await readStaff(services, request, reply);
  if (here === undefined) throw refused('not-signed-in');
  await deleteStaffSessions(services.db, by.id, here.session.id);
};
