import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailMessages } from '../mail/mail-tables.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { contactSubmissions } from './contact-tables.ts';
import { createSweepMessages } from './retention-task.ts';

const { db } = await freshDatabase();

describe('messages', () => {
  it('are removed twelve months after they were last worked on, with the mails about them', async () => {
    const keep = async (subject: string, updatedAt: string) => {
      const createdAt = new Date('2024-01-01T00:00:00Z');
      const [row] = await db
        .insert(contactSubmissions)
        .values({
          name: 'Asha Rao',
          email: 'asha@example.com',
          subject,
          message: 'A message that is long enough.',
          spamScore: 1,
          createdAt,
          updatedAt: new Date(updatedAt),
        })
        .returning({ id: contactSubmissions.id });
      await queueMail(db, {
        to: 'asha@example.com',
        language: 'en',
        kind: 'contact-acknowledgement',
        params: { reference: row?.id ?? '', receivedAt: createdAt.toISOString() },
        dedupeKey: `contact-acknowledgement:${row?.id}`,
      });
    };
    await keep('old', '2025-11-14T00:00:00Z');
    await keep('recent', '2025-11-16T00:00:00Z');
    await createSweepMessages({ db, now: () => new Date('2026-11-15T00:00:00Z') })();
    const left = await db.select().from(contactSubmissions);
    expect(left.map(({ subject }) => subject)).toEqual(['recent']);
    const mails = await db.select().from(mailMessages).where(eq(mailMessages.recipient, 'asha@example.com'));
    expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual([`contact-acknowledgement:${left[0]?.id}`]);
  });
});
