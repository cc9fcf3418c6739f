// Refuses an import that goes up the floors, one between two rooms of a floor, one of another topic's queries, and any
// circle of imports.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/**
 * The source trees with their floors, the lowest first. A room is a folder, `features/*` each folder inside one; it
 * imports itself and the rooms of the floors below. Files outside every folder put the rooms together and may import
 * all of them. In a tree with topics every other folder is a floor that knows none of them, but for their tables and the
 * types of their tasks; a topic leaves the queries of others alone. A tree with neither is only searched for circles.
 */
const trees = [
  {
    folder: 'apps/web/src',
    floors: [['ui'], ['platform'], ['resume'], ['account'], ['shell'], ['features/*']],
  },
  {
    folder: 'apps/server/src',
    topics: [
      'admin',
      'auth',
      'contact',
      'help',
      'jobs',
      'payments',
      'plans',
      'resumes',
      'settings',
      'subscriptions',
      'templates',
    ],
  },
  { folder: 'packages/domain/src' },
  { folder: 'packages/documents/src' },
  { folder: 'packages/reading/src' },
];

const staticImport = /^(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s*from\s*)?'(\.[^']+)'/gm;
const dynamicImport = /\bimport\(\s*'(\.[^']+)'/g;

const namesOnlyTypes = (names = '') => {
  const [, inside] = /^\{([^}]*)\}$/.exec(names.trim()) ?? [];
  return Boolean(inside?.split(',').every((name) => !name.trim() || /^type\s/.test(name.trim())));
};

/** The relative imports of a file. A type is gone when the program runs, so it closes no circle. */
export const importsOf = (path, source) => {
  const target = (specifier) => posix.join(posix.dirname(path), specifier);
  return [
    ...[...source.matchAll(staticImport)].map(([, type, names, specifier]) => ({
      path: target(specifier),
      isType: Boolean(type) || namesOnlyTypes(names),
    })),
    ...[...source.matchAll(dynamicImport)].map(([, specifier]) => ({
      path: target(specifier),
      isType: false,
    })),
  ];
};

const matches = (pattern, path) =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path.startsWith(`${pattern}/`);

/** Where a file stands: its room and the floor of it. */
const placeOf = (path, floors) => {
  if (!path.includes('/')) return { room: '', floor: floors.length };
  const floor = floors.findIndex((patterns) => patterns.some((pattern) => matches(pattern, path)));
  const pattern = floors[floor]?.find((one) => matches(one, path)) ?? '';
  return { room: path.split('/').slice(0, pattern.split('/').length).join('/'), floor };
};

const floorProblems = (graph, floors) => {
  const problems = [];
  for (const [path, imports] of graph) {
    const from = placeOf(path, floors);
    if (from.floor < 0) problems.push(`${path} stands on no floor`);
    for (const { path: target } of imports) {
      const to = placeOf(target, floors);
      if (from.floor < 0 || to.floor < 0 || from.room === to.room || to.floor < from.floor) continue;
      problems.push(
        to.floor === from.floor
          ? `${path} imports ${target}: ${from.room} and ${to.room} stand on the same floor`
          : `${path} imports ${target}: ${to.room || 'the root'} stands above ${from.room}`,
      );
    }
  }
  return problems;
};

/** Tests bring about what they need, and files outside every folder put the topics together. */
const isOutsideTopics = (path) => !path.includes('/') || /^testing\/|\.test\.ts$/.test(path);

const topicProblems = (graph, topics) => {
  const problems = [];
  for (const [path, imports] of graph) {
    const [room] = path.split('/');
    if (isOutsideTopics(path)) continue;
    for (const { path: target } of imports) {
      const [other] = target.split('/');
      if (other === room || !topics.includes(other)) continue;
      if (topics.includes(room)) {
        if (/-queries\.ts$/.test(target))
          problems.push(`${path} imports ${target}: queries of another topic`);
      } else if (!/-(?:tables|task-payloads)\.ts$/.test(target)) {
        problems.push(`${path} imports ${target}: ${room} is a floor under ${other}`);
      }
    }
  }
  return problems;
};

const circles = (graph) => {
  const found = [];
  const done = new Set();
  const way = [];
  const visit = (path) => {
    if (done.has(path)) return;
    const before = way.indexOf(path);
    if (before >= 0) {
      found.push(`imports go in a circle: ${[...way.slice(before), path].join(' → ')}`);
      return;
    }
    way.push(path);
    for (const { path: target, isType } of graph.get(path) ?? []) if (!isType) visit(target);
    way.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return found;
};

/** What is wrong with the imports of a tree: `sources` has the text of every file by its path inside the tree. */
export const problemsOf = (sources, { floors = [], topics = [] } = {}) => {
  const graph = new Map(
    [...sources].map(([path, source]) => [
      path,
      importsOf(path, source).filter((imported) => sources.has(imported.path)),
    ]),
  );
  return [
    ...(floors.length > 0 ? floorProblems(graph, floors) : []),
    ...topicProblems(graph, topics),
    ...circles(graph),
  ];
};

const sourcesIn = (folder) =>
  new Map(
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(root, folder, path), 'utf8')]),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = trees.flatMap(({ folder, ...rules }) =>
    problemsOf(sourcesIn(folder), rules).map((problem) => `${folder}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
