import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

const starters = new Set(['describe', 'it', 'test']);

/** `it`, `it.each(…)`, `test.describe`, `describe.for(…)`: what stands first says whether it is about tests. */
const isStarter = (callee) => {
  if (callee.type === 'Identifier') return starters.has(callee.name);
  if (callee.type === 'MemberExpression') return isStarter(callee.object);
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return isStarter(callee.callee ?? callee.tag);
  return false;
};

/** The words of a title as they stand in the file; what is filled in later is a `…`. */
const writtenTitle = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [writtenTitle(node.left), writtenTitle(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
};

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** Walks what a file says, and calls `found` with the titles from the outermost group down to each test. */
const walk = (node, above, found) => {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const entry of node) walk(entry, above, found);
    return;
  }
  if (node.type === 'CallExpression' && isStarter(node.callee)) {
    const title = writtenTitle(node.arguments[0]);
    const body = node.arguments.findLast(isFunction);
    if (title !== undefined && body !== undefined) {
      const titles = [...above, title];
      let isGroup = false;
      walk(body.body, titles, (inner) => {
        isGroup = true;
        found(inner);
      });
      if (!isGroup) found(titles);
      return;
    }
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value, above, found);
};

/** Every test of some source text, by the titles that lead to it. */
export const titlesIn = (fileName, source) => {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName} cannot be read: ${errors[0].message}`);
  const titles = [];
  walk(program.body, [], (path) => titles.push(path.join(' › ')));
  return titles;
};

const isTestFile = (name) => /\.(?:test\.(?:ts|tsx|mjs)|spec\.ts)$/.test(name);

const testFilesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFilesIn(path);
    return isTestFile(entry.name) ? [path] : [];
  });

/** Every test below some folders: the file it stands in, and its title. */
export const testsIn = (folders) =>
  folders
    .flatMap(testFilesIn)
    .sort()
    .flatMap((file) => titlesIn(file, readFileSync(file, 'utf8')).map((title) => ({ file, title })));
