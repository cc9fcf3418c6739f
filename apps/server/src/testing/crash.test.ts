import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCrashSoak } from './crash-soak.ts';

const serverRoot = path.join(import.meta.dirname, '..', '..');
// Inside the workspace, where the bundle finds its packages.
const script = path.join(serverRoot, 'dist', `crash-test-${process.pid}.mjs`);

beforeAll(async () => {
  const entry = `import { main } from ${JSON.stringify(path.join(import.meta.dirname, 'crash-soak.ts'))}; await main();`;
  const bundle = await rolldown({
    input: 'entry',
    platform: 'node',
    external: (id) => !id.startsWith('@kalam/') && /^[@a-z]/.test(id) && id !== 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? entry : null),
      },
    ],
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
