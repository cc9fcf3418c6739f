import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { decodeCursor } from './paged-list.ts';
import { findPage, type SearchedTable } from './searched-list.ts';

const { db } = await freshDatabase();

const count = 400;
const start = Date.UTC(2026, 0, 1);
/** Every fifth was created at the same moment as the one before it. */
await db.insert(users).values(
  Array.from({ length: count }, (_, place) => ({
    id: `p${String(place).padStart(3, '0')}`,
    email: `${place < 8 ? 'early' : 'late'}.${place}@example.com`,
    displayName: place % 50 === 0 ? 'Round Number' : 'Asha Rao',
    createdAt: new Date(start + (place - (place % 5 === 4 ? 1 : 0)) * 1000),
  })),
);

const listed: SearchedTable = {
  table: users,
  id: users.id,
  at: users.createdAt,
  columns: [users.email, users.displayName],
  readFirst: 0,
};

const allPages = async (term: string, limit: number, where = sql`true`, readFirst = 0) => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await findPage(db, { ...listed, readFirst }, { term, limit, cursor, where });
    ids.push(...page.ids);
    expect(page.ids.length).toBeLessThanOrEqual(limit);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
};

const expected = (matches: (place: number) => boolean): string[] =>
  Array.from({ length: count }, (_, place) => place)
    .filter(matches)
    .map((place) => `p${String(place).padStart(3, '0')}`)
    .reverse();

describe('S2 §5 lists, newest first, in pages that neither repeat nor miss a row', () => {
  // Forty rows are read for each row of a page: with pages of 3 the index is asked for what is old or rare, unless more may
  // be read and a page seems to be within reach.
  it.each([
    ['', () => true],
    ['asha', (place: number) => place % 50 !== 0],
    ['EARLY', (place: number) => place < 8],
    ['round n', (place: number) => place % 50 === 0],
    ['39', (place: number) => String(place).includes('39')],
    ['w', () => false],
    ['#', () => false],
    ['nobody', () => false],
  ])('%j', async (term, matches) => {
    for (const limit of [3, 100])
      for (const readFirst of [0, 300])
        expect(await allPages(term.toLowerCase(), limit, sql`true`, readFirst)).toEqual(expected(matches));
  });

  it('hold to the other filters too, wherever the rows come from', async () => {
    const where = sql`${users.id} < 'p004'`;
    expect(await allPages('early', 3, where)).toEqual(expected((place) => place < 4));
    expect(await allPages('late', 3, where)).toEqual([]);
  });
});

describe('a cursor', () => {
  const written = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

  it('is taken as it was given, and nothing else is', () => {
    const good = ['2026-11-15T10:00:00.123456Z', 'a-1_B'];
    expect(decodeCursor(written(good))).toEqual(good);
    expect(decodeCursor('')).toBeUndefined();
    for (const bad of [
      ['2026-11-15T10:00:00Z', 'a'],
      ['0000-01-01T00:00:00.000000Z', 'a'],
      ['2026-02-30T00:00:00.000000Z', 'a'],
      ['2026-11-15T10:00:00.123456+23:59', 'a'],
      ['2026-11-15T10:00:00.123456Z', 'a\0'],
      ['2026-11-15T10:00:00.123456Z', ''],
      ['2026-11-15T10:00:00.123456Z'],
      null,
    ])
      expect(() => decodeCursor(written(bad))).toThrow('Please check this field');
  });
});
