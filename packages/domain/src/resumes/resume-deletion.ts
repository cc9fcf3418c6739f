import { dayInMs } from '../subscriptions/india-calendar.ts';

/** How long a deleted resume can be brought back before it is gone for good. */
export const deletedResumeMs = dayInMs;
