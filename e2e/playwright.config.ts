import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3199';
/** `localhost`, as a person would type it; the server listens on the loopback address. */
export const baseURL = `http://localhost:${port}`;
const dataDir = process.env.E2E_DATA_DIR ?? join(tmpdir(), `kalam-e2e-${port}`);

/** Also for the command line beside the server. */
export const serverEnv = {
  PORT: port,
  DATA_DIR: dataDir,
  PUBLIC_URL: baseURL,
  LOG_LEVEL: 'warn',
  // A spec may come from a network of its own, as people do.
  TRUSTED_PROXIES: 'loopback',
};

export default defineConfig({
  testDir: 'specs',
  outputDir: join(tmpdir(), `kalam-e2e-${port}-results`),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  updateSnapshots: 'none',
  // For what hangs, not for what is slow: a busy machine is no fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It fetches everything once more for a later visit without a network; allowed where that visit is made.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      // What a wide screen does not have: a drawer, the page behind a button.
      grepInvert: /@phone-only/,
    },
    { name: 'phone', use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node ../apps/server/dist/main.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    env: { ...serverEnv, NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
