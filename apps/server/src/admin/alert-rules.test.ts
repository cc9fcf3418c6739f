import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestApp, testConfig } from '../testing/test-app.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
const rules = read('deploy/alerts.yaml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((rule) => ({
    name: rule.split('\n', 1)[0] ?? '',
    expr: /^ {8}expr: (.+)$/m.exec(rule)?.[1] ?? '',
    isWhole: [/^ {8}for: \d+[mh]$/m, /^ {8}labels: \{ severity: (page|warn) \}$/m, /summary: ".+\."/].every(
      (part) => part.test(rule),
    ),
  }));

/** Not ours: Prometheus' own word for "could be read", and what its prober for web pages finds out. */
const fromElsewhere = new Set(['up', 'probe_ssl_earliest_cert_expiry']);
const words = new Set(['and', 'or', 'unless', 'by', 'on', 'without', 'bool', 'offset']);

const figuresIn = (expr: string): string[] => {
  const bare = expr
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|on|without) \([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.])[a-z_][a-z0-9_]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
};

const labelsIn = (expr: string): { figure: string; label: string }[] =>
  [...expr.matchAll(/([a-z_0-9]+)\{([^}]*)\}/g)].flatMap(([, figure = '', inside = '']) =>
    [...inside.matchAll(/([a-z_]+)=~?"/g)].map(([, label = '']) => ({ figure, label })),
  );

describe('deploy/alerts.yaml', async () => {
  const config = testConfig({ BACKUP_DIR: temporaryFolder() });
  const server = await startTestApp({ config });
  await server.app.inject('/api/plans');
  const text = (await server.app.inject('/metrics')).body;
  const known = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );

  it('has rules that are whole, each under a name of its own', () => {
    expect(rules.length).toBeGreaterThanOrEqual(15);
    expect(rules.filter(({ isWhole, expr }) => !isWhole || expr === '')).toEqual([]);
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  });

  it.each(rules)('$name asks for figures that the server has', ({ expr }) => {
    const figures = figuresIn(expr);
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((name) => !known.has(name) && !fromElsewhere.has(name))).toEqual([]);
  });

  it('asks for labels that these figures have', () => {
    const asked = rules
      .flatMap(({ expr }) => labelsIn(expr))
      .filter(({ figure }) => !fromElsewhere.has(figure));
    expect(asked.length).toBeGreaterThan(3);
    // The queue is empty here, and shows no task; its labels are those of its own test.
    const empty = new Set(['kalam_queue_jobs', 'kalam_queue_oldest_due_seconds']);
    for (const { figure, label } of asked.filter((one) => !empty.has(one.figure)))
      expect(text, figure).toMatch(new RegExp(`^${figure}\\{[^}]*\\b${label}="`, 'm'));
  });

  it('has a paragraph for each rule in docs/operations.md, and none for what is no rule', () => {
    const part =
      read('docs/operations.md').split('## What to do at each alarm\n')[1]?.split(/^## /m)[0] ?? '';
    const told = part
      .split(/^### /m)
      .slice(1)
      .map((each) => {
        const [name = '', ...lines] = each.split('\n');
        return { name, words: lines.join(' ').trim() };
      });
    expect(told.map(({ name }) => name).sort()).toEqual(rules.map(({ name }) => name).sort());
    expect(told.filter(({ words: text }) => text.length < 120)).toEqual([]);
  });
});
