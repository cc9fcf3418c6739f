import nodemailer from 'nodemailer';
import { loggableError } from '../failures/failure-text.ts';
import type { Unsubscribe } from './mail-content.ts';

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribe?: Unsubscribe;
  readonly attachments: readonly MailAttachment[];
}

export interface SmtpSender {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://…` */
  readonly smtpUrl: string;
  /** `Kalam <no-reply@kalam.example>` */
  readonly from: string;
}

const domainOf = (from: string): string => /@([^\s@<>]+?)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/**
 * True when the server refused this very mail (5xx to its sender, recipient or text): trying again cannot help. A 5xx
 * to our login or greeting is a matter of configuration, and the mail waits until it is put right.
 */
export const isRefusedForGood = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return aboutThisMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
};

/**
 * The refusal without the person: servers repeat the address, or its first part alone, and the message goes to the log.
 * Of the library's other fields only those are kept by which it is decided whether to try again.
 */
const withoutPerson = (error: unknown, recipient: string): Error => {
  const told = loggableError(error);
  const name = recipient.split('@')[0] ?? '';
  const named = new RegExp(`(?<!\\w)${name.replace(/[^\w]/g, '\\$&')}(?!\\w)`, 'gi');
  const text = name.length < 3 ? told.message : told.message.replace(named, '(name)');
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return Object.assign(new Error(text), {
    stack: told.stack?.replace(told.message, () => text),
    code,
    responseCode,
  });
};

/** Lets a mail program offer a button of its own, which posts without asking anything more (RFC 2369, RFC 8058). */
const unsubscribeHeaders = ({ oneClickUrl }: Unsubscribe) => ({
  // Prepared: folding would put spaces into a long address.
  'List-Unsubscribe': { prepared: true, value: `<${new URL(oneClickUrl).href}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const createSmtpSender = ({ smtpUrl, from }: SmtpOptions): SmtpSender => {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    // Mail is made of texts and bytes we hold; nothing in it may make the sender read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(from);
  return {
    send: async ({ id, to, subject, html, text, unsubscribe, attachments }) => {
      const sent = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<${id}@${domain}>`,
        // Asks automatic repliers to keep quiet (RFC 3834).
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
        },
        attachments: attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
      });
      await sent.catch((error: unknown) => {
        throw withoutPerson(error, to);
      });
    },
    close: () => transport.close(),
  };
};
