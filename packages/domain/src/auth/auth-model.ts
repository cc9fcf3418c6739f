import { z } from 'zod';
import { staffRoles } from '../admin/permissions.ts';
import { moment } from '../text/form-text.ts';

export const userStatuses = ['active', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The signed-in user as every screen knows them. */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
  hasSubscription: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** A member of staff; `status` and `role` are those of the admin record, null when there is none. */
export const sessionAdminSchema = z.object({
  email: z.string(),
  name: z.string(),
  status: z.string().nullable(),
  role: z.enum(staffRoles).nullable(),
});
export type SessionAdmin = z.infer<typeof sessionAdminSchema>;
