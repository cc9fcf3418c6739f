import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultCheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import type { LoadLedger, SavedResume, WriteKind } from './load-ledger.ts';
import { type Person, sampleData } from './load-people.ts';
import type { OutsideWorld } from './outside-world.ts';
import type { Answer, Call } from './site-client.ts';

export interface LaneServices {
  readonly call: Call;
  readonly outside: OutsideWorld;
  readonly ledger: LoadLedger;
  /** Ends the load. */
  readonly signal: AbortSignal;
  /** Between two requests of a lane. */
  readonly pauseMs: number;
}

/** What a caller may be told while a database or a server is away. */
const awayStatuses = new Set([0, 502, 503, 504]);

const pause = ({ signal, pauseMs }: LaneServices): Promise<unknown> =>
  sleep(pauseMs, undefined, { signal }).catch(() => undefined);

/** A save that got no answer may still be under way when the resume is looked at, and come in before the next one. */
const overtaken = 'resume-changed-elsewhere';

/** Whether an answer is a promise; one that says neither that nor "away" is written down. */
const isYes = ({ ledger }: LaneServices, what: string, { status, body }: Answer): boolean => {
  if (status === 200) return true;
  if (!awayStatuses.has(status) && body.code !== overtaken) {
    const told = `${what} answered ${status} ${String(body.code ?? '')}`.trim();
    ledger.oddAnswers.set(told, (ledger.oddAnswers.get(told) ?? 0) + 1);
  }
  return false;
};

const acknowledge = ({ ledger }: LaneServices, kind: WriteKind, caller: string): void => {
  ledger.acknowledged[kind] += 1;
  ledger.heard(caller, Date.now());
};

const mark = 'Saved as number';
const numbered = (number: number) => ({
  ...sampleData,
  summary: `Kept the books of a college fair and enjoys numbers that add up. ${mark} ${number}.`,
});

/** The number in a resume as the site has it; 0 before the first. */
export const numberIn = (body: Answer['body']): number =>
  Number(new RegExp(`${mark} (\\d+)`).exec(JSON.stringify(body))?.[1] ?? 0);

const versionIn = (body: Answer['body']): number => Number((body.resume as { version: number }).version);

/** Saves one resume again and again; after a save without an answer it looks what became of it. */
export const saveLane = async (
  services: LaneServices,
  resume: SavedResume,
  caller: string,
): Promise<void> => {
  const { call, ledger, signal } = services;
  const path = `/api/resumes/${resume.id}`;
  let version: number | undefined;
  while (!signal.aborted) {
    if (version === undefined) {
      const answer = await call('GET', path, undefined, resume.cookie);
      if (isYes(services, 'reading a resume', answer)) {
        version = versionIn(answer.body);
        const found = numberIn(answer.body);
        if (found < resume.acknowledged)
          ledger.losses.push(`resume ${resume.id}: ${resume.acknowledged} was saved, ${found} is there`);
      }
    } else {
      resume.sent += 1;
      const answer = await call('PUT', path, { version, data: numbered(resume.sent) }, resume.cookie);
      version = isYes(services, 'saving a resume', answer) ? versionIn(answer.body) : undefined;
      if (version !== undefined) {
        resume.acknowledged = resume.sent;
        acknowledge(services, 'saves', caller);
      }
    }
    await pause(services);
  }
};

/** How a payer goes on after paying: brings the news, leaves it to the provider, or tells nobody at all. */
const manners = ['verify', 'verify', 'verify', 'leave', 'verify', 'verify', 'verify', 'vanish'] as const;

const pay = async (
  services: LaneServices,
  person: Person,
  orderId: string,
  manner: (typeof manners)[number],
): Promise<void> => {
  const { call, outside, ledger } = services;
  const paid = await outside.pay(orderId, { webhook: manner !== 'vanish' });
  if (manner !== 'verify') return;
  // One that was paid before is only asked about.
  const answer =
    paid === undefined
      ? await call('GET', `/api/payment/orders/${orderId}`, undefined, person.cookie)
      : await call('POST', '/api/payment/verify-payment', paid, person.cookie);
  if (!isYes(services, 'paying', answer) || answer.body.status !== 'completed') return;
  ledger.completed.add(orderId);
  acknowledge(services, 'payments', `buyer ${person.email}`);
};

/** Buys one plan after another, each payer in another manner. */
export const buyLane = async (services: LaneServices, people: readonly Person[]): Promise<void> => {
  const { call, ledger, signal } = services;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const person = people[turn % people.length];
    const manner = manners[turn % manners.length];
    if (person === undefined || manner === undefined) return;
    const wanted = { planId: turn % 2 === 0 ? 'pro' : 'premium', customerEmail: person.email };
    const answer = await call('POST', '/api/payment/create-order', wanted, person.cookie);
    if (isYes(services, 'ordering', answer)) {
      const orderId = String(answer.body.id);
      ledger.orders.add(orderId);
      acknowledge(services, 'orders', `buyer ${person.email}`);
      await pay(services, person, orderId, manner);
    }
    await pause(services);
  }
};

/** Writes to us, each time as somebody else; every message is acknowledged by mail. */
export const messageLane = async (services: LaneServices): Promise<void> => {
  const { call, ledger, signal } = services;
  while (!signal.aborted) {
    const answer = await call('POST', '/api/contact/submit', {
      name: 'Ravi Iyer',
      email: `ravi.${randomUUID()}@example.com`,
      subject: 'A question about my resume',
      message:
        'I paid for a plan and would like to know how I can change the email of my account. Thank you.',
    });
    if (isYes(services, 'writing to us', answer)) {
      ledger.messages.add(String((answer.body.data as { id: string }).id));
      acknowledge(services, 'messages', 'writer');
    }
    await pause(services);
  }
};

export const changeNotice = async (
  services: LaneServices,
  staff: Person,
  notice: string,
): Promise<boolean> => {
  const settings = { ...defaultCheckoutSettings, maintenanceMessage: notice };
  const answer = await services.call('PUT', '/api/admin/settings/checkout', settings, staff.cookie);
  if (!isYes(services, 'changing a setting', answer)) return false;
  services.ledger.settings.add(notice);
  acknowledge(services, 'settings', 'staff');
  return true;
};

/** Changes a setting again and again; every change has its entry in the audit trail. */
export const settingLane = async (services: LaneServices, staff: Person): Promise<void> => {
  for (let number = 1; !services.signal.aborted; number += 1) {
    await changeNotice(services, staff, `Back soon, notice ${number}.`);
    await pause(services);
  }
};
