import { cpus, loadavg, totalmem } from 'node:os';

/** Median, 95th percentile and how many were measured. */
export const summary = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), count: sorted.length };
};

export const machineFacts = (browser) => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
  browser: `Chromium ${browser}`,
  load: loadavg()[0],
});
