import { defineConfig } from 'vitest/config';
import { patience } from './vitest.patience.ts';

const pure = (name: string, root: string) => ({
  test: {
    name,
    root,
    ...patience,
    include: ['**/*.test.{ts,tsx,mjs}'],
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
      pure('reading', 'packages/reading'),
      pure('sandbox', 'apps/sandbox'),
      pure('scripts', 'scripts'),
      'apps/server',
      'apps/web',
    ],
  },
});
