import { dayInMs } from '../../calendar/india-calendar.ts';
import { checkStaffReason } from '../../payments/order-machine.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import { routes } from '../../routes.ts';
import type { SavedResume } from '../saved/saved-resume-model.ts';

/** A private link is open this long; renewing it begins anew. */
export const sharedLinkDays = 30;
/** A resume is for a few employers; what is opened more often was put where everybody finds it. */
export const sharedOpensPerDay = 200;
/** What ended stays known this long, so that a report that comes late still finds it. Its bytes go at once. */
export const endedLinkKeptMs = 30 * dayInMs;

export const sharedLinkEnds = [
  'person',
  'resume-deleted',
  'suspended',
  'refunded',
  'staff',
  'expired',
] as const;
export type SharedLinkEnd = (typeof sharedLinkEnds)[number];

export const sharedLinkExpiry = (now: Date): Date => new Date(now.getTime() + sharedLinkDays * dayInMs);

/** The token stands after the #, which a browser sends to nobody; the page sends it on in a request's body. */
export const sharedLinkPath = (token: string): string => `${routes.shared}#${token}`;

/** What of a resume a link shows beside the rest; nobody has to leave their number to strangers. */
export interface SharedContacts {
  readonly withPhone: boolean;
  readonly withAddress: boolean;
}

/**
 * The resume as it is shared. The address is the place in the head, which the declaration repeats, and the address among
 * the personal details. The letter is written to one employer, and is never part of it.
 */
export const sharedContents = (
  data: SavedResume,
  { withPhone, withAddress }: SharedContacts,
): SavedResume => {
  const { letter: _, ...rest } = data;
  const { personalInfo, personalDetails } = rest;
  return {
    ...rest,
    personalInfo: {
      ...personalInfo,
      ...(!withPhone && { phone: '' }),
      ...(!withAddress && { location: '' }),
    },
    ...(!withAddress &&
      personalDetails && { personalDetails: personalDetails.filter(({ kind }) => kind !== 'address') }),
  };
};

interface BeforeSharing {
  /** A member of staff ended a link of this resume. */
  readonly endedByStaff: boolean;
  /** The plan the resume was saved on was refunded in full. */
  readonly planRefunded: boolean;
}

export const sharingObstacles = ['sharing-ended-by-staff', 'sharing-plan-refunded'] as const;
export type SharingObstacle = (typeof sharingObstacles)[number];

/** What stands against sharing a saved resume by link. An ended plan does not, as with downloads (decision 38). */
export const sharingObstacle = ({
  endedByStaff,
  planRefunded,
}: BeforeSharing): SharingObstacle | undefined => {
  if (endedByStaff) return 'sharing-ended-by-staff';
  return planRefunded ? 'sharing-plan-refunded' : undefined;
};

/** Staff say why: the person may ask. */
export const checkEndingReason = (reason: string): Refusal | undefined =>
  reason.trim() === '' ? at('reason', refuse('shared-link-reason-missing')) : checkStaffReason(reason);
