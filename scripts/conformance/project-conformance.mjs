import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchTests, readClauses } from './clauses.mjs';
import { conformancePage } from './conformance-page.mjs';
import { testsIn } from './test-titles.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const pagePath = join(root, 'docs/conformance.md');

/** What the project's own tests show of the specification: the page, and what is wrong with it. */
export const projectConformance = () => {
  const clauses = readClauses(readFileSync(new URL('clauses.txt', import.meta.url), 'utf8'));
  const tests = testsIn(['apps', 'packages', 'scripts', 'e2e'].map((folder) => join(root, folder)));
  const { shownBy, lost } = matchTests(clauses, tests);
  const faults = [
    ...[...shownBy]
      .filter(([, by]) => by.length === 0)
      .map(([{ section, name }]) => `${section.mark} ${name}: no test names it`),
    ...lost.map(({ mark, title }) => `"${title}" names ${mark}, but none of its clauses`),
  ];
  return { page: conformancePage(root, shownBy), faults, clauses };
};
