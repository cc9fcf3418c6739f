export const mailKinds = [
  'verify-email',
  'reset-password',
  'already-registered',
  'password-changed',
  'receipt',
  'guest-copy',
  'contact-acknowledgement',
  'grievance-resolved',
] as const;
export type MailKind = (typeof mailKinds)[number];
