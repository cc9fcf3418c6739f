import { z } from 'zod';
import { moment } from '../../text/form-text.ts';
import { staffRoles } from '../permissions.ts';
import { secondFactorStates } from './second-factor.ts';

export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Null when the login has no admin record. */
  role: z.enum(staffRoles).nullable(),
  status: z.string().nullable(),
  secondFactor: z.enum(secondFactorStates),
  lastLoginAt: moment.nullable(),
  createdAt: moment,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  invitedBy: z.string(),
  sentAt: moment,
  expiresAt: moment,
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

export const staffSessionSchema = z.object({
  id: z.string(),
  device: z.string().nullable().meta({ description: 'Browser and system, such as chrome/windows' }),
  signedInAt: moment,
  lastUsedAt: moment,
  isThisOne: z.boolean(),
});

export const ownAccountSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  secondFactor: z.enum(secondFactorStates),
  /** Whether the role lets them switch it off. */
  secondFactorNeeded: z.boolean(),
  recoveryCodesLeft: z.int(),
  sessions: z.array(staffSessionSchema),
});
