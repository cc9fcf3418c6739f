import { defineConfig } from 'vitest/config';
import { lingui } from './build/lingui-macro.ts';

export default defineConfig({
  plugins: [lingui()],
  test: { name: 'web', include: ['{src,build}/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
