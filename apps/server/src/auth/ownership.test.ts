import type { Contract } from '@kalam/domain/contract';
import { allContracts } from '@kalam/domain/contracts';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { startEverythingStage } from '../testing/everything-stage.ts';
import { makeCallers } from '../testing/ownership/callers.ts';
import { addressOf, isOwned, routeOwnership, type Sent } from '../testing/ownership/owned-routes.ts';
import { readPersonRows } from '../testing/ownership/person-rows.ts';
import {
  type PersonWithEverything,
  personWithEverything,
} from '../testing/ownership/person-with-everything.ts';
import { password } from '../testing/test-app.ts';
import { newResume } from '../testing/test-resumes.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

const on = await startEverythingStage();
const { stage } = on;
const { pool } = stage.database;

const boss = await signedInAdmin(stage);
const asha = await personWithEverything(on, 'Ashamark');
const bela = await personWithEverything(on, 'Belamark');
const chitra = await personWithEverything(on, 'Chitramark');
const everybody = [asha, bela, chitra];
const callers = await makeCallers(stage, [asha.browser.cookie, bela.browser.cookie]);
const rows = await readPersonRows(pool);

const contractOf = (key: string): Contract => allContracts[key as keyof typeof allContracts];
const keys = Object.keys(allContracts);
/** A stream has no end to wait for; `checkout-settings.test.ts` reads it. */
const answering = keys.filter((key) => contractOf(key).produces !== 'text/event-stream');

interface Answered {
  readonly status: number;
  readonly code: unknown;
  readonly bytes: Buffer;
}

/** Attempts are forgotten: how many are let through is for other tests to show. */
const call = async (key: string, cookie: string, sent: Sent): Promise<Answered> => {
  await pool.query('delete from attempt_counts');
  const { statusCode, headers, rawPayload } = await stage.app.inject({
    method: key.split(' ')[0] as InjectOptions['method'],
    url: addressOf(key, sent),
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...(cookie === '' ? {} : { cookie }),
    },
    ...(sent.body === undefined ? {} : { payload: sent.body as object }),
  });
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
  const code = isJson ? (JSON.parse(rawPayload.toString()) as { code?: unknown }).code : undefined;
  return { status: statusCode, code, bytes: rawPayload };
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** What nobody else has in anything of theirs. */
const marksOf = (person: PersonWithEverything): string[] => [
  person.mark,
  person.userId,
  person.image.hash,
  person.linkReference,
  ...[person.planOrder, person.openOrder].flatMap(({ id, providerOrderId }) => [id, providerOrderId]),
  person.guestOrder.id,
  person.resumeId,
  person.copyId,
  person.deletedResumeId,
  person.savedJobId,
  person.invoiceId,
  person.messageId,
  person.otherSessionId,
];

/** Whose words, ids or picture are in an answer. What the caller sent themselves may come back. */
const namedIn = ({ bytes }: Answered, sent: Sent = {}): string[] => {
  const said = textsIn(sent).reduce(
    (text, own) => (own.length < 5 ? text : text.replaceAll(own.toLowerCase(), '')),
    bytes.toString('utf8').toLowerCase(),
  );
  return everybody
    .filter(
      (person) =>
        marksOf(person).some((mark) => said.includes(mark.toLowerCase())) ||
        bytes.includes(person.image.bytes) ||
        bytes.includes(person.image.bytes.toString('base64')),
    )
    .map(({ mark }) => mark);
};

const differing = (before: Digests, after: Digests): string[] =>
  Object.keys(before).filter((table) => before[table] !== after[table]);

type Digests = Readonly<Record<string, string>>;

/** What every table held after the last look: nothing happens between two tests, so that one look serves both. */
let lastLook: Digests | undefined;
const changedSince = async (before: Digests, leaves: readonly string[] = []): Promise<string[]> => {
  lastLook = await rows.all();
  return differing(before, lastLook).filter((table) => !leaves.includes(table));
};
const firstLook = async (): Promise<Digests> => lastLook ?? rows.all();

/** The same of the rows of people who are not to be touched. */
const seen = new Map<PersonWithEverything, Digests>();
const look = async (person: PersonWithEverything): Promise<Digests> => {
  const found = await rows.of(person);
  seen.set(person, found);
  return found;
};
const lookBefore = async (person: PersonWithEverything): Promise<Digests> => seen.get(person) ?? look(person);

const ownershipOf = (key: string) => {
  const route = routeOwnership[key];
  if (route === undefined)
    throw new Error(
      `Nothing is said about whose data ${key} reads or changes. Add it to routeOwnership (testing/ownership/owned-routes.ts): ` +
        'how a person’s own is asked for and what a stranger is told, or `nobodys` with the reason.',
    );
  return route;
};

const signsIn = async ({ browser, email }: PersonWithEverything): Promise<void> => {
  await pool.query('delete from attempt_counts');
  const { status } = await browser.post('/api/auth/sign-in/email', { email, password });
  if (status !== 200) throw new Error(`${email} cannot sign in any more: ${status}`);
};

describe('what these tests stand on', () => {
  it('every route is said to be somebody’s or nobody’s', () => {
    for (const key of keys) expect(ownershipOf(key)).toBeDefined();
  });

  it('no route is named that is not there', () => {
    expect(Object.keys(routeOwnership).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('three people have rows in every table that holds rows of people', async () => {
    expect(
      rows.unknown,
      'tables of which nobody says whose they are: see testing/ownership/person-rows.ts',
    ).toEqual([]);
    for (const person of everybody) {
      const counts = Object.entries(await rows.of(person)).map(([table, digest]) => [
        table,
        Number(digest.split(' ')[0]),
      ]);
      const empty = counts.filter(([, count]) => count === 0).map(([table]) => table);
      expect(empty, `give ${person.mark} rows in testing/ownership/person-with-everything.ts`).toEqual([]);
    }
  });
});

/** Lets everybody in and reads or changes what is somebody’s, other than the caller’s own session. */
const asksAnybody = (key: string): boolean => {
  const route = ownershipOf(key);
  return (
    contractOf(key).access === 'anyone' &&
    isOwned(route) &&
    (route.ends === undefined || route.stranger !== undefined)
  );
};

describe('who may not pass learns nothing and changes nothing', () => {
  it.each(answering)('%s', async (key) => {
    const route = ownershipOf(key);
    const contract = contractOf(key);
    const sent = isOwned(route) ? (route.guess ?? route.send)(asha) : {};
    const before = await firstLook();
    for (const { who, cookie, told, isTried } of callers) {
      const expected = told(contract);
      if (expected === undefined && !(isTried && asksAnybody(key))) continue;
      const answer = await call(key, cookie, sent);
      const stranger = isOwned(route) ? route.stranger : undefined;
      if (expected !== undefined) expect([answer.status, answer.code], who).toEqual(expected);
      else if (stranger !== undefined)
        expect([answer.status, answer.code], who).toEqual([stranger[0], stranger[1]]);
      expect(namedIn(answer, sent), who).toEqual([]);
    }
    const leaves = isOwned(route) ? (route.leaves ?? []) : [];
    expect(await changedSince(before, leaves)).toEqual([]);
  });
});

describe('somebody else with an account and a plan gets at nothing', () => {
  const asked = answering.flatMap((key) => {
    const route = routeOwnership[key];
    return route !== undefined && isOwned(route) && route.stranger !== undefined
      ? [[key, route, route.stranger] as const]
      : [];
  });

  it.each(asked)('%s', async (key, route, [status, code]) => {
    const before = await firstLook();
    for (const [whose, caller] of [
      [asha, bela],
      [chitra, bela],
      [bela, asha],
    ] as const) {
      const sent = (route.guess ?? route.send)(whose);
      for (const cookie of [caller.browser.cookie, caller.guest.cookie]) {
        const answer = await call(key, cookie, sent);
        const isSignedOut = contractOf(key).access === 'user' && cookie === caller.guest.cookie;
        if (!isSignedOut) expect([answer.status, answer.code]).toEqual([status, code]);
        expect(namedIn(answer, sent)).toEqual([]);
      }
    }
    expect(await changedSince(before, route.leaves)).toEqual([]);
  });

  it('a resume takes no picture of another’s along', async () => {
    const picture = `/api/images/${asha.image.hash}`;
    const data = newResume().data;
    const stolen = { ...data, personalInfo: { ...data.personalInfo, profileImage: picture } };
    const saves = [
      ['POST /api/resumes', { body: newResume({ data: stolen }) }],
      ['PUT /api/resumes/:id', { params: { id: bela.resumeId }, body: { version: 1, data: stolen } }],
    ] as const;
    const before = await firstLook();
    for (const [key, sent] of saves) {
      const answer = await call(key, bela.browser.cookie, sent);
      expect([answer.status, answer.code], key).toEqual([400, 'image-not-stored']);
    }
    expect(await changedSince(before)).toEqual([]);
  });
});

describe('what a person takes along', () => {
  const countIn = (digests: Digests, table: string): number => Number(digests[table]?.split(' ')[0]);

  /** Which rows stand behind each list of the export. */
  const exported: Readonly<Record<string, string>> = {
    sessions: 'sessions',
    devices: 'known_devices',
    formerEmails: 'former_emails',
    mails: 'mail_messages',
    subscriptions: 'subscriptions',
    resumes: 'resumes',
    keptResumes: 'kept_resumes',
    sharedLinks: 'shared_links',
    images: 'images',
    orders: 'orders',
    jobSearches: 'job_search_usage',
    savedJobs: 'saved_jobs',
    rewriteConsents: 'help_consents',
    rewrites: 'help_usage',
    messages: 'contact_submissions',
  };

  it('is as many of each kind as they have, and no row of anybody else', async () => {
    const digests = await rows.of(asha);
    const ways = [
      await call('GET /api/profile/export', asha.browser.cookie, {}),
      await call('GET /api/admin/users/:id/export', boss.cookie, { params: { id: asha.userId } }),
    ];
    for (const { bytes } of ways) {
      const { consents, ...parts } = JSON.parse(bytes.toString()) as Record<string, unknown>;
      const lists = Object.entries(parts).filter(([, part]) => Array.isArray(part));
      expect(consents).toHaveLength(1);
      // The mail to the address that they do not have yet is nobody’s until it is theirs.
      const expected = Object.entries(exported).map(([part, table]) => [
        part,
        countIn(digests, table) - (part === 'mails' ? 1 : 0),
      ]);
      expect(Object.fromEntries(lists.map(([part, list]) => [part, (list as unknown[]).length]))).toEqual(
        Object.fromEntries(expected),
      );
    }
  });
});

describe('what is nobody’s names nobody', () => {
  const open = answering.filter((key) => {
    const route = routeOwnership[key];
    return route !== undefined && !isOwned(route);
  });

  it.each(open)('%s', async (key) => {
    const before = await Promise.all(everybody.map(lookBefore));
    // Ends of sessions are left to those who have one to spare.
    const cookie = /sign-out|account\/sessions$/.test(key) ? '' : boss.cookie;
    const sent = key.includes(':step') ? { params: { step: 'opened' } } : {};
    const method = key.split(' ')[0];
    const answer = await call(key, cookie, method === 'GET' ? sent : { ...sent, body: {} });
    if (method === 'GET') expect(answer.status).toBe(200);
    expect(namedIn(answer)).toEqual([]);
    const after = await Promise.all(everybody.map(look));
    expect(before.map((each, place) => differing(each, after[place] ?? {}))).toEqual([[], [], []]);
  });
});

describe('a person gets their own, and touches nobody else’s', () => {
  const inOrder = Object.entries(routeOwnership).flatMap(([key, route]) =>
    isOwned(route) ? [[key, route] as const] : [],
  );

  it.each(inOrder)('%s', async (key, route) => {
    // The member of staff who erases does so with another than the person who erases themselves.
    const isByStaff = contractOf(key).access === 'admin';
    const whose = isByStaff && route.ends === 'account' ? bela : asha;
    const others = everybody.filter((person) => person !== whose);
    const cookies = {
      anybody: '',
      guest: whose.guest.cookie,
      own: isByStaff ? boss.cookie : whose.browser.cookie,
    };
    const sent = route.send(whose);
    const before = await Promise.all(others.map(lookBefore));
    seen.delete(whose);
    const answer = await call(key, cookies[route.by ?? 'own'], sent);
    const text = answer.bytes.subarray(0, 400).toString();
    expect(answer.status, text).toBe(route.answers ?? 200);
    const named = namedIn(answer);
    if (route.shows === 'own') expect(named, text).toEqual([whose.mark]);
    else if (route.shows === 'everybody') expect(named, text).toEqual(everybody.map(({ mark }) => mark));
    else expect(named.filter((mark) => mark !== whose.mark)).toEqual([]);
    const after = await Promise.all(others.map(look));
    expect(before.map((each, place) => differing(each, after[place] ?? {}))).toEqual([[], []]);
    if (route.ends === 'session') await signsIn(whose);
    if (route.ends === 'account') {
      // An invoice made out to a business keeps the name and the address it registered, as tax law asks.
      const left = await rows.naming(whose.mark);
      expect(left.filter((row) => !row.startsWith('tax_documents: '))).toEqual([]);
      for (const person of others.filter((each) => each === chitra))
        expect(Object.values(await rows.of(person)).some((digest) => digest.startsWith('0 '))).toBe(false);
    }
  });
});
