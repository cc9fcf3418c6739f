import type pg from 'pg';

/** Whose rows are asked for. */
export interface Whose {
  readonly userId: string;
  /** In small letters: the account's address, one that it had before, one that it is to have. */
  readonly emails: readonly string[];
}

/** Tables that hold nothing of the people we serve. A new one is named here, or gets rows in `person-with-everything.ts`. */
const nobodys = new Set([
  'admins',
  'attempt_counts',
  'checkout_settings',
  'dismissed_jobs',
  'flood_counts',
  'grievance_watchers',
  'outside_services',
  'queue_tasks',
  'queue_workers',
  'row_tallies',
  'saved_answers',
  'staff',
  'staff_accounts',
  'staff_invitations',
  'staff_sessions',
  'staff_two_factors',
  'staff_verifications',
  'templates',
  'text_rules_settings',
  'visit_tallies',
]);

/** Counted on every attempt, refused or not. */
const counters = new Set(['attempt_counts', 'flood_counts', 'row_tallies']);

type RowsIn = (table: string) => string;

/** What makes a row somebody's where no reference says it. `$1` is the account, `$2` its addresses. */
const byValue: Readonly<Record<string, (rowsIn: RowsIn) => string>> = {
  users: () => 'id = $1',
  orders: () => 'lower(customer_email) = any($2)',
  contact_submissions: () => 'lower(email) = any($2)',
  mail_messages: () => 'lower(recipient) = any($2)',
  images: () => 'hash in (select hash from image_owners where user_id = $1)',
  verifications: () => 'value = $1',
  audit_entries: (rowsIn) =>
    `subject_id = $1 or ${['orders', 'contact_submissions', 'shared_links']
      .map((table) => `subject_id in (select id from "${table}" where ${rowsIn(table)})`)
      .join(' or ')}`,
};

/** Pictures are owned through `image_owners`; a reference to one says nothing about the row that has it. */
const notOwners = new Set(['images', 'staff']);

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly refersTo: string;
  readonly refersToColumn: string;
}

export interface PersonRows {
  /** Tables that hold rows of people, by what they refer to. */
  readonly tables: readonly string[];
  /** Tables of which nobody has said whether they do. */
  readonly unknown: readonly string[];
  /** How many rows a person has in each table, and what stands in them. */
  of(whose: Whose): Promise<Readonly<Record<string, string>>>;
  /** What stands in every table and in the queue, counters of attempts left out. */
  all(): Promise<Readonly<Record<string, string>>>;
  /** Rows with a word in them, whatever the column: the table, and the text around it. */
  naming(word: string): Promise<readonly string[]>;
}

const digest = `count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '')`;

const readTables = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
};

const readReferences = async (pool: pg.Pool): Promise<Reference[]> => {
  const { rows } = await pool.query<Reference>(
    `select k.conrelid::regclass::text as table, a.attname as column,
      k.confrelid::regclass::text as "refersTo", f.attname as "refersToColumn"
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  );
  return rows;
};

/** A row is a person's by its own values, or because it refers to a row that is. */
const conditionsOf = (references: readonly Reference[]): ((table: string) => string) => {
  const rowsIn = (table: string): string => {
    const own = byValue[table]?.(rowsIn);
    const inherited = references
      .filter((each) => each.table === table && !notOwners.has(each.refersTo))
      .map(({ column, refersTo, refersToColumn }) => {
        const condition = rowsIn(refersTo);
        return condition === ''
          ? ''
          : `"${column}" in (select "${refersToColumn}" from "${refersTo}" where ${condition})`;
      });
    return [own, ...inherited].filter(Boolean).join(' or ');
  };
  return rowsIn;
};

const answered = async (
  pool: pg.Pool,
  parts: readonly { readonly name: string; readonly from: string }[],
  values: readonly unknown[] = [],
): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ name: string; digest: string }>(
    parts
      .map(({ name, from }) => `select '${name}' as name, ${digest} as digest from ${from}`)
      .join(' union all '),
    [...values],
  );
  return Object.fromEntries(rows.map(({ name, digest: found }) => [name, found]));
};

/** Tells, of a database as it is now, which rows are whose. */
export const readPersonRows = async (pool: pg.Pool): Promise<PersonRows> => {
  const all = await readTables(pool);
  const rowsIn = conditionsOf(await readReferences(pool));
  const tables = all.filter((table) => !nobodys.has(table) && rowsIn(table) !== '');
  return {
    tables,
    unknown: all.filter((table) => !nobodys.has(table) && !tables.includes(table)),
    of: ({ userId, emails }) =>
      answered(
        pool,
        tables.map((name) => ({ name, from: `"${name}" t where ${rowsIn(name)}` })),
        [userId, emails],
      ),
    all: () =>
      answered(pool, [
        ...all.filter((name) => !counters.has(name)).map((name) => ({ name, from: `"${name}" t` })),
        { name: 'the queue', from: 'graphile_worker._private_jobs t' },
      ]),
    naming: async (word) => {
      const found = await Promise.all(
        all.map(async (table) => {
          const { rows } = await pool.query<{ excerpt: string }>(
            `select substr(t::text, greatest(1, strpos(lower(t::text), $1) - 60), 120) as excerpt
            from "${table}" t where strpos(lower(t::text), $1) > 0 limit 3`,
            [word.toLowerCase()],
          );
          return rows.map(({ excerpt }) => `${table}: ${excerpt}`);
        }),
      );
      return found.flat();
    },
  };
};
