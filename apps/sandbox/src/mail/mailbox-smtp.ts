import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Envelope } from './mailbox-message.ts';
import { type Mailbox, openMailbox } from './mailbox-store.ts';

const LARGEST_MESSAGE = 25 * 1024 * 1024;

export interface MailboxOptions {
  readonly outboxDir: string;
  readonly now?: () => Date;
}

export interface RunningMailbox {
  readonly smtpUrl: string;
  readonly mailbox: Mailbox;
  close(): Promise<void>;
}

/** An SMTP server on a free loopback port that keeps whatever it is given and sends nothing on. */
export async function startMailbox({ outboxDir, now }: MailboxOptions): Promise<RunningMailbox> {
  const mailbox = openMailbox(outboxDir, now);
  const server = new SMTPServer({
    name: 'sandbox.localhost',
    banner: 'Sandbox mailbox',
    size: LARGEST_MESSAGE,
    authOptional: true,
    // No certificate on loopback: a client that saw STARTTLS would try it and refuse ours.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= LARGEST_MESSAGE) chunks.push(chunk);
      });
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refusal(552, 'Message exceeds fixed maximum message size'));
        mailbox.keep(envelopeOf(session), Buffer.concat(chunks)).then(
          (id) => done(null, `Kept as ${id}`),
          // The outbox may be full or unwritable for a moment: let the sender try again.
          () => done(refusal(451, 'The outbox could not be written, try again later')),
        );
      });
    },
  });
  // A client that breaks off is its own trouble; it must not end the process.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailbox,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const envelopeOf = ({ envelope }: SMTPServerSession): Envelope => ({
  from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  to: envelope.rcptTo.map((recipient) => recipient.address),
});

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });
