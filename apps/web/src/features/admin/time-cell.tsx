import { formatTime } from './format-time.ts';

/** A moment in a column of moments: day and time on one line. */
export const TimeCell = ({ at }: { readonly at: string }) => (
  <time dateTime={at} className="whitespace-nowrap tabular-nums">
    {formatTime(at)}
  </time>
);
