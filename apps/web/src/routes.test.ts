import { routes } from '@kalam/domain/routes';
import { expect, it } from 'vitest';
import { appPaths } from './routes.tsx';

it('S1 §2, S2 §2: the app shows exactly the addresses that the server answers', () => {
  const shown = appPaths.filter((path) => path !== '/design');
  expect([...shown].sort()).toEqual(Object.values(routes).sort());
});
