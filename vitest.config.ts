import { defineConfig } from 'vitest/config';

const pure = (name: string, root: string) => ({
  test: {
    name,
    root,
    // For what hangs, not for what is slow: a busy machine is no fault.
    testTimeout: 60_000,
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});

export default defineConfig({
  test: {
    // Left to itself the runner keeps a core free, of two.
    maxWorkers: '100%',
    projects: [
      pure('domain', 'packages/domain'),
      pure('documents', 'packages/documents'),
      pure('sandbox', 'apps/sandbox'),
      'apps/server',
      'apps/web',
    ],
  },
});
