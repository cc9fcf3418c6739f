import type { ReactNode } from 'react';

interface EntrySummaryProps {
  readonly title: ReactNode;
  readonly under?: ReactNode;
  readonly aside?: ReactNode;
}

/** An entry in the list: what, where, when. */
export const EntrySummary = ({ title, under, aside }: EntrySummaryProps) => (
  <>
    <p className="font-medium leading-snug">{title}</p>
    {under && <p className="text-14 text-muted">{under}</p>}
    {aside && <p className="text-14 text-muted tabular-nums">{aside}</p>}
  </>
);
