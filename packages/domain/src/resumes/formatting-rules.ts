import { guestPlanId, type PlanId, plans, unlimited } from '../plans/plan-catalogue.ts';
import { type Refusal, refuse } from '../refusal.ts';
import {
  type Spent,
  type Subscription,
  spendFormat,
  spendResume,
} from '../subscriptions/subscription-machine.ts';
import { defaultFormatting, sameFormatting } from './formatting.ts';
import type { Formatting } from './resume-model.ts';

interface Formatted {
  readonly planUsed: PlanId;
  readonly formatting: Formatting;
}

/**
 * Whether a resume may be restyled, and what it costs (S2 §5). The plan the resume was made on decides first; the
 * current one must still run, even if its resumes are used up. Saving the same choices again costs nothing.
 */
export const spendFormatting = <S extends Subscription>(
  resume: Formatted,
  wanted: Formatting,
  subscription: S | null | undefined,
  now: Date,
): Spent<S> => {
  if (plans[resume.planUsed].formatCount === 0) return { refusal: refuse('formatting-not-on-basic') };
  const spent = spendFormat(subscription, now);
  if (!subscription || spent.refusal?.code === 'subscription-none') return spent;
  return sameFormatting(resume.formatting, wanted) ? { subscription } : spent;
};

/** What a resume is printed or saved on: a plan, or a guest's single download. */
export type PrintedOn = PlanId | typeof guestPlanId;

const formatCountOf = (printedOn: PrintedOn): number =>
  printedOn === guestPlanId ? 0 : plans[printedOn].formatCount;

/** The basic plan always gets the default formatting (S1 §3), and so does a guest's download, which costs the same. */
export const formattingFor = (printedOn: PrintedOn, formatting: Formatting): Formatting =>
  formatCountOf(printedOn) === 0 ? defaultFormatting : formatting;

interface NewLook {
  readonly wanted: Formatting | undefined;
  /** Of the resume that is copied: what it has was paid for. */
  readonly copied?: Formatting | undefined;
}

type NewResumeSpent<S extends Subscription> =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly subscription: S; readonly formatting: Formatting };

/**
 * What a new resume takes of a plan (S1 §4): a resume, and a format change when it is saved in a look other than the
 * default one or that of the resume it is a copy of.
 */
export const spendNewResume = <S extends Subscription>(
  subscription: S | null | undefined,
  { wanted = defaultFormatting, copied = defaultFormatting }: NewLook,
  now: Date,
): NewResumeSpent<S> => {
  const spent = spendResume(subscription, now);
  if (spent.refusal) return spent;
  const formatting = formattingFor(spent.subscription.planId, wanted);
  const isKnown = sameFormatting(formatting, defaultFormatting) || sameFormatting(formatting, copied);
  const styled = isKnown ? spent : spendFormat(spent.subscription, now);
  return styled.refusal ? styled : { subscription: styled.subscription, formatting };
};

/** `standard`: it is not kept at all; `one`: for one format change; `none-left`: there is none to take. */
export type LookPrice = 'nothing' | 'standard' | 'unlimited' | 'one' | 'none-left';

interface Look {
  readonly printedOn: PrintedOn;
  readonly formatsRemaining: number;
  /** What it is saved in now; the default one for a new resume. */
  readonly before: Formatting;
  readonly wanted: Formatting;
}

/** What it costs to keep a look, to be said before it is saved. */
export const lookPrice = ({ printedOn, formatsRemaining, before, wanted }: Look): LookPrice => {
  if (sameFormatting(before, wanted)) return 'nothing';
  if (formatCountOf(printedOn) === 0) return 'standard';
  if (formatsRemaining === unlimited) return 'unlimited';
  return formatsRemaining > 0 ? 'one' : 'none-left';
};
