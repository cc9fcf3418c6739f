import type { Database } from '../../apps/server/src/database/database.ts';

type Pool = Database['pool'];
type Client = Pick<Pool, 'query'>;

/** How much there is of everything. */
export interface Scale {
  readonly users: number;
  readonly orders: number;
  readonly resumes: number;
  readonly subscriptions: number;
  readonly grievances: number;
  readonly audit: number;
}

export const scaleOf = (million: number): Scale => ({
  users: million,
  orders: million,
  resumes: 2 * million,
  subscriptions: million,
  grievances: million / 10,
  audit: million / 5,
});

const years = 2;

/** Plainly made-up people: sample names at the domains kept for examples. */
const names = `
  create temp table first_names as select name, (row_number() over () - 1)::int as place from unnest(array[
    'Asha','Ravi','Meera','Arjun','Kavya','Rahul','Sneha','Vikram','Divya','Karthik','Pooja','Suresh','Nisha','Imran',
    'Gurpreet','Thomas','Ananya','Rohan','Farah','Lakshmi','Joseph','Manpreet','Ishaan','Aditi','Sanjay','Tara','Dev',
    'Zoya','Nikhil','Revathi']) name;
  create temp table last_names as select name, (row_number() over () - 1)::int as place from unnest(array[
    'Rao','Nair','Sharma','Singh','Patel','Iyer','Khan','Das','Reddy','Menon','Gupta','Fernandes','Kulkarni','Bose',
    'Chauhan','Pillai','Joshi','Mishra','Kaur','Naidu','Ghosh','Shetty','Verma','Thakur','Saxena']) name;
  analyze first_names;
  analyze last_names;`;

/** A number that jumps about, the same in every run. */
const scattered = (n: string, salt: number, below: number | string): string =>
  `(abs(hashint8(${n}::bigint + ${salt} * 1000003::bigint)::bigint) % ${below})`;

const momentOf = (n: string, all: string): string =>
  `now() - make_interval(secs => ${years * 365 * 86_400}::float8 * (${all} - ${n}) / ${all} + 30)`;

/** Fourteen letters and digits, as the provider makes them. */
const idOf = (seed: string): string =>
  `substr(translate(encode(sha256((${seed})::bytea), 'base64'), '+/=', 'xyz'), 1, 14)`;

interface Batch {
  readonly what: keyof Scale;
  readonly sql: string;
}

const users: Batch = {
  what: 'users',
  // The oldest came with a programme that has ended: a word that only old rows have.
  sql: `insert into users (id, email, display_name, email_verified, created_at, updated_at)
    select 'person-' || n, lower(f.name || '.' || l.name || '.' || n) ||
        case when n < $3::int / 200 then '@campus.example.org' else '@example.' || (array['com','org','net'])[1 + n % 3] end,
      case when n % 500 = 7 then 'लक्ष्मी नायर' else f.name || ' ' || l.name || case when n % 400 = 0 then ' Quazi' else '' end end,
      n % 10 > 0, moment, moment
    from generate_series($1::int, $2::int) n
    cross join lateral (select ${momentOf('n', '$3::int')} as moment) m
    join first_names f on f.place = ${scattered('n', 1, 30)}
    join last_names l on l.place = ${scattered('n', 2, 25)}`,
};

const orders: Batch = {
  what: 'orders',
  sql: `insert into orders (user_id, customer_name, customer_email, customer_phone, plan_id, amount_paise, paid_paise, status, receipt,
      razorpay_order_id, payment_id, failure_kind, failure_code, created_at, updated_at, completed_at)
    select u.id, u.display_name, u.email, '9999999999', p.plan, p.paise,
      case when s.status = 'completed' then p.paise else 0 end, s.status, 'bench-' || n,
      'order_' || ${idOf("'order' || n")},
      case when s.status in ('completed', 'processing') then 'pay_' || ${idOf("'payment' || n")} end,
      case when s.status = 'failed' then 'attempt' end,
      case when s.status = 'failed' then 'payment-attempt-failed' end,
      m.moment, m.moment, case when s.status = 'completed' then m.moment end
    from generate_series($1::int, $2::int) n
    cross join lateral (select ${momentOf('n', '$3::int')} as moment) m
    cross join lateral (select (array['basic','pro','pro','premium','enterprise'])[1 + ${scattered('n', 3, 5)}] as plan,
      (array[900,4900,4900,9900,19900])[1 + ${scattered('n', 3, 5)}] as paise) p
    cross join lateral (select case when k < 70 then 'completed' when k < 85 then 'unknown' when k < 95 then 'failed'
      when k < 99 then 'pending' else case when n % 50 = 0 then 'processing' else 'completed' end end as status
      from (select ${scattered('n', 4, 100)} as k) roll) s
    join users u on u.id = 'person-' || (1 + ${scattered('n', 5, '$4::int')})`,
};

const subscriptions: Batch = {
  what: 'subscriptions',
  // Each person of the first three fifths has one that counts, the others are what came before it.
  sql: `insert into subscriptions (user_id, plan_id, start_date, end_date, resumes_remaining, total_resumes,
      formats_remaining, total_formats, allowed_formats, renewal_reason, renewed_by, replaced_at, created_at, updated_at)
    select 'person-' || (1 + (n - 1) % current.persons), 'pro', moment, moment + interval '3 months', ${scattered('n', 6, 6)}, 5, 20, 25,
      '["pdf","docx"]', 'Benchmark', 'system', case when n <= $3::int - current.persons then moment + interval '1 day' end, moment, moment
    from generate_series($1::int, $2::int) n
    cross join (select greatest(1, $4::int * 3 / 5) as persons) current
    cross join lateral (select ${momentOf('n', '$3::int')} as moment) m`,
};

const resumes: Batch = {
  what: 'resumes',
  sql: `insert into resumes (user_id, name, template, formatting, data, plan_used, status, deleted_at, created_at, updated_at)
    select 'person-' || (1 + ${scattered('n', 7, '$4::int')}), 'Resume ' || n, 'modern',
      '{"font":"inter","fontSize":"medium","spacing":"comfortable","colorScheme":{"primary":"#2563eb","secondary":"#bfdbfe"}}',
      jsonb_build_object('summary', repeat('Sample words of a resume. ', 12)), 'pro',
      case when n % 100 = 0 then 'deleted' else 'active' end, case when n % 100 = 0 then moment end, moment, moment
    from generate_series($1::int, $2::int) n
    cross join lateral (select ${momentOf('n', '$3::int')} as moment) m`,
};

const grievances: Batch = {
  what: 'grievances',
  sql: `insert into contact_submissions (name, email, subject, message, status, spam_score, response, resolved_at, created_at, updated_at)
    select u.display_name, u.email,
      (array['Refund for my order','Template question','Cannot download','Invoice needed','Change of name'])[1 + ${scattered('n', 8, 5)}],
      'My resume number ' || n || ' was made with the builder. ' || repeat('Please look at the template and the order again. ', 5),
      case when n % 20 = 0 then 'pending' when n % 33 = 0 then 'under_review' else 'resolved' end, ${scattered('n', 9, 7)},
      case when n % 20 = 0 or n % 33 = 0 then null else 'Done.' end,
      case when n % 20 = 0 or n % 33 = 0 then null else moment end, moment, moment
    from generate_series($1::int, $2::int) n
    cross join lateral (select ${momentOf('n', '$3::int')} as moment) m
    join users u on u.id = 'person-' || (1 + ${scattered('n', 10, '$4::int')})`,
};

const audit: Batch = {
  what: 'audit',
  sql: `insert into audit_entries (at, staff_email, action, subject, subject_id, reason, before, after)
    select moment, 'staff.' || n % 20 || '@example.com', 'plan-added', 'user',
      'person-' || (1 + ${scattered('n', 11, '$4::int')}), 'Goodwill after ticket ' || n, '{"plan":"basic"}', '{"plan":"pro"}'
    from generate_series($1::int, $2::int) n
    cross join lateral (select ${momentOf('n', '$3::int')} as moment) m`,
};

const tables = ['users', 'orders', 'subscriptions', 'resumes', 'contact_submissions', 'audit_entries'];

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Rows go in without the indexes that serve only reading; these are built afterwards, which is much quicker. */
const dropIndexes = async (client: Client): Promise<Index[]> => {
  const { rows } = await client.query<Index>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1) and indexdef not like 'CREATE UNIQUE%'
     order by indexdef like '%gin%' desc, tablename desc`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
};

const quickSettings = `set statement_timeout = 0; set maintenance_work_mem = '512MB'`;

/** Two at a time: one index is built by one processor. */
const buildIndexes = async (pool: Pool, indexes: readonly Index[], say: (text: string) => void) => {
  const waiting = [...indexes];
  const build = async (): Promise<void> => {
    const client = await pool.connect();
    await client.query(quickSettings);
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const start = performance.now();
      await client.query(index.definition);
      const seconds = (performance.now() - start) / 1000;
      if (seconds > 5) say(`  ${index.name} in ${seconds.toFixed(0)} s`);
    }
    client.release(true);
  };
  await Promise.all([build(), build()]);
};

const batchSize = 100_000;

const fill = async (client: Client, scale: Scale, say: (text: string) => void): Promise<void> => {
  for (const { what, sql } of [users, orders, subscriptions, resumes, grievances, audit]) {
    const start = performance.now();
    const all = scale[what];
    for (let made = 0; made < all; made += batchSize)
      await client.query(sql.includes('$4') ? sql : `${sql} where $4::int > 0`, [
        made + 1,
        Math.min(made + batchSize, all),
        all,
        scale.users,
      ]);
    if (what === 'users') await client.query('analyze users');
    say(`  ${all.toLocaleString('en-IN')} ${what} in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
};

export const makeRows = async (pool: Pool, scale: Scale, say: (text: string) => void): Promise<number> => {
  const start = performance.now();
  const client = await pool.connect();
  await client.query(quickSettings);
  // The rows are known to fit together: no need to check each reference.
  await client.query('set session_replication_role = replica');
  await client.query(names);
  const indexes = await dropIndexes(client);
  await fill(client, scale, say);
  await buildIndexes(pool, indexes, say);
  for (const table of tables) await client.query(`vacuum analyze ${table}`);
  client.release(true);
  return (performance.now() - start) / 1000;
};
