import type { OutsideWorld } from '../../apps/server/src/testing/paying-load/outside-world.ts';
import { type Actor, type Actors, nextWords } from './load-actors.ts';
import type { Answer, Caller } from './load-calls.ts';

/** What people do, out of a thousand requests' worth of doing. */
export const shares = {
  browse: 400,
  session: 150,
  list: 90,
  read: 90,
  save: 180,
  download: 40,
  'sign in': 5,
  pay: 10,
  'staff search': 30,
  write: 5,
} as const;
export type Deed = keyof typeof shares;

export interface MixServices {
  readonly caller: Caller;
  readonly servers: readonly string[];
  readonly actors: Actors;
  readonly outside: OutsideWorld;
  /** Addresses of the files that a page asks for. */
  readonly files: readonly string[];
}

const pages = ['/', '/templates', '/plans', '/contact'];
const terms = ['asha', 'nobody-here', 'campus', 'rao', 'quazi'];

const expectOk = ({ status, body }: Answer, what: string): void => {
  if (status !== 200) throw new Error(`${what} answered ${status} ${body.slice(0, 200)}`);
};

let turn = 0;
const next = <Value>(values: readonly Value[]): Value => {
  turn += 1;
  return values[turn % values.length] as Value;
};

/** Whoever is free; undefined when everybody is in the middle of something. */
const idle = (actors: readonly Actor[]): Actor | undefined => {
  for (let tries = 0; tries < actors.length; tries += 1) {
    const actor = next(actors);
    if (!actor.isBusy) return actor;
  }
  return undefined;
};

const asOne = async (actors: readonly Actor[], deed: (actor: Actor) => Promise<void>): Promise<void> => {
  const actor = idle(actors);
  if (actor === undefined) throw new Error('everybody is busy: more actors are needed');
  actor.isBusy = true;
  try {
    await deed(actor);
  } finally {
    actor.isBusy = false;
  }
};

/** One deed of one person, from the first byte asked to the last one answered. */
export const deeds = ({
  caller,
  servers,
  actors,
  outside,
  files,
}: MixServices): Record<Deed, () => Promise<void>> => {
  const ask = async (method: string, path: string, cookie?: string, body?: unknown): Promise<Answer> => {
    const answer = await caller.call(next(servers), method, path, cookie, body);
    expectOk(answer, `${method} ${path}`);
    return answer;
  };
  return {
    browse: async () => {
      await ask('GET', next([...pages, ...files, '/api/plans', '/api/templates', '/api/settings/checkout']));
    },
    session: () =>
      asOne(actors.writers, async ({ cookie }) => {
        await ask('GET', '/api/auth/get-session', cookie);
      }),
    list: () =>
      asOne(actors.writers, async ({ cookie }) => {
        await ask('GET', '/api/resumes', cookie);
      }),
    read: () =>
      asOne(actors.writers, async ({ cookie, resumeId }) => {
        await ask('GET', `/api/resumes/${resumeId}`, cookie);
      }),
    save: () =>
      asOne(actors.writers, async (actor) => {
        const path = `/api/resumes/${actor.resumeId}`;
        const sent = { version: actor.version, data: nextWords(turn) };
        const { body } = await ask('PUT', path, actor.cookie, sent);
        actor.version = JSON.parse(body).resume.version;
      }),
    download: () =>
      asOne(actors.writers, async ({ cookie, resumeId }) => {
        await ask('GET', `/api/resumes/${resumeId}/downloads?format=pdf`, cookie);
        await ask('POST', `/api/resumes/${resumeId}/downloads`, cookie);
      }),
    'sign in': () =>
      asOne(actors.buyers, async ({ email }) => {
        await ask('POST', '/api/auth/sign-in/email', '', { email, password: 'a good pen' });
      }),
    pay: () =>
      asOne(actors.buyers, async ({ email, cookie }) => {
        const wanted = { planId: 'pro', customerEmail: email };
        const order = await ask('POST', '/api/payment/create-order', cookie, wanted);
        const paid = await outside.pay(JSON.parse(order.body).id, { webhook: true });
        await ask('POST', '/api/payment/verify-payment', cookie, paid);
      }),
    'staff search': async () => {
      const list = next(['users', 'orders', 'subscriptions', 'grievances']);
      await ask('GET', `/api/admin/${list}?search=${next(terms)}`, actors.staffCookie);
    },
    write: async () => {
      await ask('POST', '/api/contact/submit', '', {
        name: 'Ravi Iyer',
        email: `ravi.${turn.toString(36).replaceAll(/\d/g, 'x')}${turn}@example.com`,
        subject: 'A question about my resume',
        message: 'I paid for a plan and would like to change the email of my account. Thank you.',
      });
    },
  };
};

/** The deeds in an order in which each comes as often as it should, the same in every run. */
export const order = (): Deed[] => {
  const kinds = Object.keys(shares) as Deed[];
  const done = new Map(kinds.map((kind) => [kind, 0]));
  const total = kinds.reduce((sum, kind) => sum + shares[kind], 0);
  return Array.from({ length: total }, (_, place) => {
    const due = (kind: Deed) => (shares[kind] * (place + 1)) / total - (done.get(kind) ?? 0);
    const kind = kinds.reduce((most, each) => (due(each) > due(most) ? each : most));
    done.set(kind, (done.get(kind) ?? 0) + 1);
    return kind;
  });
};
