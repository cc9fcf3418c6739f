import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCrashSoak } from './crash-soak.ts';

const serverRoot = path.join(import.meta.dirname, '..', '..');
// Inside the workspace, where the bundle finds its packages.
const script = path.join(serverRoot, 'dist', `crash-test-${process.pid}.mjs`);

beforeAll(async () => {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'crash-soak-command.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('@kalam/') && /^[@a-z]/.test(id),
  });
  await bundle.write({ file: script, format: 'esm' });
  await bundle.close();
});
afterAll(() => fs.rmSync(script, { force: true }));

describe('crash safety', () => {
  it('loses no acknowledged row and always opens again', { timeout: 120_000 }, async () => {
    const result = await runCrashSoak({ script, rounds: 4 });
    expect(result.lost).toBe(0);
    expect(result.acknowledged).toBeGreaterThanOrEqual(20);
  });
});
