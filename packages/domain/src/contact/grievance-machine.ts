import { addMonthsInIndia } from '../calendar/india-calendar.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import { acknowledgeWithinHours } from './grievance-promises.ts';
import { checkInterimReply } from './grievance-texts.ts';

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
  /** When it was last opened again; the time for its redress counts from here. */
  readonly reopenedAt: Date | null;
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

export const reopenReasonMax = 500;

export const checkReopening = (reason: string): Refusal | undefined => {
  const { length } = reason.trim();
  if (length === 0) return at('reason', refuse('grievance-reopen-reason-missing'));
  return length > reopenReasonMax
    ? at('reason', refuse('grievance-text-long', { max: reopenReasonMax }))
    : undefined;
};

/**
 * Reopen: resolved only, with a reason. It is under review at once, because somebody has just read it, and the month for
 * redress begins anew. The answer given before stays among the replies.
 */
export const reopen = <G extends Grievance>(grievance: G, reason: string, now: Date): Moved<G> => {
  if (grievance.status !== 'resolved') return { refusal: refuse('grievance-not-resolved') };
  const refusal = checkReopening(reason);
  if (refusal) return { refusal };
  return {
    grievance: {
      ...grievance,
      status: 'under_review',
      response: null,
      resolvedAt: null,
      reopenedAt: now,
      updatedAt: now,
    },
  };
};

/** An interim reply leaves it open; it is the first answer, so that a pending one is under review from then on. */
export const replyInterim = <G extends Grievance>(grievance: G, text: string, now: Date): Moved<G> => {
  if (grievance.status === 'resolved') return { refusal: refuse('grievance-resolved') };
  const refusal = checkInterimReply(text);
  return refusal ? { refusal } : { grievance: { ...grievance, status: 'under_review', updatedAt: now } };
};

export type GrievanceAction = 'review' | 'interim' | 'resolve' | 'reopen';

/** What can be done about one: Mark for Review and Resolve of S2 §2, an interim reply, and opening it again. */
export const grievanceActions = (status: GrievanceStatus): readonly GrievanceAction[] => {
  if (status === 'resolved') return ['reopen'];
  return status === 'pending' ? ['review', 'interim', 'resolve'] : ['interim', 'resolve'];
};

/** The promise of S2 §9, which the law asks for too: an answer within 48 hours, redress within a month. */
export const dueDates = (
  createdAt: Date,
  reopenedAt: Date | null = null,
): { readonly acknowledgeBy: Date; readonly resolveBy: Date } => ({
  acknowledgeBy: new Date(createdAt.getTime() + acknowledgeWithinHours * 60 * 60 * 1000),
  resolveBy: addMonthsInIndia(reopenedAt ?? createdAt, 1),
});

/** What is asked for next, and by when: the first answer while pending, then the redress. */
export const nextDue = ({
  status,
  createdAt,
  reopenedAt,
}: Pick<Grievance, 'status' | 'createdAt' | 'reopenedAt'>): Date | undefined => {
  if (status === 'resolved') return undefined;
  const { acknowledgeBy, resolveBy } = dueDates(createdAt, reopenedAt);
  return status === 'pending' ? acknowledgeBy : resolveBy;
};

/** What is late now: the first answer while still pending, the redress until resolved. */
export const overdue = (grievance: Grievance, now: Date): 'acknowledgement' | 'resolution' | undefined => {
  if (grievance.status === 'resolved') return undefined;
  const { acknowledgeBy, resolveBy } = dueDates(grievance.createdAt, grievance.reopenedAt);
  if (now.getTime() > resolveBy.getTime()) return 'resolution';
  return grievance.status === 'pending' && now.getTime() > acknowledgeBy.getTime()
    ? 'acknowledgement'
    : undefined;
};

export const dueFilters = ['overdue'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** Everyone's where nothing is chosen. */
export const assigneeFilters = ['mine', 'nobody'] as const;
export type AssigneeFilter = (typeof assigneeFilters)[number];

/** Without one a list has what is due soonest at the top, resolved ones at the end. */
export const grievanceSorts = ['received-asc', 'received-desc'] as const;
export type GrievanceSort = (typeof grievanceSorts)[number];

/** S2 §9: the score badge is yellow at 5 or more, otherwise green. */
export const scoreBadge = (spamScore: number): 'yellow' | 'green' => (spamScore >= 5 ? 'yellow' : 'green');
