import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { containsByIndex, containsByReading } from './substring-search.ts';

const { db } = await freshDatabase();

const people = [
  ['asha', 'asha.rao@example.org', 'Asha Rao'],
  ['percent', 'percent@example.org', '100% Sure'],
  ['underscore', 'a_b@example.org', 'Under_Score'],
  ['lakshmi', 'lakshmi@example.org', 'लक्ष्मी नायर'],
] as const;
await db.insert(users).values(people.map(([id, email, displayName]) => ({ id, email, displayName })));

const searched = [users.email, users.displayName];
const find = async (where: SQL | undefined) => {
  const found = await db.select({ id: users.id }).from(users).where(where).orderBy(users.id);
  return found.map(({ id }) => id);
};

describe('S2 §5 searches: case-insensitive substring matching', () => {
  it.each([
    ['RAO', ['asha']],
    ['ha ra', ['asha']],
    ['0%', ['percent']],
    ['%', ['percent']],
    ['r_s', ['underscore']],
    ['A_', ['underscore']],
    ['_', ['underscore']],
    ['Ha', ['asha']],
    ['O@', ['asha']],
    ['क्ष्मी', ['lakshmi']],
    ['ना', ['lakshmi']],
    ['zz', []],
    ['~', []],
    ['S', ['asha', 'lakshmi', 'percent', 'underscore']],
    ['U', ['percent', 'underscore']],
    ['य', ['lakshmi']],
    ['ॐ', []],
    ['\\', []],
    ["'; drop table users; --", []],
  ])('%s', async (term, expected) => {
    expect(await find(containsByReading(searched, term))).toEqual(expected);
    expect(await find(await containsByIndex(db, searched, term))).toEqual(expected);
  });
});

describe('S2 §5 searches find what reading every row would find', async () => {
  const crowd = await freshDatabase();
  const character = fc.constantFrom(..."aaabBc12.@%_\\' कक्षमी");
  const text = (most: number) =>
    fc.array(character, { minLength: 1, maxLength: most }).map((characters) => characters.join(''));
  const rows = fc
    .sample(fc.tuple(text(16), text(24)), { numRuns: 400, seed: 5 })
    .map(([email, displayName], place) => ({
      id: `p${String(place).padStart(3, '0')}`,
      email: `${email.toLowerCase()}${place}`,
      displayName,
    }));
  await crowd.db.insert(users).values(rows);

  const part = fc
    .tuple(fc.constantFrom(...rows), fc.boolean(), fc.nat(12), fc.integer({ min: 1, max: 12 }))
    .map(([{ email, displayName }, ofEmail, start, length]) =>
      [...(ofEmail ? email : displayName)].slice(start, start + length).join(''),
    )
    .filter((term) => term !== '');

  const holds = () =>
    crowd.db.transaction(async (tx) => {
      // So few rows would rather be read one by one.
      await tx.execute(sql`set local enable_seqscan = off`);
      const ids = async (where: SQL | undefined) =>
        (await tx.select({ id: users.id }).from(users).where(where).orderBy(users.id)).map(({ id }) => id);
      await fc.assert(
        fc.asyncProperty(fc.oneof(part, text(6)), async (term) => {
          const expected = rows
            .filter(({ email, displayName }) =>
              [email, displayName].some((text) => text.toLowerCase().includes(term.toLowerCase())),
            )
            .map(({ id }) => id);
          expect(await ids(containsByReading(searched, term))).toEqual(expected);
          expect(await ids(await containsByIndex(tx, searched, term))).toEqual(expected);
        }),
        { numRuns: 150 },
      );
    });

  it('before there are statistics', holds);

  it('by the grams that are rare in the statistics', async () => {
    await crowd.db.execute(sql`analyze users`);
    await holds();
  });
});
