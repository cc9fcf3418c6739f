import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addAdmin } from '../../apps/server/src/admin/admin-accounts.ts';
import { recountRows } from '../../apps/server/src/admin/tally-queries.ts';
import { type Database, openDatabase } from '../../apps/server/src/database/database.ts';
import { encodeCursor } from '../../apps/server/src/database/paged-list.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/database/postgres/embedded-postgres.ts';
import { startThrowAwayPostgres } from '../../apps/server/src/testing/throw-away-postgres.ts';
import { call, closeCalls, expectOk, takeFile, timeCalls } from '../measured-calls.ts';
import { serve, serveAlone } from '../served-app.ts';
import { makeRows, scaleOf } from './make-rows.ts';
import { measureOpenPages } from './open-pages.ts';

const [migrationsFolder = '', output = '', rows = '1000000', keptIn] = process.argv.slice(2);
const scale = scaleOf(Number(rows));
const staff = { email: 'boss@example.com', password: 'a long staff password' };
const timing = { warm: 3, longestMs: 5_000 };
const say = (text: string): void => console.log(text);

const lastYear = new Date(Date.now() - 365 * 86_400_000).toISOString().replace('Z', '000Z');
const halfWay = encodeCursor([lastYear, '5']);

/** Terms by how they stand to the rows: what is common, rare, short, only old, or nowhere. */
const people = (rare: string): Record<string, string> => ({
  'common word': 'example',
  'common name': 'asha',
  'one row': rare,
  'word of old rows only': 'campus',
  'no such term': 'nobody-here',
  'common words turned round': 'org@example',
  'no such name in Hindi': 'कोई नहीं',
  'common pair': 'ra',
  'no such pair': '@@',
  'common character': 'a',
  'no such character': '~',
});

const casesFor = (one: { email: string; orderId: string; paymentId: string; ticket: string }) => {
  const cases: [list: string, what: string, query: string][] = [];
  const lists = ['users', 'subscriptions', 'orders', 'grievances', 'audit'];
  for (const list of lists)
    cases.push([list, 'first page', ''], [list, 'half-way down', `?cursor=${halfWay}`]);
  for (const filter of ['status=pending', 'status=processing', 'since=24h', 'since=30d&status=failed'])
    cases.push(['orders', filter, `?${filter}`]);
  cases.push(['grievances', 'status=under_review', '?status=under_review']);
  cases.push(['audit', 'one record', '?subject=user&subjectId=person-1']);
  const search = (list: string, terms: Record<string, string>, filter = ''): void => {
    for (const [what, term] of Object.entries(terms))
      cases.push([list, `${what}${filter}`, `?search=${encodeURIComponent(term)}${filter}`]);
  };
  const persons = people(one.email);
  search('users', { ...persons, 'rare name': 'quazi', 'rare name in Hindi': 'लक्ष्मी', 'rare pair': 'qu' });
  search('subscriptions', persons);
  search('orders', {
    ...persons,
    'order ID': one.orderId,
    'payment ID': one.paymentId,
    'pair of an ID': '7q',
  });
  search('orders', { 'no such term': 'nobody-here', 'common name': 'asha' }, '&status=pending&since=30d');
  search('grievances', { ...persons, 'common word': 'refund', 'one row': one.ticket });
  search('audit', {
    'common word': 'goodwill',
    'one row': one.ticket,
    'no such term': 'nobody-here',
    'no such pair': '@@',
  });
  return cases;
};

/** A database that is thrown away afterwards, or one that is kept in a folder to measure it again. */
const startPostgres = async () => {
  if (keptIn === undefined) return startThrowAwayPostgres();
  const { url, leave } = await startEmbeddedPostgres({ dataDir: resolve(keptIn), durable: false });
  return { url, stop: leave };
};

const prepareRows = async (database: Database): Promise<number | undefined> => {
  const { rows: found } = await database.pool.query('select from users limit 1');
  if (found.length > 0) return undefined;
  say('Making rows…');
  const seconds = await makeRows(database.pool, scale, say);
  await addAdmin(database.db, { ...staff, name: 'Boss' }, new Date());
  return seconds;
};

const main = async (): Promise<void> => {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', migrationsFolder });
  try {
    const makingSeconds = await prepareRows(database);
    const recountStart = performance.now();
    await recountRows(database.db);
    const recountSeconds = (performance.now() - recountStart) / 1000;
    const { app, port } = await serve(database);
    const signedIn = await call(port, 'POST', '/api/admin/auth/sign-in/email', '', staff);
    expectOk(signedIn, 'sign-in');
    const { cookie } = signedIn;
    const get = (path: string) => () => call(port, 'GET', path, cookie);

    say('Measuring…');
    const { rows: found } = await database.pool.query<{ email: string; orderId: string; paymentId: string }>(
      `select customer_email as email, razorpay_order_id as "orderId", payment_id as "paymentId" from orders
       where status = 'completed' order by created_at offset $1 limit 1`,
      [Math.floor(scale.orders / 5)],
    );
    const [row] = found;
    if (row === undefined) throw new Error('there are no orders');
    const ticket = String(Math.floor(scale.grievances / 3));
    const lists = [];
    for (const [list, what, query] of casesFor({ ...row, ticket })) {
      const times = await timeCalls(`${list}, ${what}`, get(`/api/admin/${list}${query}`), {
        count: 48,
        ...timing,
      });
      lists.push({ list, what, times });
    }
    const overview = [];
    for (const what of ['stats', 'charts', 'operations'])
      overview.push({
        what,
        times: await timeCalls(what, get(`/api/admin/${what}`), { count: 80, ...timing }),
      });
    const file = await takeFile(port, '/api/admin/users?format=csv', cookie);
    const openPages = await measureOpenPages(process.argv[1] ?? '', ['serve', postgres.url], cookie);
    const facts = { scale, makingSeconds, recountSeconds };
    writeFileSync(output, JSON.stringify({ ...facts, lists, overview, file, openPages }));
    closeCalls();
    await app.close();
  } finally {
    await database.close();
    await postgres.stop();
  }
};

if (migrationsFolder === 'serve') await serveAlone(output);
else await main();
