import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchTests, readClauses, sectionsNamedIn } from './clauses.mjs';
import { conformancePage } from './conformance-page.mjs';
import { pagePath, projectConformance } from './project-conformance.mjs';
import { titlesIn } from './test-titles.mjs';

describe('the titles of a file', () => {
  it('lead from the outermost group to each test and step', () => {
    const source = `
      describe('a group', () => {
        it('plain', () => {});
        it.each([1, 2])(\`a table of \${size}\`, () => {});
        describe.for([1])('inner ' + 'words', () => { it.skipIf(no)('deep', async () => {}); });
      });
      test('a walk', async () => { await test.step('begins', async () => {}); });
      other('nothing', () => {});
      const text = 'it(\\'no test\\', () => {})';`;
    expect(titlesIn('some.test.ts', source)).toEqual([
      'a group › plain',
      'a group › a table of …',
      'a group › inner words › deep',
      'a walk › begins',
    ]);
  });

  it('cannot be read from a file that is none', () => {
    expect(() => titlesIn('broken.test.ts', 'it(')).toThrow('broken.test.ts cannot be read');
  });
});

describe('the list of clauses', () => {
  const list = '# S1 §5 Rules\n- phone: ten digits\n  = phone | telephone\n- name: letters\n  = name\n';

  it('gives each clause its section and phrases', () => {
    expect(readClauses(list)).toMatchObject([
      { section: { mark: 'S1 §5', title: 'Rules' }, name: 'phone', phrases: ['phone', 'telephone'] },
      { name: 'name', asks: 'letters', phrases: ['name'] },
    ]);
    expect(() => readClauses('- phone: ten digits')).toThrow('Not a line');
  });

  it('is held beside titles: what names it, what names nothing', () => {
    const clauses = readClauses(list);
    const tests = [
      { file: 'a.test.ts', title: 'S1 §5 Phone › strips' },
      { file: 'b.test.ts', title: 'S1 §4 phone' },
      { file: 'c.test.ts', title: 'S1 §5 something else' },
    ];
    const { shownBy, lost } = matchTests(clauses, tests);
    expect([...shownBy.values()]).toEqual([[tests[0]], []]);
    expect(lost.map(({ title }) => title)).toEqual(['S1 §4 phone', 'S1 §5 something else']);
    expect(conformancePage('.', shownBy)).toContain('| phone | ten digits | [a.test.ts](../a.test.ts) |');
  });

  it('understands several sections in one title', () => {
    expect(sectionsNamedIn('S1 §2 §4, S2 §9 and §8: a')).toEqual(['S1 §2', 'S1 §4', 'S2 §9', 'S2 §8']);
    expect(sectionsNamedIn('§5 of nothing')).toEqual([]);
  });
});

it('every clause of the specification is named by a test, and every test that names a section names a clause', () => {
  const { faults, clauses } = projectConformance();
  expect(faults).toEqual([]);
  expect(clauses.length).toBeGreaterThanOrEqual(216);
});

it('docs/conformance.md is what `npm run conformance` writes', () => {
  expect(readFileSync(pagePath, 'utf8')).toBe(projectConformance().page);
});
