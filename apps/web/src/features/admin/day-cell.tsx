import { formatDate } from '../../platform/format-date.ts';

/** A day in a column of days, never broken over two lines. */
export const DayCell = ({ at }: { readonly at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {formatDate(at)}
  </time>
);
