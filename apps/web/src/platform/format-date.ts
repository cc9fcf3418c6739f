import { displayDay } from '@kalam/domain/calendar/calendar-day';
import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { translate } from './languages/translator.ts';

/** `15 Nov 2026`: the day of a moment, as people in India write it (decision 35). */
export const formatDate = (moment: string): string => translate(displayDay(dayInIndia(new Date(moment))));
