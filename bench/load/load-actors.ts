import type { Database } from '../../apps/server/src/database/database.ts';
import {
  registerPerson,
  sampleData,
  saveFirstResume,
  signInStaff,
} from '../../apps/server/src/testing/paying-load/load-people.ts';
import { siteClient } from '../../apps/server/src/testing/paying-load/site-client.ts';
import type { LoadSite } from './load-site.ts';

export interface Actor {
  readonly email: string;
  readonly cookie: string;
  readonly resumeId: string;
  version: number;
  /** One person does one thing at a time. */
  isBusy: boolean;
}

export interface Actors {
  readonly writers: readonly Actor[];
  readonly buyers: readonly Actor[];
  readonly staffCookie: string;
}

const letters = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** A plan without an end in sight: what is measured is the site, not when a plan is used up. */
const grantPlan = async (pool: Database['pool'], email: string): Promise<void> => {
  await pool.query(
    `insert into subscriptions (user_id, plan_id, start_date, end_date, resumes_remaining, total_resumes,
       formats_remaining, total_formats, allowed_formats, renewal_reason, renewed_by)
     select id, 'enterprise', now(), now() + interval '6 months', 30, 30, -1, -1, '["pdf","docx"]', 'Load', 'system'
     from users where email = $1`,
    [email],
  );
};

/** Everybody who acts, made through the site while nothing else happens. */
export const makeActors = async (
  { servers, outside, env }: LoadSite,
  pool: Database['pool'],
  adminProgram: string,
  count: number,
): Promise<Actors> => {
  const call = siteClient(servers[0] ?? '');
  const make = async (name: string, isBuyer: boolean): Promise<Actor> => {
    const email = `${name}@example.com`;
    const person = await registerPerson(call, outside, email);
    if (!isBuyer) await grantPlan(pool, email);
    const resumeId = isBuyer ? '' : await saveFirstResume(call, person);
    return { email, cookie: person.cookie, resumeId, version: 1, isBusy: false };
  };
  const all = async (kind: string, many: number): Promise<Actor[]> => {
    const made: Actor[] = [];
    for (let first = 0; first < many; first += 4)
      made.push(
        ...(await Promise.all(
          [0, 1, 2, 3]
            .filter((place) => first + place < many)
            .map((place) => make(`${kind}.${letters(first + place)}`, kind === 'buyer')),
        )),
      );
    return made;
  };
  return {
    writers: await all('writer', count),
    buyers: await all('buyer', Math.ceil(count / 5)),
    staffCookie: (await signInStaff(call, adminProgram, env)).cookie,
  };
};

/** A resume as somebody has it after another few words. */
export const nextWords = (turn: number) => ({
  ...sampleData,
  summary: `Kept the books of a college fair and enjoys numbers that add up. Last changed as ${letters(turn)}.`,
});
