import type { StaffRole } from '@kalam/domain/admin/permissions';
import { button, facts, type MailContent, oneLine, small, text } from '../mail-content.ts';
import type { MailKind } from '../mail-kinds.ts';
import type { MailParams } from '../mail-params.ts';
import { english, type Template, type Templates } from './mail-wording.ts';

/** The back office speaks English, and so do the letters to those who work in it. */
const inEnglish = <K extends MailKind>(write: (params: MailParams[K]) => MailContent): Template<K> => ({
  en: write,
  hi: write,
});

const roleWords: Readonly<Record<StaffRole, string>> = {
  owner: 'an owner',
  support: 'a member of support',
  finance: 'a member of finance',
  reader: 'a reader',
};

const secondFactorWords = {
  on: {
    heading: 'Your second factor is switched on',
    sentence: 'A second factor was set up for your sign-in to the back office',
  },
  off: {
    heading: 'Your second factor is switched off',
    sentence: 'The second factor of your sign-in to the back office was switched off',
  },
  reset: {
    heading: 'Your second factor was reset',
    sentence: 'The second factor of your sign-in to the back office was taken away by an owner',
  },
} as const;

/** To those who work here. */
export const staffMails: Templates<'staff-invitation' | 'staff-second-factor'> = {
  'staff-invitation': inEnglish<'staff-invitation'>(({ invitedBy, role, joinUrl, expiresAt }) => ({
    subject: 'You are invited to the staff of Kalam',
    preview: `${oneLine(invitedBy)} invites you to the back office.`,
    heading: 'Join the staff of Kalam',
    blocks: [
      text(`${oneLine(invitedBy)} invites you to the back office of Kalam, as ${roleWords[role]}.`),
      text('Choose your name and password to begin:'),
      button('Join', joinUrl),
      facts(['Link works until', english.dayAndTime(expiresAt)]),
      small('The link is for you alone. If you do not know what this is about, you can ignore this mail.'),
    ],
  })),
  'staff-second-factor': inEnglish<'staff-second-factor'>(
    ({ displayName, change, changedAt, signInUrl }) => ({
      subject: secondFactorWords[change].heading,
      preview: 'If this was you, there is nothing to do.',
      heading: secondFactorWords[change].heading,
      blocks: [
        english.hello(displayName),
        text(`${secondFactorWords[change].sentence} on ${english.dayAndTime(changedAt)}.`),
        text('If you know about this, there is nothing to do. If not, tell an owner of Kalam at once.'),
        button('Sign in', signInUrl),
      ],
    }),
  ),
};
