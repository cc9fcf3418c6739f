import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { savedResumeSchema } from '@kalam/domain/resumes/saved/saved-resume-model';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';
import type { PersonRows } from '../ownership/person-rows.ts';
import type { PersonWithEverything } from '../ownership/person-with-everything.ts';
import { faultOf } from './fuzz-answers.ts';
import { escapedFile } from './hostile-texts.ts';
import { type CallerKind, fuzzedKeys, type MadeRequest, madeRequest } from './made-requests.ts';
import { seededRandom } from './seeded-random.ts';

export interface FuzzStage {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  readonly rows: PersonRows;
  /** Whose ids are sent, and who sends. */
  readonly person: PersonWithEverything;
  /** Nobody sends anything in their name. */
  readonly canary: PersonWithEverything;
  readonly cookies: Readonly<Record<CallerKind, string>>;
  /** Puts back what a request may take from its caller: sessions, standing, attempts, an open checkout. */
  readonly restore: () => Promise<void>;
  /** How many requests have got past who is calling and what form they have. */
  readonly handled: () => number;
  /** Lines of the log since it was asked last that say that something broke. */
  readonly broken: () => readonly string[];
  readonly dataDir: string;
}

export interface FuzzReport {
  readonly findings: readonly string[];
  readonly sent: number;
  readonly handled: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly perRoute: ReadonlyMap<string, number>;
}

const described = (request: MadeRequest, number: number, what: string): string =>
  `request ${number}: ${what}\n${JSON.stringify(request, undefined, 1)}`;

const send = async ({ app, cookies }: FuzzStage, request: MadeRequest, number: number) => {
  const cookie = cookies[request.caller];
  const { statusCode, headers, body } = await app.inject({
    method: request.method as InjectOptions['method'],
    url: request.url,
    // Everybody from a network of their own: one that sends so much would be stopped, and nothing tried.
    remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...(cookie === '' ? {} : { cookie }),
      ...request.headers,
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  return {
    status: statusCode,
    type: String(headers['content-type'] ?? ''),
    isFile: headers['content-disposition'] !== undefined,
    body,
  };
};

const settingsIn = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query(
    `select md5(string_agg(t, '' order by t)) as digest from (
      select c::text as t from checkout_settings c union all select r::text from text_rules_settings r) as all_settings`,
  );
  return String(rows[0]?.digest);
};

/** Places a path that climbs out of a folder might lead to. */
const escapes = (): string[] =>
  [tmpdir(), process.cwd(), resolve(process.cwd(), '..'), resolve(process.cwd(), '../..'), '/', '/tmp']
    .map((folder) => join(folder, escapedFile))
    .filter((file) => existsSync(file));

/** Whether every resume that is stored would be taken by the rules that took it. */
const badResumes = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string; data: unknown }>('select id, data from resumes');
  return rows.flatMap(({ id, data }) => {
    const read = savedResumeSchema.safeParse(data);
    return read.success ? [] : [`resume ${id} is stored and breaks a rule: ${read.error.message}`];
  });
};

/** Signs that no field of ours keeps: they turn a line round, hide in it, or ring a bell. */
const forbiddenSigns = String.raw`[\x01-\x08\x0b\x0e-\x1f\x7f]`;

/** Texts that people of the product read of one another. */
const shownColumns = [
  ['users', 'display_name'],
  ['resumes', 'name'],
  ['orders', 'customer_name'],
  ['orders', 'customer_email'],
  ['contact_submissions', 'subject'],
  ['saved_jobs', 'title'],
] as const;

const badTexts = async (pool: pg.Pool): Promise<string[]> => {
  const found: string[] = [];
  for (const [table, column] of shownColumns) {
    const { rows } = await pool.query<{ text: string }>(
      `select "${column}" as text from "${table}" where "${column}" ~ $1 limit 3`,
      [forbiddenSigns],
    );
    found.push(...rows.map(({ text }) => `${table}.${column} holds ${JSON.stringify(text)}`));
  }
  return found;
};

const tablesIn = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query(
    `select string_agg(relname, ' ' order by relname) as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return String(rows[0]?.names);
};

const listing = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).sort() : [];

/** Sends so many requests, spread over every route, and tells what went wrong. */
export const runFuzz = async (
  stage: FuzzStage,
  { seed, requests }: { readonly seed: number; readonly requests: number },
): Promise<FuzzReport> => {
  const { pool, rows, canary } = stage;
  const random = seededRandom(seed);
  const findings: string[] = [];
  const statuses: Record<string, number> = {};
  const perRoute = new Map<string, number>();
  const before = {
    canary: await rows.of(canary),
    tables: await tablesIn(pool),
    files: listing(stage.dataDir),
    handled: stage.handled(),
  };
  let settings = await settingsIn(pool);
  for (let number = 0; number < requests; number += 1) {
    const key = fuzzedKeys[number % fuzzedKeys.length] ?? '';
    const request = madeRequest(key, stage.person, random);
    await stage.restore();
    const answer = await send(stage, request, number);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    perRoute.set(key, (perRoute.get(key) ?? 0) + 1);
    const told = (what: string) => findings.push(described(request, number, what));
    const fault = faultOf(key, answer);
    if (fault !== undefined) told(`${fault}\n${answer.status} ${answer.body.slice(0, 2_000)}`);
    for (const line of stage.broken()) told(`the log says ${line}`);
    if (/^PUT \/api\/admin\/settings\//.test(key)) {
      // Checkout is needed to the end.
      await pool.query('update checkout_settings set is_enabled = true');
      settings = await settingsIn(pool);
    }
  }
  const changed = Object.entries(await rows.of(canary)).filter(
    ([table, digest]) => before.canary[table] !== digest,
  );
  if (changed.length > 0)
    findings.push(`somebody else’s rows were changed: ${changed.map(([table]) => table).join(', ')}`);
  if ((await settingsIn(pool)) !== settings)
    findings.push('a setting was changed by a route that is not for it');
  if ((await tablesIn(pool)) !== before.tables)
    findings.push('a table was made or removed: SQL was executed');
  if ('polluted' in {}) findings.push('the prototype of all objects was changed');
  const files = listing(stage.dataDir).filter((name) => !before.files.includes(name));
  findings.push(...[...files, ...escapes()].map((file) => `a file was written: ${file}`));
  findings.push(...(await badResumes(pool)), ...(await badTexts(pool)));
  return { findings, sent: requests, handled: stage.handled() - before.handled, statuses, perRoute };
};
