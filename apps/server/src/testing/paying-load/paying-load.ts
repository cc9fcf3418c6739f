import { buyLane, type LaneServices, messageLane, saveLane, settingLane } from './load-lanes.ts';
import type { SavedResume } from './load-ledger.ts';
import { buyFirstPlan, type Person, registerPerson, saveFirstResume, signInStaff } from './load-people.ts';

const savers = ['asha', 'bela', 'chitra', 'divya'];
const buyers = ['esha', 'farah', 'gita', 'hema', 'indu', 'jaya'];

interface LoadPeople {
  readonly resumes: readonly SavedResume[];
  readonly buyers: readonly Person[];
  readonly staff: Person;
}

/** Everybody the load needs, made through the site while nothing disturbs it. */
export const prepareLoad = async (
  services: LaneServices,
  adminProgram: string,
  env: NodeJS.ProcessEnv,
): Promise<LoadPeople> => {
  const { call, outside, ledger } = services;
  const register = (name: string) => registerPerson(call, outside, `${name}@example.com`);
  for (const name of savers) {
    const person = await register(name);
    ledger.orders.add(await buyFirstPlan(call, outside, person));
    const id = await saveFirstResume(call, person);
    ledger.resumes.push({ id, cookie: person.cookie, acknowledged: 0, sent: 0 });
  }
  const customers: Person[] = [];
  for (const name of buyers) customers.push(await register(name));
  return {
    resumes: [...ledger.resumes],
    buyers: customers,
    staff: await signInStaff(call, adminProgram, env),
  };
};

export const isSaver = (caller: string): boolean => caller.startsWith('saver ');

/** All lanes at once; resolves when the signal has ended them. */
export const runLoad = async (services: LaneServices, people: LoadPeople): Promise<void> => {
  const half = Math.ceil(people.buyers.length / 2);
  await Promise.all([
    ...people.resumes.map((resume, place) => saveLane(services, resume, `saver ${place + 1}`)),
    buyLane(services, people.buyers.slice(0, half)),
    buyLane(services, people.buyers.slice(half)),
    messageLane(services),
    settingLane(services, people.staff),
  ]);
};
