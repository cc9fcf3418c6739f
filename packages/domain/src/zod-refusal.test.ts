import { expect, it } from 'vitest';
import { z } from 'zod';
import { at, refuse } from './refusal.ts';
import { refusalsOf } from './zod-refusal.fixture.ts';
import { counted, refusing } from './zod-refusal.ts';

const short = refusing(z.string(), (text) =>
  text.length > 3 ? refuse('text-too-long', { limit: 3 }) : undefined,
);
const schema = refusing(z.object({ list: z.array(z.object({ name: short })) }), ({ list }) =>
  list.length > 1 ? [at('list', refuse('bad-request')), at('list.1.name', refuse('not-found'))] : undefined,
);

it('carries the refusal in the issue, at its field', () => {
  const { error } = schema.safeParse({ list: [{ name: 'long' }] });
  expect(error?.issues).toMatchObject([
    {
      code: 'custom',
      path: ['list', 0, 'name'],
      message: 'Please shorten this text to 3 characters',
      params: { refusal: { code: 'text-too-long', params: { limit: 3 } } },
    },
  ]);
  expect(refusalsOf(error ?? { issues: [] })).toEqual([
    { code: 'text-too-long', field: 'list.0.name', params: { limit: 3 } },
  ]);
});

it('reports every refusal of a rule that finds several', () => {
  const { error } = schema.safeParse({ list: [{ name: 'a' }, { name: 'b' }] });
  expect(refusalsOf(error ?? { issues: [] })).toEqual([
    { code: 'bad-request', field: 'list' },
    { code: 'not-found', field: 'list.1.name' },
  ]);
});

it('calls an issue of form alone by its field', () => {
  expect(refusalsOf(schema.safeParse({ list: [{ name: 1 }] }).error ?? { issues: [] })).toEqual([
    { code: 'invalid-field', field: 'list.0.name' },
  ]);
  expect(refusalsOf(schema.safeParse(null).error ?? { issues: [] })).toEqual([{ code: 'invalid-field' }]);
  expect(schema.parse({ list: [{ name: 'ok' }] })).toEqual({ list: [{ name: 'ok' }] });
});

it('counts a list before it looks at its entries', () => {
  let looks = 0;
  const entry = z.string().refine(() => {
    looks += 1;
    return true;
  });
  const list = counted(entry, (count) => (count > 2 ? refuse('too-many-entries', { limit: 2 }) : undefined));
  const holder = z.object({ list: list.default([]) });
  expect(holder.parse({ list: ['a', 'b'] })).toEqual({ list: ['a', 'b'] });
  expect(looks).toBe(2);
  const { error } = holder.safeParse({ list: ['a', 'b', 'c'] });
  expect(refusalsOf(error ?? { issues: [] })).toEqual([
    { code: 'too-many-entries', field: 'list', params: { limit: 2 } },
  ]);
  expect(looks).toBe(2);
  expect(holder.safeParse({ list: [1] }).error?.issues).toMatchObject([{ path: ['list', 0] }]);
  expect(holder.safeParse({ list: 'abc' }).success).toBe(false);
  expect(z.toJSONSchema(list)).toMatchObject({ type: 'array', items: { type: 'string' } });
});
