import { helpLimits } from '@kalam/domain/help/help-limits';
import { type HelpBlock, helpStanding } from '@kalam/domain/help/help-usage';
import type { Db } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import type { AttemptLimit, AttemptLimits } from '../limits/attempt-limits.ts';
import type { AskChat } from '../outside/chat-completions.ts';
import { findCurrentSubscription, lockSubscriber } from '../subscriptions/current-subscription.ts';
import { findConsent, findHelpUsage, insertConsent, withdrawConsent } from './help-queries.ts';

export interface HelpServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly attempts: AttemptLimits;
  /** Absent on a site without a service that rewrites. */
  readonly rewriting: { readonly serviceName: string; readonly ask: AskChat } | undefined;
  readonly timeoutMs?: number | undefined;
}

interface Help {
  readonly service: string | null;
  readonly consentedAt: string | null;
  readonly limit: number;
  readonly remaining: number;
  readonly blockedBy: HelpBlock | null;
}

export const readHelp = async (
  { db, now, rewriting }: Pick<HelpServices, 'db' | 'now' | 'rewriting'>,
  userId: string | undefined,
): Promise<Help> => {
  const service = rewriting?.serviceName;
  const [subscription, usage, consent] =
    service === undefined || userId === undefined
      ? []
      : await Promise.all([
          findCurrentSubscription(db, userId),
          findHelpUsage(db, userId),
          findConsent(db, userId),
        ]);
  const person = userId === undefined ? undefined : { subscription, usage, consent };
  const { remaining, blockedBy } = helpStanding({ service, person, now: now() });
  return {
    service: service ?? null,
    consentedAt: consent?.service === service ? (consent?.givenAt.toISOString() ?? null) : null,
    limit: helpLimits.perDay,
    remaining,
    blockedBy: blockedBy ?? null,
  };
};

/** Each agreement is a row that stays, so there is an end to how many one person makes. */
const agreementsPerPerson = {
  name: 'help consent',
  most: 20,
  seconds: 60 * 60,
  code: 'too-many-requests',
} as const satisfies AttemptLimit;

/** Agrees to the service whose name the person has read, and to no other. */
export const giveConsent = async (services: HelpServices, userId: string, read: string): Promise<Help> => {
  const { db, now, attempts, rewriting } = services;
  if (rewriting === undefined) throw refused('help-not-available');
  const { serviceName } = rewriting;
  if (read !== serviceName) throw refused('help-service-changed');
  await attempts.count(agreementsPerPerson, userId);
  await db.transaction(async (tx) => {
    if (!(await lockSubscriber(tx, userId))) throw refused('not-signed-in');
    if ((await findConsent(tx, userId))?.service === serviceName) return;
    await withdrawConsent(tx, userId, now());
    await insertConsent(tx, userId, serviceName, now());
  });
  return readHelp(services, userId);
};

export const takeConsentBack = async (services: HelpServices, userId: string): Promise<Help> => {
  await withdrawConsent(services.db, userId, services.now());
  return readHelp(services, userId);
};
