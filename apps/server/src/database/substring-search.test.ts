import type { SQL } from 'drizzle-orm';
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
    expect(await find(containsByIndex(searched, term))).toEqual(expected);
  });
});
