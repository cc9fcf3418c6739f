import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ChartFile } from './chart-file.tsx';

export interface Bar {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: number;
  /** The value in words. */
  readonly words: ReactNode;
  readonly more?: ReactNode;
}

interface BarsProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** Undefined while they are read; null when they cannot be had. */
  readonly bars: readonly Bar[] | undefined | null;
  readonly empty: ReactNode;
  readonly missing: ReactNode;
  readonly csv: string | undefined;
}

/** Some figures beside each other, each with a bar as long as its share of the largest. */
export const ChartBars = ({ title, subtitle, bars, empty, missing, csv }: BarsProps) => {
  const heading = useId();
  const most = Math.max(1, ...(bars ?? []).map(({ value }) => value));
  return (
    <Card className="min-w-0">
      <h2 id={heading} className="font-semibold">
        {title}
      </h2>
      <p className="text-14 text-muted">{subtitle}</p>
      {bars && bars.length > 0 ? (
        <ul aria-labelledby={heading} className="mt-4 space-y-3">
          {bars.map(({ id, name, value, words, more }) => (
            <li key={id}>
              <div className="flex items-baseline justify-between gap-4 text-14">
                <span>{name}</span>
                <span className="text-right tabular-nums">
                  <span className="font-semibold">{words}</span>
                  {more && <span className="ml-2 text-12 text-muted">{more}</span>}
                </span>
              </div>
              <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-ink/6">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(value / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p
          className="flex h-32 items-center justify-center text-14 text-muted"
          aria-busy={bars === undefined}
        >
          {bars === null ? missing : bars !== undefined && empty}
        </p>
      )}
      {bars && bars.length > 0 && <ChartFile href={csv} title={title} />}
    </Card>
  );
};
