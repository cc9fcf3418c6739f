import { addMonthsInIndia } from '../calendar/india-calendar.ts';

/** A message to us is kept this long after it came or was last worked on; the privacy policy says so. */
export const messageKeptMonths = 12;

/** Messages that were last worked on before this moment are removed. */
export const messagesKeptSince = (now: Date): Date => addMonthsInIndia(now, -messageKeptMonths);
