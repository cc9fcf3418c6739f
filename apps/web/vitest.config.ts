import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.patience.ts';
import { lingui } from './build/lingui-macro.ts';

export default defineConfig({
  plugins: [lingui()],
  test: { name: 'web', include: ['{src,build}/**/*.test.{ts,tsx}'], ...patience },
});
