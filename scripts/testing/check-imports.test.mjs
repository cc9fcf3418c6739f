import { expect, it } from 'vitest';
import { importsOf, problemsOf } from '../check-imports.mjs';

const floors = [['ui'], ['shell'], ['features/*']];
const problems = (sources) => problemsOf(new Map(Object.entries(sources)), { floors });

it('lets a room import itself and the floors below, and the root import everything', () => {
  expect(
    problems({
      'app.ts': "import { page } from './features/plans/page.ts';\nimport './ui/button.ts';",
      'features/plans/page.ts':
        "import { card } from './card.ts';\nconst late = () => import('../../shell/frame.ts');",
      'features/plans/card.ts': "import { button } from '../../ui/button.ts';",
      'shell/frame.ts': "import {\n  button,\n  type Look,\n} from '../ui/button.ts';",
      'ui/button.ts': "import 'react';",
    }),
  ).toEqual([]);
});

it('refuses an import from one feature into another, lazy or of a type too', () => {
  const plans = 'features/plans and features/jobs stand on the same floor';
  expect(
    problems({
      'features/plans/page.ts': "import type { Job } from '../jobs/job.ts';\nimport('../jobs/list.ts');",
      'features/jobs/job.ts': '',
      'features/jobs/list.ts': '',
    }),
  ).toEqual([
    `features/plans/page.ts imports features/jobs/job.ts: ${plans}`,
    `features/plans/page.ts imports features/jobs/list.ts: ${plans}`,
  ]);
});

it('refuses an import up the floors, and a room that has none', () => {
  expect(
    problems({
      'app.ts': '',
      'ui/button.ts': "export { frame } from '../shell/frame.ts';\nimport '../app.ts';",
      'shell/frame.ts': '',
      'helpers/text.ts': '',
    }),
  ).toEqual([
    'ui/button.ts imports shell/frame.ts: shell stands above ui',
    'ui/button.ts imports app.ts: the root stands above ui',
    'helpers/text.ts stands on no floor',
  ]);
});

it('shows a circle, in a tree without floors too', () => {
  const sources = {
    'a.ts': "import { b } from './b.ts';",
    'b.ts': "import { c } from './c.ts';",
    'c.ts': "import { a } from './a.ts';",
  };
  expect(problemsOf(new Map(Object.entries(sources)))).toEqual([
    'imports go in a circle: a.ts → b.ts → c.ts → a.ts',
  ]);
});

it('counts no type for a circle', () => {
  const sources = {
    'a.ts': "import { b } from './b.ts';",
    'b.ts': "import type { A } from './c.ts';\nimport { type A, type C } from './a.ts';",
    'c.ts': "import { a } from './a.ts';",
  };
  expect(problemsOf(new Map(Object.entries(sources)))).toEqual([]);
  expect(importsOf('b.ts', "import { type A, c } from './c.ts';")).toEqual([{ path: 'c.ts', isType: false }]);
});

it("refuses another topic's queries, and a floor that knows a topic", () => {
  const sources = {
    'app.ts': "import './orders/order-queries.ts';",
    'users/user-actions.ts': "import './user-queries.ts';\nimport '../orders/order-actions.ts';",
    'users/user-queries.ts': "import '../orders/order-queries.ts';\nimport '../orders/order-tables.ts';",
    'users/users.test.ts': "import '../orders/order-queries.ts';",
    'orders/order-actions.ts': "import '../queue/add-job.ts';",
    'orders/order-queries.ts': '',
    'orders/order-tables.ts': '',
    'queue/add-job.ts':
      "import '../orders/order-tables.ts';\nimport type { Order } from '../orders/order-actions.ts';",
  };
  expect(problemsOf(new Map(Object.entries(sources)), { topics: ['orders', 'users'] })).toEqual([
    'users/user-queries.ts imports orders/order-queries.ts: queries of another topic',
    'queue/add-job.ts imports orders/order-actions.ts: queue is a floor under orders',
  ]);
});
