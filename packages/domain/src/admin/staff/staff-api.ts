import { z } from 'zod';
import { sessionAdminSchema } from '../../auth/auth-model.ts';
import { contracts } from '../../contract.ts';
import { formText } from '../../text/form-text.ts';
import { staffRoles } from '../permissions.ts';
import { ownAccountSchema, staffInvitationSchema, staffMemberSchema } from './staff-model.ts';
import { staffStatuses } from './staff-rules.ts';

const id = z.object({ id: z.string() });
const nothing = z.object({});
const codes = z.object({ recoveryCodes: z.array(z.string()) });

/** Who is on the staff, for owners. */
export const staffContracts = contracts({
  'GET /api/admin/staff': {
    access: 'admin',
    permission: 'staff-manage',
    summary: 'Members of staff and open invitations.',
    reply: z.object({ members: z.array(staffMemberSchema), invitations: z.array(staffInvitationSchema) }),
  },
  'PATCH /api/admin/staff/:id': {
    access: 'admin',
    permission: 'staff-manage',
    summary: 'Changes the role of a member, disables or enables them.',
    params: id,
    body: z.object({ role: z.enum(staffRoles).optional(), status: z.enum(staffStatuses).optional() }),
    reply: z.object({ member: staffMemberSchema }),
  },
  'DELETE /api/admin/staff/:id/second-factor': {
    access: 'admin',
    permission: 'staff-manage',
    summary: 'Takes the second factor of a member away who lost it, and signs them out everywhere.',
    params: id,
    reply: z.object({ member: staffMemberSchema }),
  },
  'POST /api/admin/staff-invitations': {
    access: 'admin',
    permission: 'staff-manage',
    summary: 'Invites somebody by e-mail.',
    body: z.object({ email: formText, role: formText }),
    reply: z.object({ invitation: staffInvitationSchema }),
  },
  'POST /api/admin/staff-invitations/:id/send': {
    access: 'admin',
    permission: 'staff-manage',
    summary: 'Sends an invitation again; the link sent before ends.',
    params: id,
    reply: z.object({ invitation: staffInvitationSchema }),
  },
  'DELETE /api/admin/staff-invitations/:id': {
    access: 'admin',
    permission: 'staff-manage',
    summary: 'Withdraws an invitation.',
    params: id,
    reply: nothing,
  },
});

/** A member's own password, second factor and sessions. */
export const ownAccountContracts = contracts({
  'GET /api/admin/account': {
    access: 'admin',
    permission: 'own-account',
    summary: 'The signed-in member of staff, their second factor and sessions.',
    reply: z.object({ account: ownAccountSchema }),
  },
  'POST /api/admin/account/password': {
    access: 'admin',
    permission: 'own-account',
    summary: 'Sets a new password after the current one was given; other sessions end.',
    body: z.object({ currentPassword: formText, newPassword: formText }),
    reply: nothing,
  },
  'DELETE /api/admin/account/sessions': {
    access: 'admin',
    permission: 'own-account',
    summary: 'Ends all sessions of the member but this one.',
    reply: nothing,
  },
  'DELETE /api/admin/account/sessions/:id': {
    access: 'admin',
    permission: 'own-account',
    summary: 'Ends one session of the member.',
    params: id,
    reply: nothing,
  },
  'POST /api/admin/account/second-factor': {
    access: 'admin',
    permission: 'own-account',
    beforeSecondFactor: true,
    summary: 'Begins to set up a second factor: the address for the app, with a new secret.',
    body: z.object({ password: formText }),
    reply: z.object({ uri: z.string() }),
  },
  'POST /api/admin/account/second-factor/confirm': {
    access: 'admin',
    permission: 'own-account',
    beforeSecondFactor: true,
    summary: 'Switches the second factor on with a code of the app; the recovery codes are answered once.',
    body: z.object({ code: formText }),
    reply: codes,
  },
  'POST /api/admin/account/second-factor/off': {
    access: 'admin',
    permission: 'own-account',
    summary: 'Switches the second factor off, where the role does not need one.',
    body: z.object({ password: formText }),
    reply: nothing,
  },
  'POST /api/admin/account/recovery-codes': {
    access: 'admin',
    permission: 'own-account',
    summary: 'Makes new recovery codes; the ones before end.',
    body: z.object({ password: formText }),
    reply: codes,
  },
});

/** What staff call before they are signed in. */
export const staffDoorContracts = contracts({
  'POST /api/admin/auth/sign-in/code': {
    access: 'anyone',
    summary: 'The second step of a sign-in: a code of the app, or a recovery code.',
    body: z.object({ code: formText }),
    reply: z.object({ admin: sessionAdminSchema }),
  },
  'POST /api/admin/auth/request-password-reset': {
    access: 'anyone',
    summary:
      'Sends a reset link to a member of staff; the answer does not tell whether the address is known.',
    body: z.object({ email: formText }),
    reply: nothing,
  },
  'POST /api/admin/auth/reset-password': {
    access: 'anyone',
    summary: 'Sets a new staff password with the token of a reset link and ends all sessions.',
    body: z.object({ token: formText, newPassword: formText }),
    reply: nothing,
  },
  'POST /api/admin/auth/invitation': {
    access: 'anyone',
    summary: 'Whom an invitation is for.',
    body: z.object({ token: formText }),
    reply: z.object({ email: z.string(), role: z.enum(staffRoles) }),
  },
  'POST /api/admin/auth/join': {
    access: 'anyone',
    summary: 'Takes an invitation up: name and password of a new member of staff.',
    body: z.object({ token: formText, name: formText, password: formText }),
    reply: z.object({ email: z.string() }),
  },
});
