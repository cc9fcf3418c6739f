import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Median, the upper percentiles and how many were measured. */
export const summary = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length };
};

export const machineFacts = () => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
  load: loadavg()[0],
});

/** The facts in a line, with a warning when other work shared the machine. */
export const factsLine = ({ date, processor, cores, memoryGb, platform, node, load }) => {
  const line = `${date}, ${processor}, ${cores} cores, ${memoryGb} GB, ${platform}, Node ${node}, machine load ${load.toFixed(1)} at the start.`;
  return load > cores
    ? `${line}\n\n**Measured on a busy machine**: a miss may be the machine’s. Measure again on a quiet one before claiming any figure.`
    : line;
};

/** `bench/results/<name>.json` for programs, `.md` for people, and the same on the screen. */
export const writeResults = (name, results, markdown) => {
  const folder = fileURLToPath(new URL('results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(results, undefined, 2)}\n`);
  writeFileSync(`${folder}${name}.md`, markdown);
  console.log(markdown);
};
