import { expect, inject, it } from 'vitest';
import { knownMigrations } from '../database/migrate.ts';
import { proveMigrations } from './migration-proof.ts';

it('rows of every table of every release are kept by the migrations, and a newer database is refused', async () => {
  const { releases, isNewerRefused } = await proveMigrations(inject('postgres').url);
  expect(releases).toHaveLength(knownMigrations().length);
  for (const { release, rows, tables, losses } of releases) {
    expect(losses, `release ${release}`).toEqual([]);
    expect(rows).toBeGreaterThan(tables);
  }
  expect(isNewerRefused).toBe(true);
});
