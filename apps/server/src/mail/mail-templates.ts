import { formatRupees } from '@kalam/domain/plans/rupees';
import { button, facts, lines, type MailContent, oneLine, quote, small, text } from './mail-content.ts';
import type { MailKind } from './mail-kinds.ts';
import type { MailParams } from './mail-params.ts';

type Templates = { readonly [K in MailKind]: (params: MailParams[K]) => MailContent };

const india = { timeZone: 'Asia/Kolkata' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...india,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', { ...india, hour: '2-digit', minute: '2-digit' });

const day = (moment: string): string => dayFormat.format(new Date(moment)).replace('Sept', 'Sep');
const dayAndTime = (moment: string): string => `${day(moment)}, ${timeFormat.format(new Date(moment))} IST`;
const hello = (name: string) => text(`Hello ${oneLine(name) || 'there'},`);

const pictureName = (field: string): string => {
  const [list, index] = field.split('.');
  if (list === 'certificates') return `the image of certificate ${Number(index) + 1}`;
  return list === 'signature' ? 'your signature' : 'your photo';
};

const picturesLeftOut = (fields: readonly string[]): string =>
  `Not everything could be put into the file. It is missing: ${fields.map(pictureName).join(', ')}. ` +
  'If you need it, please write to us.';

const guestCopyText = (again: MailParams['guest-copy']['again']): string => {
  if (again === 'correction')
    return 'Your correction is made. The new file comes with this mail and takes the place of the earlier one.';
  return again === 'resend'
    ? 'Here is your resume once more, as you asked. A copy comes with this mail.'
    : 'Thank you for using Kalam. A copy of your resume comes with this mail.';
};

const templates: Templates = {
  'verify-email': ({ displayName, verifyUrl }) => ({
    subject: 'Verify your email address',
    preview: 'One click, and your Kalam account is ready.',
    heading: 'Verify your email address',
    blocks: [
      hello(displayName),
      text('Thank you for joining Kalam. Please confirm that this address is yours.'),
      button('Verify email', verifyUrl),
      small('The link works for 24 hours. If you did not create an account, you can ignore this mail.'),
    ],
  }),
  'reset-password': ({ displayName, resetUrl }) => ({
    subject: 'Reset your password',
    preview: 'Choose a new password for your Kalam account.',
    heading: 'Reset your password',
    blocks: [
      hello(displayName),
      text('Somebody asked for a new password for your Kalam account. If it was you, choose one here.'),
      button('Choose a new password', resetUrl),
      small('The link works for one hour, once. If it was not you, nothing has changed: ignore this mail.'),
    ],
  }),
  'already-registered': ({ displayName, signInUrl, resetUrl }) => ({
    subject: 'You already have a Kalam account',
    preview: 'Somebody tried to register with your address.',
    heading: 'You already have an account',
    blocks: [
      hello(displayName),
      text('Somebody tried to register at Kalam with this address. It has an account already: just sign in.'),
      button('Sign in', signInUrl),
      text(`Forgotten the password? Choose a new one: ${resetUrl}`),
      small('If it was not you, nothing has changed: ignore this mail.'),
    ],
  }),
  'password-changed': ({ displayName, changedAt, resetUrl }) => ({
    subject: 'Your password was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    blocks: [
      hello(displayName),
      text(`The password of your Kalam account was changed on ${dayAndTime(changedAt)}.`),
      text('If this was you, there is nothing to do. If it was not, take your account back now:'),
      button('Choose a new password', resetUrl),
    ],
  }),
  receipt: (params) => ({
    subject: `Receipt ${oneLine(params.receiptNumber)}: ${oneLine(params.planName)}, ${formatRupees(params.amountPaise)}`,
    preview: `Your payment of ${formatRupees(params.amountPaise)} has arrived. Thank you!`,
    heading: 'Thank you for your payment',
    blocks: [
      hello(params.customerName),
      text('Your payment has arrived. This is your receipt.'),
      facts(
        ['Receipt', oneLine(params.receiptNumber)],
        ['Plan', oneLine(params.planName)],
        ['Amount', formatRupees(params.amountPaise)],
        ['Paid on', dayAndTime(params.paidAt)],
        ...(params.validUntil === null ? [] : ([['Valid until', day(params.validUntil)]] as const)),
        ['Order', oneLine(params.orderId)],
        ...(params.paymentId === null ? [] : ([['Payment', oneLine(params.paymentId)]] as const)),
      ),
      ...(params.ordersUrl === null ? [] : [button('See your orders', params.ordersUrl)]),
      small('Plans are paid once and do not renew. Refunds can be asked for within 24 hours of purchase.'),
    ],
  }),
  'guest-copy': ({ downloadUrl, expiresAt, orderId, again, leftOut = [], withLetter, withoutFile }) => ({
    subject: again === 'correction' ? 'Your corrected resume from Kalam' : 'Your resume from Kalam',
    preview: withoutFile
      ? 'Your resume waits behind a private link.'
      : 'Your resume is attached, with a private link to download it again.',
    heading: again === 'correction' ? 'Your corrected resume is ready' : 'Your resume is ready',
    blocks: [
      ...(withoutFile
        ? [text('Thank you for using Kalam. The file could not be attached; please download it here:')]
        : [
            text(guestCopyText(again)),
            ...(withLetter ? [text('Your cover letter comes with it, as a file of its own.')] : []),
            ...(leftOut.length === 0 ? [] : [text(picturesLeftOut(leftOut))]),
            text('You can also download it again in your browser:'),
          ]),
      button('Download your resume', downloadUrl),
      facts(['Link works until', dayAndTime(expiresAt)], ['Order', oneLine(orderId)]),
      small('The link is private: whoever has it can read your resume. Please do not pass this mail on.'),
    ],
  }),
  'contact-acknowledgement': ({ reference, receivedAt }) => ({
    subject: 'We have received your message',
    preview: 'We answer within 48 hours.',
    heading: 'We have received your message',
    blocks: [
      text('Thank you for writing to Kalam. We read every message and answer within 48 hours.'),
      facts(['Reference', oneLine(reference)], ['Received', dayAndTime(receivedAt)]),
      small('If you did not write to us, somebody else gave your address: you can ignore this mail.'),
    ],
  }),
  'grievance-resolved': ({ name, subject, reference, response, contactUrl }) => ({
    subject: `Your message was answered: ${oneLine(subject)}`,
    preview: 'Our answer to your message.',
    heading: 'Our answer to your message',
    blocks: [
      hello(name),
      text(`You wrote to us about “${oneLine(subject)}”. This is our answer:`),
      quote(lines(response)),
      facts(['Reference', oneLine(reference)]),
      text('Something still open? Write to us again:'),
      button('Contact us', contactUrl),
    ],
  }),
};

export const mailContent = <K extends MailKind>(kind: K, params: MailParams[K]): MailContent =>
  templates[kind](params);
