import { dayInIndia } from '../calendar/india-calendar.ts';
import type { MessageCode } from '../message-catalogue.ts';
import { isRunning, type Subscription } from '../subscriptions/subscription-machine.ts';
import { helpLimits } from './help-limits.ts';

/** How many rewrites a person had on a day of India's calendar. */
export interface HelpUsage {
  readonly day: string;
  readonly used: number;
}

/** An agreement holds for the service it names, until it is withdrawn. */
export interface HelpConsent {
  readonly service: string;
  readonly givenAt: Date;
}

/** Why no sentence can be sent now, the first of them in this order. */
export const helpBlocks = [
  'help-not-available',
  'help-needs-sign-in',
  'help-needs-plan',
  'help-limit-reached',
  'help-needs-consent',
] as const satisfies readonly MessageCode[];
export type HelpBlock = (typeof helpBlocks)[number];

/** @internal */
export interface HelpPerson {
  readonly subscription: Subscription | undefined;
  readonly usage: HelpUsage | undefined;
  readonly consent: HelpConsent | undefined;
}

interface HelpState {
  /** What the consent names; undefined on a site without one. */
  readonly service: string | undefined;
  /** Undefined for a visitor. */
  readonly person: HelpPerson | undefined;
  readonly now: Date;
}

interface HelpStanding {
  readonly remaining: number;
  readonly blockedBy: HelpBlock | undefined;
}

const usedToday = (usage: HelpUsage | undefined, now: Date): number =>
  usage?.day === dayInIndia(now) ? usage.used : 0;

export const helpStanding = ({ service, person, now }: HelpState): HelpStanding => {
  if (service === undefined) return { remaining: 0, blockedBy: 'help-not-available' };
  if (person === undefined) return { remaining: 0, blockedBy: 'help-needs-sign-in' };
  if (!isRunning(person.subscription, now)) return { remaining: 0, blockedBy: 'help-needs-plan' };
  const remaining = Math.max(0, helpLimits.perDay - usedToday(person.usage, now));
  if (remaining === 0) return { remaining, blockedBy: 'help-limit-reached' };
  // Another service is another agreement.
  const agreed = person.consent?.service === service;
  return { remaining, blockedBy: agreed ? undefined : 'help-needs-consent' };
};
