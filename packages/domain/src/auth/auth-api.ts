import { z } from 'zod';
import { secondFactorStates } from '../admin/staff/second-factor.ts';
import { contracts } from '../contract.ts';
import { formText, moment } from '../text/form-text.ts';
import { adminAccessOutcomes } from './admin-access.ts';
import { sessionAdminSchema, sessionUserSchema } from './auth-model.ts';
import { keptResumeSchema } from './kept-resume-model.ts';

const nothing = z.object({});
const credentials = z.object({ email: formText, password: formText });
const ownRecord = z.record(z.string(), z.unknown());

export const authContracts = contracts({
  'POST /api/auth/sign-up/email': {
    access: 'anyone',
    summary: 'Registers and sends a verification e-mail; a taken address gets the same answer.',
    body: z.object({
      name: formText,
      email: formText,
      password: formText,
      consentVersion: formText,
      /** "Keep this resume for me". */
      keep: keptResumeSchema.optional(),
    }),
    reply: z.object({
      email: z.string(),
      /** Tells whoever registered, and nobody else, when the address has been verified. */
      registrationToken: z.string(),
      /** False when there was no room for it; the account is made all the same. */
      kept: z.boolean(),
    }),
  },
  'POST /api/auth/sign-in/email': {
    access: 'anyone',
    summary: 'Signs a user in. An unverified address is refused and its verification e-mail sent again.',
    body: credentials,
    reply: z.object({ user: sessionUserSchema }),
  },
  'POST /api/auth/sign-out': { access: 'anyone', summary: 'Ends this session.', reply: nothing },
  'POST /api/auth/revoke-sessions': {
    access: 'user',
    summary: 'Signs the user out everywhere.',
    reply: nothing,
  },
  'GET /api/auth/get-session': {
    access: 'anyone',
    summary: 'The signed-in user, or null.',
    reply: z.object({ user: sessionUserSchema.nullable() }),
  },
  'POST /api/auth/send-verification-email': {
    access: 'anyone',
    summary: 'Sends the verification e-mail again; the answer does not tell whether the address is known.',
    body: z.object({ email: formText }),
    reply: nothing,
  },
  'POST /api/auth/verify-email': {
    access: 'anyone',
    summary: 'Confirms an address with the token of its e-mail.',
    body: z.object({ token: formText }),
    reply: z.object({ email: z.string() }),
  },
  'POST /api/auth/registration-state': {
    access: 'anyone',
    summary:
      'Whether the address of a registration has been verified, and nothing else; it opens no session.',
    body: z.object({ token: formText }),
    reply: z.object({ verified: z.boolean() }),
  },
  'POST /api/auth/request-password-reset': {
    access: 'anyone',
    summary: 'Sends a reset link; the answer does not tell whether the address is known.',
    body: z.object({ email: formText }),
    reply: nothing,
  },
  'POST /api/auth/reset-password': {
    access: 'anyone',
    summary: 'Sets a new password with the token of a reset link and ends all sessions.',
    body: z.object({ token: formText, newPassword: formText }),
    reply: nothing,
  },
  'POST /api/auth/change-password': {
    access: 'user',
    summary: 'Sets a new password after the current one was given.',
    body: z.object({ currentPassword: formText, newPassword: formText }),
    reply: nothing,
  },
  'PATCH /api/profile': {
    access: 'user',
    summary: 'Changes the display name.',
    body: z.object({ displayName: formText }),
    reply: z.object({ user: sessionUserSchema }),
  },
  'GET /api/kept-resume': {
    access: 'user',
    summary: 'The resume that was kept with the registration, or null.',
    reply: z.object({
      kept: z.object({ keptAt: moment, until: moment, resume: ownRecord }).nullable(),
    }),
  },
  'DELETE /api/kept-resume': {
    access: 'user',
    summary: 'Removes the resume that was kept with the registration.',
    reply: nothing,
  },
  'GET /api/profile/export': {
    access: 'user',
    summary: 'Everything we hold about the user, to keep.',
    reply: z.object({
      exportedAt: moment,
      account: ownRecord,
      consents: z.array(ownRecord),
      sessions: z.array(ownRecord),
      devices: z.array(ownRecord),
      formerEmails: z.array(ownRecord),
      mails: z.array(ownRecord),
      subscriptions: z.array(ownRecord),
      resumes: z.array(ownRecord),
      keptResumes: z.array(ownRecord),
      images: z.array(ownRecord),
      orders: z.array(ownRecord),
      jobSearches: z.array(ownRecord),
      savedJobs: z.array(ownRecord),
      rewriteConsents: z.array(ownRecord),
      rewrites: z.array(ownRecord),
      messages: z.array(ownRecord),
    }),
  },
  'DELETE /api/profile': {
    access: 'user',
    summary: 'Erases the account and what hangs on it, after the password was given.',
    body: z.object({ password: formText }),
    reply: nothing,
  },
  'POST /api/admin/auth/sign-in/email': {
    access: 'anyone',
    summary: 'Signs a member of staff in, when their admin record is active.',
    body: credentials,
    reply: z.object({
      /** Null when a code is asked for first. */
      admin: sessionAdminSchema.nullable(),
      asksForCode: z.boolean(),
    }),
  },
  'POST /api/admin/auth/sign-out': { access: 'anyone', summary: 'Ends this staff session.', reply: nothing },
  'GET /api/admin/auth/get-session': {
    access: 'anyone',
    summary: 'The signed-in member of staff and what the admin check says about them; nulls when signed out.',
    reply: z.object({
      admin: sessionAdminSchema.nullable(),
      access: z.enum(adminAccessOutcomes).nullable(),
      secondFactor: z.enum(secondFactorStates).nullable(),
    }),
  },
});
