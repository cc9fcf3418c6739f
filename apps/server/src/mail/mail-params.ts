import type { MailKind } from './mail-kinds.ts';

/** What each mail names. Moments travel as ISO text, because they wait in the database. */
export interface MailParams {
  'verify-email': { readonly name: string; readonly link: string };
  'reset-password': { readonly name: string; readonly link: string };
  /** `link` leads to the product, where the owner can sign in or ask for a new password. */
  'already-registered': { readonly name: string; readonly link: string };
  'password-changed': { readonly name: string; readonly link: string };
  receipt: {
    readonly name: string;
    readonly receiptNumber: string;
    readonly orderId: string;
    readonly paymentId: string | null;
    readonly planName: string;
    readonly amountPaise: number;
    readonly paidAt: string;
    /** When the plan ends; null for a guest's download. */
    readonly validUntil: string | null;
    /** The list of orders; null for a guest. */
    readonly link: string | null;
  };
  'guest-copy': { readonly link: string; readonly expiresAt: string; readonly orderId: string };
  /** Names nothing the sender typed: anybody can put anybody's address into the form. */
  'contact-acknowledgement': { readonly reference: string; readonly receivedAt: string };
  'grievance-resolved': {
    readonly name: string;
    readonly subject: string;
    readonly reference: string;
    readonly response: string;
    readonly link: string;
  };
}

export type ParamsOf<K extends MailKind> = MailParams[K];
