import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries } from '../audit/audit-tables.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { sampleColumns } from './column-samples.ts';

const { db } = await freshDatabase();
const columns = [auditEntries.reason, auditEntries.subjectId, auditEntries.staffEmail];

it('a table without statistics has no sample', async () => {
  expect(await sampleColumns(db, columns)).toEqual([[], [], []]);
});

it('values in lower case stand for their part of the rows, in the order of the columns', async () => {
  await db.insert(auditEntries).values(
    Array.from({ length: 200 }, (_, place) => ({
      at: new Date(Date.UTC(2026, 0, 1)),
      staffEmail: 'staff@example.com',
      action: 'plan-added' as const,
      subject: 'user' as const,
      subjectId: `Person-${place}`,
      reason: place < 100 ? null : place < 160 ? 'Good "will", 100%' : `Ticket ${place}`,
    })),
  );
  await db.execute(sql`analyze audit_entries`);
  const [reasons = [], persons = [], staff] = await sampleColumns(db, columns);
  const sum = (sample: typeof reasons) => sample.reduce((all, { share }) => all + share, 0);
  expect(staff).toEqual([{ value: 'staff@example.com', share: 1 }]);
  expect(reasons.find(({ value }) => value === 'good "will", 100%')?.share).toBeCloseTo(0.3);
  expect(sum(reasons.filter(({ value }) => value.startsWith('ticket 1')))).toBeCloseTo(0.2);
  expect(sum(reasons)).toBeCloseTo(0.5);
  expect(persons.length).toBeGreaterThan(50);
  expect(persons.every(({ value }) => value.startsWith('person-'))).toBe(true);
  expect(sum(persons)).toBeCloseTo(1);
});
