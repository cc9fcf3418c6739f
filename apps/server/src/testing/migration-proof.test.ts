import { describe, expect, inject, it } from 'vitest';
import { knownMigrations } from '../database/migrate.ts';
import { isNewerRefused, proveRelease } from './migration-proof.ts';

const { url } = inject('postgres');

describe('a full database', () => {
  it.each(knownMigrations().map((_, place) => place + 1))(
    'of release %i keeps every row',
    async (release) => {
      const { rows, tables, losses } = await proveRelease(url, release);
      expect(losses).toEqual([]);
      expect(rows).toBeGreaterThan(tables);
    },
  );

  it('of a later release is refused and left alone', async () => {
    expect(await isNewerRefused(url)).toBe(true);
  });
});
