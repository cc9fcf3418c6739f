import { dayInIndia, dayInMs, startOfDayInIndia } from '../calendar/india-calendar.ts';
import { isRunning, type Subscription } from './subscription-machine.ts';

/** Before a plan ends its owner is told twice: three days ahead, and on the day. */
export const planReminders = ['three-days', 'last-day'] as const;
export type PlanReminder = (typeof planReminders)[number];

const hour = 60 * 60 * 1000;
export const firstReminderMs = 3 * dayInMs;
/** The second one is due so long before the end, or later. */
export const lastReminderMs = 18 * hour;

/** From six in the morning of the day; the evening before, where the morning would leave less than six hours. */
const lastDayFrom = (endDate: Date): number => {
  const morning = startOfDayInIndia(dayInIndia(endDate)).getTime() + 6 * hour;
  const end = endDate.getTime();
  return end - morning >= 6 * hour ? morning : end - 12 * hour;
};

/**
 * Which reminder is due at this moment. One whose time went by while nothing was sent is left out: the next one says
 * the same with a truer number of days. A plan that has no resumes left still has changes and searches to lose.
 */
export const reminderDue = (subscription: Subscription, now: Date): PlanReminder | undefined => {
  if (!isRunning(subscription, now)) return undefined;
  const at = now.getTime();
  if (at >= lastDayFrom(subscription.endDate)) return 'last-day';
  return subscription.endDate.getTime() - at <= firstReminderMs ? 'three-days' : undefined;
};
