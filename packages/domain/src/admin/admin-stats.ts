import { dayInMs } from '../calendar/india-calendar.ts';
import { rupeesOf } from '../plans/rupees.ts';

/** S2 §9: the window of the overview's growth figures. */
export const statsWindowDays = 30;

/** Recent means created at or after this moment. */
export const statsWindowStart = (now: Date): Date => new Date(now.getTime() - statsWindowDays * dayInMs);

/** The window before it, which revenue is compared with. */
export const previousWindowStart = (now: Date): Date =>
  new Date(now.getTime() - 2 * statsWindowDays * dayInMs);

const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** The percent of all that are recent, rounded to 1 decimal; 0 of nothing. */
export const recentPercent = (recent: number, all: number): number =>
  all === 0 ? 0 : toOneDecimal((recent / all) * 100);

/** Revenue of the last 30 days against the 30 before, in percent; 0 when there is no earlier revenue (decision 27). */
export const revenueGrowth = (recentPaise: number, previousPaise: number): number =>
  previousPaise === 0 ? 0 : toOneDecimal(((recentPaise - previousPaise) / previousPaise) * 100);

export interface StatsCounts {
  readonly users: number;
  readonly recentUsers: number;
  readonly activeSubscriptions: number;
  readonly recentActiveSubscriptions: number;
  readonly resumes: number;
  readonly recentResumes: number;
  readonly contacts: number;
  /** Status pending or under_review. */
  readonly pendingContacts: number;
  readonly recentRevenuePaise: number;
  readonly previousRevenuePaise: number;
}

export const dashboardStats = (counts: StatsCounts) => ({
  totalUsers: counts.users,
  activeSubscriptions: counts.activeSubscriptions,
  totalResumes: counts.resumes,
  totalContacts: counts.contacts,
  pendingContacts: counts.pendingContacts,
  userGrowth: recentPercent(counts.recentUsers, counts.users),
  subscriptionGrowth: recentPercent(counts.recentActiveSubscriptions, counts.activeSubscriptions),
  resumeGrowth: recentPercent(counts.recentResumes, counts.resumes),
  revenueGrowth: revenueGrowth(counts.recentRevenuePaise, counts.previousRevenuePaise),
  /** Without it the growth is 0 because there is nothing to compare with, not because nothing grew. */
  hasEarlierRevenue: counts.previousRevenuePaise > 0,
  /** What the percents are about: the same 30 days, in figures. */
  recentUsers: counts.recentUsers,
  recentSubscriptions: counts.recentActiveSubscriptions,
  recentResumes: counts.recentResumes,
  recentRevenue: rupeesOf(counts.recentRevenuePaise),
});
