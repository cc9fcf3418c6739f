interface ModuleFacts {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** What every page needs anyway: one file that outlives most releases in people's caches. */
const frame =
  /node_modules\/(?:react|react-dom|scheduler|react-router|cookie|@tanstack|@lingui\/(?:core|react))\//;

/** For sign-in and profile; the builder has a form of its own kind. */
const forms = /node_modules\/react-hook-form\//;

const screen = /\/features\/.*-(?:page|layout|step)\.tsx$/;
const publicScreen = /\/features\/(?:landing|templates|plans|contact|legal)\//;
const listScreen = /\/features\/dashboard\/(?:dashboard-layout|resumes\/resumes-page)\.tsx$/;
const builderScreen = /\/features\/builder\//;
/** Choosing among designs, of which the gallery alone needs part at once. */
const design = /\/resume\/designs\//;
/** For dialogs of visitors as well as of staff. */
const sample = /\/resumes\/samples\/sample-/;
const officeScreen = /\/features\/admin\//;
/** Windows that are no screens: what they share with the office is not for staff alone. */
const paying = /\/features\/payments\//;

/** The files imported later that bring a module with them by plain imports. */
const rootsOf = (id: string, graph: Graph): ReadonlySet<string> => {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const facts = seen.has(next) ? null : graph.getModuleInfo(next);
    seen.add(next);
    if (facts === null) continue;
    if (facts.dynamicImporters.length > 0) roots.add(next);
    waiting.push(...facts.importers);
  }
  return roots;
};

const audiences = ['public', 'list', 'app', 'account', 'samples', 'office', 'designs'] as const;
type Audience = (typeof audiences)[number];

const audienceOf = (id: string, graph: Graph): Audience | undefined => {
  const roots = [...rootsOf(id, graph)];
  const screens = roots.filter((root) => screen.test(root));
  if (roots.length < 2 || screens.length === 0) return undefined;
  if (screens.some((root) => publicScreen.test(root))) return design.test(id) ? 'designs' : 'public';
  if (screens.some((root) => listScreen.test(root))) return 'list';
  if (sample.test(id)) return 'samples';
  if (screens.every((root) => officeScreen.test(root)))
    return roots.some((root) => paying.test(root)) ? 'account' : 'office';
  return screens.some((root) => builderScreen.test(root)) ? 'app' : 'account';
};

/**
 * A file costs a phone a round trip, so what several screens share comes in few of them: `shell` is there from the start,
 * `public` serves the open pages, `list` the first screen after signing in, `app` the builder, `office` the staff, `designs`
 * the gallery and the builder's choice of a design, `samples` the resumes shown there, `account` the rest, payments above
 * all. What belongs to one screen, or to none (the document engine, the reader of files), stays with it. A group takes along
 * what its modules import, so the widest comes first.
 */
export const chunkGroups = [
  { name: 'frame', test: frame, priority: audiences.length + 3 },
  { name: 'forms', test: forms, priority: audiences.length + 2 },
  {
    name: 'shell',
    tags: ['$initial' as const],
    test: /^(?!.*(?:entry-client\.tsx|index\.html)$)/,
    priority: audiences.length + 1,
  },
  ...audiences.map((audience, index) => ({
    name: (id: string, graph: Graph) => (audienceOf(id, graph) === audience ? audience : null),
    priority: audiences.length - index,
  })),
];
