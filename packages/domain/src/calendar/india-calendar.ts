const minute = 60_000;
const day = 24 * 60 * minute;

/** India has kept UTC+5:30 without summer time since 1945, so its calendar is plain arithmetic. */
const indiaOffset = 330 * minute;

export const dayInMs = day;

/** The calendar day in India, `YYYY-MM-DD`. */
export const dayInIndia = (moment: Date): string =>
  new Date(moment.getTime() + indiaOffset).toISOString().slice(0, 10);

/** The first moment of a calendar day in India. */
export const startOfDayInIndia = (calendarDay: string): Date =>
  new Date(Date.parse(`${calendarDay}T00:00:00Z`) - indiaOffset);

/** The same day and time of a later month in India, or that month's last day when it is shorter. */
export const addMonthsInIndia = (moment: Date, months: number): Date => {
  const local = new Date(moment.getTime() + indiaOffset);
  const wanted = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(wanted, lastDay));
  return new Date(local.getTime() - indiaOffset);
};
