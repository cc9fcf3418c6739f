import { z } from 'zod';
import { contracts } from '../contract.ts';
import { formText, moment } from '../text/form-text.ts';

const nothing = z.object({});

const sessionSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: moment,
  lastUsedAt: moment,
  isThis: z.boolean(),
});

/** A change of address that waits for its two mailboxes. */
const emailChangeSchema = z.object({
  newEmail: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  until: moment,
});

const mailChoices = z.object({
  /** Told before a plan ends. */
  planReminders: z.boolean(),
});

/** What people look after in their own account. */
export const accountContracts = contracts({
  'GET /api/auth/sessions': {
    access: 'user',
    summary: 'Where the account is signed in, last used first.',
    reply: z.object({ sessions: z.array(sessionSchema) }),
  },
  'DELETE /api/auth/sessions/:id': {
    access: 'user',
    summary: 'Ends one of the own sessions; one that has ended already is no mistake.',
    params: z.object({ id: z.string() }),
    reply: nothing,
  },
  'POST /api/auth/revoke-other-sessions': {
    access: 'user',
    summary: 'Signs the user out everywhere else.',
    reply: nothing,
  },
  'GET /api/profile/email-change': {
    access: 'user',
    summary: 'The change of address that waits for its links, or null.',
    reply: z.object({ change: emailChangeSchema.nullable() }),
  },
  'POST /api/profile/email-change': {
    access: 'user',
    summary:
      'Sends a link to the old and to the new address after the password was given; the answer does not tell whether the new one is known.',
    body: z.object({ newEmail: formText, password: formText }),
    reply: z.object({ change: emailChangeSchema }),
  },
  'DELETE /api/profile/email-change': {
    access: 'user',
    summary: 'Takes the change of address back; its links end.',
    reply: nothing,
  },
  'POST /api/auth/confirm-email-change': {
    access: 'anyone',
    summary: 'Confirms a change of address for one of the two mailboxes; with the second it is made.',
    body: z.object({ token: formText }),
    reply: z.object({
      newEmail: z.string(),
      /** Which of the two has still to confirm; null when the change is made. */
      waitsFor: z.enum(['old', 'new']).nullable(),
    }),
  },
  'GET /api/profile/mails': {
    access: 'user',
    summary: 'Which mails beside those of the service the user wants.',
    reply: mailChoices,
  },
  'PUT /api/profile/mails': {
    access: 'user',
    summary: 'Changes which mails beside those of the service the user wants.',
    body: mailChoices,
    reply: mailChoices,
  },
  'POST /api/mails/unsubscribe': {
    access: 'anyone',
    summary: 'Ends the reminders of plans, by the token of a mail.',
    body: z.object({ token: formText }),
    reply: nothing,
  },
});
