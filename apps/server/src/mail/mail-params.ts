import type { StaffRole } from '@kalam/domain/admin/permissions';
import type { PlanReminder } from '@kalam/domain/subscriptions/plan-reminders';
import type { Unsubscribe } from './mail-content.ts';
import type { MailKind } from './mail-kinds.ts';

/** An invoice or a receipt that comes with a mail. */
export interface AttachedDocument {
  readonly kind: 'invoice' | 'receipt' | 'credit-note';
  readonly number: string;
}

interface AboutGrievance {
  readonly name: string;
  readonly subject: string;
  readonly reference: string;
  readonly contactUrl: string;
}

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
  'new-sign-in': {
    readonly displayName: string;
    readonly at: string;
    /** As `deviceCode` writes it. */
    readonly device: string;
    readonly profileUrl: string;
    readonly resetUrl: string;
  };
  'account-suspended': {
    readonly displayName: string;
    /** What staff wrote for the person to read. */
    readonly reason: string | null;
    readonly contactUrl: string;
  };
  'confirm-email-change': {
    readonly displayName: string;
    /** Which of the two addresses reads it. */
    readonly side: 'old' | 'new';
    readonly oldEmail: string;
    readonly newEmail: string;
    readonly confirmUrl: string;
    readonly resetUrl: string;
  };
  /** To the address that was the account's. */
  'email-changed': {
    readonly displayName: string;
    readonly newEmail: string;
    readonly changedAt: string;
    readonly contactUrl: string;
  };
  /** A plan that nobody paid for; what was paid for is told of by its receipt. */
  'plan-granted': {
    readonly displayName: string;
    readonly planName: string;
    readonly resumes: number;
    readonly validUntil: string;
    readonly dashboardUrl: string;
  };
  'plan-ending': {
    readonly displayName: string;
    readonly planName: string;
    readonly endsAt: string;
    readonly reminder: PlanReminder;
    readonly plansUrl: string;
    readonly unsubscribe: Unsubscribe;
  };
  receipt: {
    readonly customerName: string;
    readonly orderId: string;
    readonly paymentId: string | null;
    readonly planName: string;
    readonly amountPaise: number;
    readonly paidAt: string;
    /** When the plan ends; null for a guest's download. */
    readonly validUntil: string | null;
    /** The list of orders; null for a guest. */
    readonly ordersUrl: string | null;
    /** Known when the mail leaves: what comes with it. */
    readonly document?: AttachedDocument;
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
    /** The invoice or receipt that comes along. */
    readonly document?: AttachedDocument;
  };
  refunded: {
    readonly customerName: string;
    readonly orderId: string;
    readonly refundId: string;
    readonly planName: string;
    /** Hundredths of the currency. */
    readonly amountPaise: number;
    readonly currency: string;
    readonly refundedAt: string;
    readonly what: 'all' | 'part' | 'second' | 'held';
    /** The list of orders; null for a guest. */
    readonly ordersUrl: string | null;
    /** The credit note that comes along. */
    readonly document?: AttachedDocument;
  };
  /** Names nothing the sender typed: anybody can put anybody's address into the form. */
  'contact-acknowledgement': {
    readonly reference: string;
    readonly receivedAt: string;
  };
  'grievance-resolved': AboutGrievance & { readonly response: string };
  'grievance-interim': AboutGrievance & { readonly reply: string; readonly resolveBy: string };
  'grievance-reopened': AboutGrievance & { readonly resolveBy: string };
  /** To staff. Names nothing the visitors typed. */
  'grievance-new': {
    readonly count: number;
    readonly items: readonly { readonly reference: string; readonly dueAt: string; readonly url: string }[];
    readonly listUrl: string;
  };
  'staff-invitation': {
    readonly invitedBy: string;
    readonly role: StaffRole;
    readonly joinUrl: string;
    readonly expiresAt: string;
  };
  'staff-second-factor': {
    readonly displayName: string;
    readonly change: 'on' | 'off' | 'reset';
    readonly changedAt: string;
    readonly signInUrl: string;
  };
}

export type ParamsOf<K extends MailKind> = MailParams[K];
