import { addMonthsInIndia } from '../calendar/india-calendar.ts';
import { at, type Refusal, refuse } from '../refusal.ts';

export const grievanceStatuses = ['pending', 'under_review', 'resolved'] as const;
export type GrievanceStatus = (typeof grievanceStatuses)[number];

export const grievanceStatusLabels: Readonly<Record<GrievanceStatus, string>> = {
  pending: 'Pending',
  under_review: 'Under Review',
  resolved: 'Resolved',
};

export interface Grievance {
  readonly status: GrievanceStatus;
  readonly response: string | null;
  readonly resolvedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type Moved<G extends Grievance> =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly grievance: G };

export const resolutionMax = 2000;

/** S2 §5 Resolution comment: must be non-empty after trimming. */
export const checkResolution = (response: string): Refusal | undefined => {
  const { length } = response.trim();
  if (length === 0) return at('response', refuse('resolution-missing'));
  return length > resolutionMax
    ? at('response', refuse('resolution-long', { max: resolutionMax }))
    : undefined;
};

/** Mark for Review: pending only. */
export const markForReview = <G extends Grievance>(grievance: G, now: Date): Moved<G> =>
  grievance.status === 'pending'
    ? { grievance: { ...grievance, status: 'under_review', updatedAt: now } }
    : { refusal: refuse(grievance.status === 'resolved' ? 'grievance-resolved' : 'grievance-not-pending') };

/** Resolve: pending or under review; sets resolvedAt, response and updatedAt. Resolved has no further actions. */
export const resolve = <G extends Grievance>(grievance: G, response: string, now: Date): Moved<G> => {
  if (grievance.status === 'resolved') return { refusal: refuse('grievance-resolved') };
  const refusal = checkResolution(response);
  if (refusal) return { refusal };
  return {
    grievance: {
      ...grievance,
      status: 'resolved',
      response: response.trim(),
      resolvedAt: now,
      updatedAt: now,
    },
  };
};

/** The actions a card offers (S2 §2). */
export const grievanceActions = (status: GrievanceStatus): readonly ('review' | 'resolve')[] => {
  if (status === 'resolved') return [];
  return status === 'pending' ? ['review', 'resolve'] : ['resolve'];
};

/** The promise of S2 §9, which the law asks for too: an answer within 48 hours, redress within a month. */
export const acknowledgeWithinHours = 48;

export const dueDates = (createdAt: Date): { readonly acknowledgeBy: Date; readonly resolveBy: Date } => ({
  acknowledgeBy: new Date(createdAt.getTime() + acknowledgeWithinHours * 60 * 60 * 1000),
  resolveBy: addMonthsInIndia(createdAt, 1),
});

/** What is late now: the first answer while still pending, the redress until resolved. */
export const overdue = (grievance: Grievance, now: Date): 'acknowledgement' | 'resolution' | undefined => {
  if (grievance.status === 'resolved') return undefined;
  const { acknowledgeBy, resolveBy } = dueDates(grievance.createdAt);
  if (now.getTime() > resolveBy.getTime()) return 'resolution';
  return grievance.status === 'pending' && now.getTime() > acknowledgeBy.getTime()
    ? 'acknowledgement'
    : undefined;
};

export const dueFilters = ['overdue'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** The reference a visitor got on the thank-you page and by mail, whole, as a search has it. */
export const isReference = (term: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(term);

/** S2 §9: the score badge is yellow at 5 or more, otherwise green. */
export const scoreBadge = (spamScore: number): 'yellow' | 'green' => (spamScore >= 5 ? 'yellow' : 'green');
