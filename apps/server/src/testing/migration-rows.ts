import type pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** What the rules of a table ask of a value; everything else is filled by its type. Several rows where they differ. */
const wanted: Readonly<Record<string, readonly Row[]>> = {
  audit_entries: [{ action: 'user-suspended', subject: 'user', reason: 'Wrote “नमस्ते” to everybody' }],
  row_tallies: [{ kind: 'users' }],
  staff: [{ email: 'staff@example.org' }],
  users: [
    { email: 'asha@example.org', display_name: 'आशा 👩‍🎓 \\N "quoted"', consent_version: '2026-01' },
    { id: 'users.two', email: 'two@example.org', status: 'suspended' },
  ],
  contact_submissions: [
    { message: 'Line one\nline two' },
    {
      id: 'contact_submissions.two',
      status: 'resolved',
      resolved_at: '2026-05-02T10:00:00Z',
      response: 'Done, with thanks.',
    },
  ],
  job_search_usage: [{ plan_id: 'pro' }],
  mail_messages: [
    { kind: 'receipt', params: '{"orderId":"orders.id"}' },
    { id: 'mail_messages.two', kind: 'verify-email', status: 'sent', sent_at: '2026-05-02T10:00:00Z' },
  ],
  orders: [
    {
      plan_id: 'pro',
      status: 'completed',
      completed_at: '2026-05-01T10:05:00Z',
      payment_id: 'payments.id',
      amount_paise: 4900,
      notes: '{"plan":"pro"}',
    },
    {
      id: 'orders.two',
      user_id: null,
      plan_id: 'guest',
      receipt: 'two',
      pending_resume: '{"kept":"as it is"}',
    },
    {
      id: 'orders.three',
      plan_id: 'basic',
      receipt: 'three',
      status: 'failed',
      failure_kind: 'attempt',
      failure_reason: 'Your bank said no',
    },
  ],
  payments: [
    { status: 'captured', currency: 'INR', amount_paise: 4900 },
    {
      id: 'payments.two',
      status: 'refunded',
      currency: 'INR',
      amount_paise: 4900,
      refund_state: 'done',
      refund_id: 'rfnd_2',
      refunded_at: '2026-05-03T10:00:00Z',
    },
  ],
  images: [{ hash: 'ab'.repeat(32), media_type: 'image/png', bytes: Buffer.from([0, 255, 92, 10]) }],
  resumes: [
    { data: '{"personalInfo":{"fullName":"आशा राव"}}', save_key: 'a-save' },
    { id: 'resumes.two', order_id: null, status: 'deleted', deleted_at: '2026-05-02T10:00:00Z' },
  ],
  subscriptions: [
    {
      plan_id: 'pro',
      end_date: '2026-05-31T10:00:00Z',
      resumes_remaining: 3,
      total_resumes: 5,
      formats_remaining: -1,
      total_formats: -1,
      allowed_formats: '["pdf","docx"]',
    },
  ],
  templates: [{ id: 'own', layout: 'classic' }],
  order_events: [{ kind: 'resend' }],
  saved_jobs: [{ url: 'https://jobs.example.org/1', note: 'Asked for Hindi and English' }],
  visit_tallies: [{ step: 'opened' }],
  email_changes: [{ new_email: 'new@example.org' }],
  staff_invitations: [{ role: 'support', email: 'invited@example.org' }],
  grievance_replies: [{ kind: 'interim' }],
  order_billing: [{ state: '27' }],
  tax_documents: [
    { kind: 'invoice', refund_id: null, serial: 'K/26-27/1' },
    {
      id: 'tax_documents.two',
      kind: 'credit-note',
      refund_id: 'refunds.id',
      number: 2,
      serial: 'C/26-27/1',
    },
  ],
  shared_links: [
    { file: Buffer.from('%PDF-'), pages: '["<svg/>"]', text: 'आशा राव' },
    {
      id: 'shared_links.two',
      reference: 'two',
      token_hash: 'two',
      ended_at: '2026-05-02T10:00:00Z',
      ended_because: 'person',
    },
  ],
  outside_services: [{ service: 'jobs' }],
  refunds: [{ origin: 'provider', state: 'made', made_at: '2026-05-03T10:00:00Z', amount_paise: 4900 }],
};

const byType: Readonly<Record<string, unknown>> = {
  int2: 1,
  int4: 1,
  int8: 1,
  float8: 1.5,
  bool: true,
  jsonb: '{"kept":"as it is"}',
  timestamptz: '2026-05-01T10:00:00Z',
  date: '2026-05-01',
  bytea: Buffer.from([0, 92, 46, 255]),
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isAsked: boolean;
  readonly refersTo: string | null;
  readonly refersToColumn: string | null;
}

const readColumns = async (client: pg.ClientBase): Promise<Column[]> => {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isAsked",
      k.confrelid::regclass::text as "refersTo", f.attname as "refersToColumn"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
    left join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname, a.attnum`);
  return rows;
};

/** Tables with those that they refer to before them. */
const inOrder = (columns: readonly Column[]): string[] => {
  const left = new Set(columns.map(({ table }) => table));
  const ordered: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter((table) =>
      columns.every(
        (column) =>
          column.table !== table ||
          column.refersTo === null ||
          column.refersTo === table ||
          !left.has(column.refersTo),
      ),
    );
    if (ready.length === 0)
      throw new Error(`Tables refer to one another in a circle: ${[...left].join(', ')}`);
    for (const table of ready) left.delete(table);
    ordered.push(...ready);
  }
  return ordered;
};

/** A value that stands for itself, or that of the row it refers to. */
const fillingOf = (column: Column, columns: readonly Column[]): unknown => {
  const first = wanted[column.table]?.[0]?.[column.name];
  if (first !== undefined) return first;
  const source = columns.find(
    ({ table, name }) => table === column.refersTo && name === column.refersToColumn,
  );
  if (source !== undefined && source.table !== column.table) return fillingOf(source, columns);
  return byType[column.type] ?? `${column.table}.${column.name}`;
};

/** Rows in every table, whichever release they are of: columns it has not are left out. */
export const fillEveryTable = async (client: pg.ClientBase): Promise<string[]> => {
  const columns = await readColumns(client);
  const tables = inOrder(columns);
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    for (const row of wanted[table] ?? [{}]) {
      // An id of our own also where the table would make one: others refer to it.
      const given = own.filter(
        ({ name, type, isAsked, refersTo }) =>
          row[name] !== undefined || isAsked || refersTo !== null || (name === 'id' && type === 'text'),
      );
      const values = given.map((column) =>
        row[column.name] === undefined ? fillingOf(column, columns) : row[column.name],
      );
      const names = given.map(({ name }) => `"${name}"`).join(', ');
      const places = given.map((_, place) => `$${place + 1}`).join(', ');
      await client.query(
        given.length === 0
          ? `insert into "${table}" default values`
          : `insert into "${table}" (${names}) values (${places})`,
        values,
      );
    }
  }
  return tables;
};
