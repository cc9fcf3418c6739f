import { writeFileSync } from 'node:fs';
import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { type Database, openDatabase } from '../../apps/server/src/database/database.ts';
import { startThrowAwayPostgres } from '../../apps/server/src/testing/throw-away-postgres.ts';
import { call, closeCalls, expectOk, type Send, timeCalls } from '../measured-calls.ts';
import { serve } from '../served-app.ts';

const [migrationsFolder = '', output = '', rows = '1000000'] = process.argv.slice(2);
const resumes = Number(rows);
const listed = 30;
const users = Math.ceil(resumes / listed);
const callers = 10;
const password = 'correct horse';

const saved = toSavedPayload(sampleProfessional);
/** About a kilobyte stays in the row itself, which is harder on a list than contents kept apart. */
const contents = {
  ...saved,
  workExperience: [],
  projects: [],
  certificates: [],
  skills: saved.skills.slice(0, 4),
};

const say = (text: string): void => console.log(text);

type Pool = Database['pool'];

const makeRows = async (pool: Pool): Promise<number> => {
  const client = await pool.connect();
  const start = performance.now();
  await client.query('set statement_timeout = 0');
  // The rows are known to fit together: no need to check each reference.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into users (id, email, display_name, email_verified)
     select 'bench-' || n, 'bench.' || n || '@example.com', 'Asha Rao', true from generate_series(1, $1::int) n`,
    [users],
  );
  const batch = 100_000;
  for (let made = 0; made < resumes; made += batch) {
    await client.query(
      `insert into resumes (user_id, name, template, formatting, data, plan_used, created_at, updated_at)
       select 'bench-' || (1 + n % $3::int), 'Resume ' || n, 'modern', $4::jsonb, $5::jsonb, 'pro', moment, moment
       from generate_series($1::int, $2::int) n, lateral (select now() - make_interval(secs => n)) as made (moment)`,
      [
        made + 1,
        Math.min(made + batch, resumes),
        users,
        JSON.stringify({
          font: 'inter',
          fontSize: 'medium',
          spacing: 'comfortable',
          colorScheme: { primary: '#2563eb', secondary: '#bfdbfe' },
        }),
        JSON.stringify(contents),
      ],
    );
    say(`  ${Math.min(made + batch, resumes).toLocaleString('en-IN')} resumes`);
  }
  await client.query('vacuum analyze resumes');
  client.release(true);
  const seconds = (performance.now() - start) / 1000;
  say(`  in ${seconds.toFixed(0)} s`);
  return seconds;
};

/** Signs somebody up and in, and hands them the resumes of one of the made people. */
const newCaller = async (port: number, pool: Pool, number: number): Promise<string> => {
  const email = `caller${'x'.repeat(number)}@example.com`;
  const form = { name: 'Asha Rao', email, password, consentVersion };
  expectOk(await call(port, 'POST', '/api/auth/sign-up/email', '', form), 'sign-up');
  const { rows } = await pool.query('update users set email_verified = true where email = $1 returning id', [
    email,
  ]);
  await pool.query('update resumes set user_id = $1 where user_id = $2', [
    rows[0].id,
    `bench-${number * 97 + 1}`,
  ]);
  await pool.query(
    `insert into subscriptions (user_id, plan_id, start_date, end_date, resumes_remaining, total_resumes,
       formats_remaining, total_formats, allowed_formats, renewal_reason, renewed_by)
     values ($1, 'enterprise', now(), now() + interval '6 months', 100000, 100000, -1, -1, '["pdf","docx"]', 'Benchmark', 'system')`,
    [rows[0].id],
  );
  const answer = await call(port, 'POST', '/api/auth/sign-in/email', '', { email, password });
  expectOk(answer, 'sign-in');
  return answer.cookie;
};

const measure = async (what: string, send: Send, count: number) => {
  const measured = await timeCalls(what, send, { count, warm: 20, longestMs: 12_000 });
  say(`  ${what}`);
  return measured;
};

const main = async (): Promise<void> => {
  const postgres = await startThrowAwayPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', migrationsFolder });
  try {
    say('Making rows…');
    const makingSeconds = await makeRows(database.pool);
    const { app, port } = await serve(database);
    say('Measuring…');
    const cookies: string[] = [];
    for (let number = 1; number <= callers; number += 1)
      cookies.push(await newCaller(port, database.pool, number));
    const cookieAt = (place: number): string => cookies[place % callers] ?? '';
    const ids = await Promise.all(
      cookies.map(async (cookie) => {
        const { resumes: own } = JSON.parse((await call(port, 'GET', '/api/resumes', cookie)).body);
        if (own.length !== listed && own.length !== listed + 1)
          throw new Error(`${own.length} resumes in a list`);
        return String(own[0].id);
      }),
    );
    const get =
      (path: (place: number) => string): Send =>
      (place) =>
        call(port, 'GET', path(place), cookieAt(place));
    const times = {
      'GET /api/resumes': await measure(
        'GET /api/resumes',
        get(() => '/api/resumes'),
        600,
      ),
      'GET /api/resumes/:id': await measure(
        'GET /api/resumes/:id',
        get((place) => `/api/resumes/${ids[place % callers]}`),
        600,
      ),
      'GET /api/subscription': await measure(
        'GET /api/subscription',
        get(() => '/api/subscription'),
        600,
      ),
      'POST /api/resumes': await measure(
        'POST /api/resumes',
        (place) =>
          call(port, 'POST', '/api/resumes', cookieAt(place), {
            name: 'Benchmark',
            template: 'modern',
            data: saved,
          }),
        300,
      ),
    };
    writeFileSync(output, JSON.stringify({ resumes, listed, users, makingSeconds, times }));
    closeCalls();
    await app.close();
  } finally {
    await database.close();
    await postgres.stop();
  }
};

await main();
