import { dayInMs } from '../../calendar/india-calendar.ts';

/** How long a deleted resume can be brought back before it is gone for good. */
export const deletedResumeMs = dayInMs;
