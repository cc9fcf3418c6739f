import { relative } from 'node:path';

/** The files of some tests, each once; a title can be found there by its section's mark. */
const filesOf = (root, tests) => [...new Set(tests.map(({ file }) => relative(root, file)))];

const linked = (path) => `[${path.split('/').at(-1)}](../${path})`;

const cell = (text) => text.replaceAll('|', '\\|');

/** The page that says of every clause which tests name it. */
export const conformancePage = (root, shownBy) => {
  const lines = [
    '# What shows each clause of the specification',
    '',
    'Made by `npm run conformance` from the titles of the tests; `npm test` fails when it is out of date, when a clause is',
    'named by no test, and when a title names a section but none of its clauses. The clauses and the phrases by which titles',
    'name them stand in `scripts/conformance/clauses.txt`.',
  ];
  let mark;
  for (const [{ section, name, asks }, tests] of shownBy) {
    if (section.mark !== mark) {
      mark = section.mark;
      lines.push('', `## ${mark} ${section.title}`, '', '| clause | asks for | shown by |', '|---|---|---|');
    }
    lines.push(`| ${cell(name)} | ${cell(asks)} | ${filesOf(root, tests).map(linked).join(', ')} |`);
  }
  return `${lines.join('\n')}\n`;
};
