import type { Contract } from '@kalam/domain/contract';
import { allContracts } from '@kalam/domain/contracts';
import { z } from 'zod';
import { addressOf, isOwned, routeOwnership, type Sent } from '../ownership/owned-routes.ts';
import type { PersonWithEverything } from '../ownership/person-with-everything.ts';
import { addressTexts } from './hostile-texts.ts';
import { changedValue, isObject, valueFor } from './made-values.ts';
import type { Random } from './seeded-random.ts';

export type CallerKind = 'anybody' | 'person' | 'guest' | 'staff';

export interface MadeRequest {
  readonly key: string;
  readonly caller: CallerKind;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

const contractOf = (key: string): Contract => allContracts[key as keyof typeof allContracts];

/** A stream has no end to wait for. */
export const fuzzedKeys: readonly string[] = Object.keys(allContracts).filter(
  (key) => contractOf(key).produces !== 'text/event-stream',
);

/** Right bodies of routes that are nobody's. */
const rightBodies: Readonly<Record<string, unknown>> = {
  'POST /api/contact/submit': {
    name: 'Asha Rao',
    email: 'writer@example.com',
    subject: 'Payment question',
    message: 'I paid for the pro plan yesterday but my resume is not downloading.',
  },
  'POST /api/admin/templates': {
    name: 'Quiet',
    description: 'A quiet page with room around its words',
    features: ['One column'],
    popular: false,
    enabled: false,
    downloadFormat: 'PDF',
    layout: 'modern',
  },
  'POST /api/admin/saved-answers': {
    title: 'Refund on its way',
    english: 'Your refund is on its way.',
    hindi: 'आपका रिफंड रास्ते में है।',
  },
  'POST /api/admin/staff-invitations': { email: 'invited@example.com', role: 'reader' },
  'POST /api/payment/webhook': { event: 'payment.captured', payload: {} },
};

/** Passwords are wrong, and who is to be erased is not named rightly: the people of the run are needed to its end. */
const harmless = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(harmless);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      /^(?:password|currentPassword)$/.test(name)
        ? 'not the password'
        : name === 'confirm'
          ? 'somebody@example.com'
          : harmless(inner),
    ]),
  );
};

const schemaOf = (schema: z.ZodType | undefined): unknown =>
  schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const described = new Map<string, { readonly body: unknown; readonly query: unknown }>();
const descriptionOf = (key: string) => {
  const known = described.get(key);
  if (known !== undefined) return known;
  const { body, query } = contractOf(key);
  const made = { body: schemaOf(body), query: schemaOf(query) };
  described.set(key, made);
  return made;
};

const rightRequest = (key: string, whose: PersonWithEverything): Sent => {
  const route = routeOwnership[key];
  if (route !== undefined && isOwned(route)) {
    const { body, ...rest } = route.send(whose);
    return { ...rest, ...(body === undefined ? {} : { body: harmless(body) }) };
  }
  if (key === 'POST /api/visits/:step') return { params: { step: 'opened' } };
  return key in rightBodies ? { body: rightBodies[key] } : {};
};

const queryOf = (key: string, right: Sent, random: Random): Record<string, string> => {
  const { query } = descriptionOf(key);
  if (query === undefined) return random.percent(10) ? { search: random.pick(addressTexts) } : {};
  if (random.percent(30)) return { ...right.query };
  const made = valueFor(query, random);
  const asked = isObject(made) ? made : {};
  return Object.fromEntries(
    Object.entries({ ...(random.percent(50) ? right.query : {}), ...asked })
      .filter(([name, value]) => name.length < 50 && (typeof value === 'string' || typeof value === 'number'))
      .map(([name, value]) => [name, String(value).slice(0, 500)] as const)
      .filter(([name, value]) => !/\p{Surrogate}/u.test(`${name}${value}`)),
  );
};

const paramsOf = (key: string, right: Sent, random: Random): Record<string, string> =>
  Object.fromEntries(
    [...key.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const own = right.params?.[name];
      const isRight = own !== undefined && random.percent(75);
      // What the router cannot tell from another address stays out.
      return [name, isRight ? own : random.pick(addressTexts).replace(/^\.*$/, 'nothing')];
    }),
  );

const boundary = 'the-boundary';

/** Bodies that are no JSON, or JSON that no program writes. */
const rawBody = (right: string, random: Random): { payload: string; type: string } => {
  const json = 'application/json';
  return random.pick<() => { payload: string; type: string }>([
    () => ({ payload: right.slice(0, random.below(right.length + 1)), type: json }),
    () => ({ payload: `${right}${right}`, type: json }),
    () => ({ payload: `{"__proto__":{"polluted":1},${right.slice(1)}`, type: json }),
    () => ({ payload: `{"constructor":{"prototype":{"polluted":1}},${right.slice(1)}`, type: json }),
    () => ({ payload: right.replace(/"(\w+)":/, '"$1":null,"$1":'), type: json }),
    () => ({ payload: right.replace(/:"/, ':"\\u0000'), type: json }),
    () => ({ payload: right.replace(/:"/, ':"\\ud800'), type: json }),
    () => ({ payload: `\ufeff${right}`, type: json }),
    () => ({ payload: right.replace(/:\d+/, ':1e999'), type: json }),
    () => ({ payload: right.replace(/:\d+/, ':NaN'), type: json }),
    () => ({ payload: '['.repeat(60_000), type: json }),
    () => ({ payload: `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`, type: json }),
    () => ({ payload: 'null', type: json }),
    () => ({ payload: '"text"', type: json }),
    () => ({ payload: '', type: json }),
    () => ({ payload: right, type: 'text/plain' }),
    () => ({ payload: right, type: `${json}; charset=utf-16` }),
    () => ({ payload: right, type: 'application/json5' }),
    () => ({ payload: 'a=1&b=2&__proto__[x]=1', type: 'application/x-www-form-urlencoded' }),
    () => ({
      payload: `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="../x.png"\r\n\r\nPNG`,
      type: `multipart/form-data; boundary=${boundary}`,
    }),
    () => ({ payload: right, type: `multipart/form-data` }),
    () => ({ payload: right, type: random.pick(['', 'a/b', 'application/', ';', 'x'.repeat(300)]) }),
  ])();
};

const contentOf = (
  key: string,
  right: Sent,
  random: Random,
): { readonly payload?: string; readonly type?: string } => {
  if (key.startsWith('GET ')) return {};
  const { body: schema } = descriptionOf(key);
  if (schema === undefined) return random.percent(80) ? {} : rawBody('{"a":1}', random);
  const body = right.body ?? valueFor(schema, random);
  const chance = random.below(100);
  if (chance < 15) return rawBody(JSON.stringify(body) ?? '{}', random);
  const made = chance < 35 ? body : chance < 80 ? changedValue(body, random) : valueFor(schema, random);
  return { payload: JSON.stringify(made) ?? 'null', type: 'application/json' };
};

const callerOf = (key: string, random: Random): CallerKind => {
  if (random.percent(8)) return random.pick(['anybody', 'person', 'guest', 'staff'] as const);
  const { access } = contractOf(key);
  if (access === 'admin') return 'staff';
  if (access === 'user') return 'person';
  const route = routeOwnership[key];
  if (route !== undefined && isOwned(route)) return route.by ?? 'person';
  return 'anybody';
};

const oddHeaders = (random: Random): Record<string, string> =>
  random.percent(90)
    ? {}
    : random.pick<Record<string, string>>([
        { 'accept-language': random.pick(['hi', 'x'.repeat(2_000), '*;q=NaN', 'en-;;;', 'hi;q=1e9']) },
        { 'user-agent': '\u00ff'.repeat(500) },
        { 'x-forwarded-for': '1.2.3.4, ::1, nonsense' },
        { 'content-encoding': 'gzip' },
        { 'if-none-match': '"*' },
        { range: 'bytes=0-,-1' },
        { accept: random.pick(['text/html', '*/*;q=x', 'application/xml']) },
      ]);

/** The request with which a route is tried next. */
export const madeRequest = (key: string, whose: PersonWithEverything, random: Random): MadeRequest => {
  const right = rightRequest(key, whose);
  const { payload, type } = contentOf(key, right, random);
  const url = addressOf(key, {
    params: paramsOf(key, right, random),
    query: queryOf(key, right, random),
  });
  return {
    key,
    caller: callerOf(key, random),
    method: key.split(' ')[0] ?? '',
    url,
    headers: {
      ...oddHeaders(random),
      ...(type === undefined || type === '' ? {} : { 'content-type': type }),
    },
    payload,
  };
};
