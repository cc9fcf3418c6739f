// Lighthouse, as on a cheap phone on a slow network, over the built site on its own server.
// Needs `npm run build` before. Lighthouse is large and used here alone: it is fetched when first needed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { factsLine, machineFacts, writeResults } from '../measure.mjs';
import { startSite } from '../site-server.mjs';

const lighthouseVersion = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const pages = [
  { path: '/', least: [95, 100, 100, 100] },
  { path: '/templates', least: [95, 100, 100, 100] },
  { path: '/plans', least: [95, 100, 100, 100] },
  { path: '/builder', least: [90] },
];
const runs = Number(process.argv[2] ?? 5);

const tools = fileURLToPath(
  new URL(`../node_modules/.cache/lighthouse-${lighthouseVersion}/`, import.meta.url),
);
const program = join(tools, 'node_modules/lighthouse/cli/index.js');

const fetchLighthouse = () => {
  if (existsSync(program)) return;
  console.log(`Fetching Lighthouse ${lighthouseVersion}…`);
  mkdirSync(tools, { recursive: true });
  const options = ['--prefix', tools, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, `lighthouse@${lighthouseVersion}`], { cwd: tools });
};

const look = (url, output) => {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-sync';
  execFileSync(
    process.execPath,
    [
      program,
      url,
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
      '--quiet',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: ensureBrowser() } },
  );
  return JSON.parse(readFileSync(output, 'utf8'));
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const measure = ({ path, least }, address, folder) => {
  const reports = Array.from({ length: runs }, () => look(address + path, join(folder, 'report.json')));
  const scores = categories.map((id) =>
    Math.round(median(reports.map(({ categories: found }) => found[id].score)) * 100),
  );
  const metric = (id) => median(reports.map(({ audits }) => audits[id].numericValue));
  const short = reports[0].categories;
  const missed = categories.flatMap((id) =>
    id === 'performance'
      ? []
      : short[id].auditRefs
          .filter(({ id: audit, weight }) => weight > 0 && (reports[0].audits[audit].score ?? 1) < 1)
          .map(({ id: audit }) => audit),
  );
  return {
    path,
    scores,
    least,
    holds: least.every((score, index) => scores[index] >= score),
    missed,
    firstPaint: metric('first-contentful-paint'),
    largestPaint: metric('largest-contentful-paint'),
    blocked: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
  };
};

const report = (rows, facts) => `# Pages under Lighthouse

${factsLine(facts)}

Lighthouse ${lighthouseVersion}, its mobile profile (slow 4G, CPU slowed four times), the median of ${runs} runs of each page on the production build.

| page | performance | accessibility | best practices | SEO | asked | first paint | largest paint | blocked | layout shift |
|---|---|---|---|---|---|---|---|---|---|
${rows
  .map(
    ({ path, scores, least, holds, firstPaint, largestPaint, blocked, shift }) =>
      `| ${path} | ${scores.join(' | ')} | ${least.join('/')} ${holds ? '✓' : '✗'} | ${(firstPaint / 1000).toFixed(2)} s | ${(largestPaint / 1000).toFixed(2)} s | ${Math.round(blocked)} ms | ${shift.toFixed(3)} |`,
  )
  .join('\n')}
${rows.flatMap(({ path, missed }) => missed.map((audit) => `\n- ${path}: ${audit} does not pass`)).join('')}

Made by \`npm run bench -- pages\`.
`;

const facts = machineFacts();
fetchLighthouse();
const folder = mkdtempSync(join(tmpdir(), 'kalam-pages-'));
const server = await startSite(join(folder, 'data'));
try {
  const rows = pages.map((page) => {
    console.log(page.path);
    return measure(page, server.address, folder);
  });
  writeResults('pages', { ...facts, lighthouseVersion, runs, rows }, report(rows, facts));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
