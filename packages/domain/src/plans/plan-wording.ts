import { type Plan, planOf, unlimited } from './plan-catalogue.ts';
import { formatRupees } from './rupees.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const priceLabel = (plan: Plan): string => formatRupees(plan.pricePaise);

/** The price as the order call sends it: the digits of the price shown (S1 §5). */
export const priceDigits = (label: string): number => Number(label.replace(/[^0-9]/g, ''));

/** S1 §2: '/week' when validity is day-based, otherwise '/month'. */
export const periodLabel = (plan: Plan): '/week' | '/month' =>
  plan.validity.unit === 'days' ? '/week' : '/month';

export const validityLabel = ({ validity }: Plan): string =>
  counted(validity.duration, validity.unit === 'days' ? 'day' : 'month');

/** What a plan says about job search, on a site that has one. */
export const jobSearchFeature = ({ jobSearches }: Plan): string =>
  jobSearches === 0 ? 'No job search' : counted(jobSearches, 'job search', 'job searches');

/**
 * The selling points of a card. Each is one of the plan's own numbers, so that a card can promise nothing else; a site
 * without a jobs service sells no searches (decision 71).
 */
export const planFeatures = (plan: Plan, hasJobSearch = true): readonly string[] => [
  plan.resumeCount === 1 ? 'Save 1 resume' : `Save up to ${plan.resumeCount} resumes`,
  plan.formats.includes('docx') ? 'Download as PDF and DOCX' : 'Download as PDF',
  formatFeature(plan.formatCount),
  ...(hasJobSearch ? [jobSearchFeature(plan)] : []),
  `Valid for ${validityLabel(plan)}, paid once, never renewed on its own`,
];

const formatFeature = (formatCount: number): string => {
  if (formatCount === unlimited) return 'Unlimited format changes';
  return formatCount === 0 ? 'Standard formatting' : counted(formatCount, 'format change');
};

/** A remaining allowance as the dashboard shows it (S2 §2). */
export const allowanceLabel = (remaining: number): string =>
  remaining === unlimited ? '∞' : String(remaining);

/** The plan column of order lists: the catalogue's name, else the raw id (S2 §2). */
export const planNameOf = (planId: string): string => planOf(planId)?.name ?? planId;
