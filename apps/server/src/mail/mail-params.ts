import type { MailKind } from './mail-kinds.ts';

/** What each mail names. Moments travel as ISO text, because they wait in the database. */
export interface MailParams {
  'verify-email': { readonly displayName: string; readonly verifyUrl: string };
  'reset-password': { readonly displayName: string; readonly resetUrl: string };
  'already-registered': {
    readonly displayName: string;
    readonly signInUrl: string;
    readonly resetUrl: string;
  };
  'password-changed': { readonly displayName: string; readonly changedAt: string; readonly resetUrl: string };
  receipt: {
    readonly customerName: string;
    readonly receiptNumber: string;
    readonly orderId: string;
    readonly paymentId: string | null;
    readonly planName: string;
    readonly amountPaise: number;
    readonly paidAt: string;
    /** When the plan ends; null for a guest's download. */
    readonly validUntil: string | null;
    /** The list of orders; null for a guest. */
    readonly ordersUrl: string | null;
  };
  'guest-copy': {
    readonly downloadUrl: string;
    readonly expiresAt: string;
    readonly orderId: string;
    /** Asked for after the first one. */
    readonly again?: 'correction' | 'resend';
    /** Known when the file is written: fields of the pictures that are not in it. */
    readonly leftOut?: readonly string[];
    /** Its cover letter comes along, as a file of its own. */
    readonly withLetter?: boolean;
    /** The file could not be written. */
    readonly withoutFile?: boolean;
  };
  /** Names nothing the sender typed: anybody can put anybody's address into the form. */
  'contact-acknowledgement': { readonly reference: string; readonly receivedAt: string };
  'grievance-resolved': {
    readonly name: string;
    readonly subject: string;
    readonly reference: string;
    readonly response: string;
    readonly contactUrl: string;
  };
}

export type ParamsOf<K extends MailKind> = MailParams[K];
