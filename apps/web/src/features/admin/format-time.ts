import { formatDate } from '../../platform/format-date.ts';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
});

/** `15 Nov 2026, 3:42 pm`: a moment in India. */
export const formatTime = (moment: string): string =>
  `${formatDate(moment)}, ${clock.format(new Date(moment))}`;
