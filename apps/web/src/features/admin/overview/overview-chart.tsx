import { displayDay } from '@kalam/domain/calendar/calendar-day';
import { Plural, Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { ChartFile } from './chart-file.tsx';
import { axisMarks, labelledPoints, nearestPoint, plotPoints } from './chart-scale.ts';

export interface ChartDay {
  readonly day: string;
  /** Short weekday, or day and month. */
  readonly label: string;
  readonly value: number;
}

interface PlotProps {
  readonly title: string;
  readonly days: readonly ChartDay[];
  readonly words: (value: number) => string;
  readonly marked: number | undefined;
  readonly onMark: (index: number | undefined) => void;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowDown: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The line itself. Stretched to its box, so that a turned phone needs no measuring; strokes and dots keep their shape. */
const Line = ({ days, top, marked }: Pick<PlotProps, 'days' | 'marked'> & { readonly top: number }) => {
  const points = plotPoints(
    days.map(({ value }) => value),
    top,
  );
  const path = points.map(({ x, y }) => `${x},${y}`).join(' L');
  const here = marked === undefined ? undefined : points[marked];
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path d={`M0,100 L${path} L100,100 Z`} className="fill-accent/10" />
        <path
          d={`M${path}`}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-2 stroke-accent-ink"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {here && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 w-px bg-edge"
          style={{ insetInlineStart: `${here.x}%` }}
        />
      )}
      {/* A dot a day as long as dots stand apart; of more days only the one that is read off. */}
      {points.map(({ x, y }, index) =>
        days.length > 31 && index !== marked ? null : (
          <span
            key={days[index]?.day}
            aria-hidden="true"
            className={cx(
              'absolute -translate-1/2 rounded-full border-2 border-accent-ink',
              index === marked ? 'size-3 bg-accent-ink' : 'size-2 bg-surface',
            )}
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        ),
      )}
    </>
  );
};

/** Axes, line, and one stop for the keyboard that walks along the days. */
const Plot = ({ title, days, words, marked, onMark }: PlotProps) => {
  const marks = axisMarks(Math.max(0, ...days.map(({ value }) => value)));
  const top = marks.at(-1) ?? 1;
  const last = days.length - 1;
  const current = days[marked ?? last];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMark(marked === undefined ? last : step(marked, last));
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onMark(nearestPoint((clientX - left) / width, days.length));
  };
  return (
    <div className="flex gap-3">
      <div aria-hidden="true" className="relative h-44 shrink-0 text-right text-12 text-muted tabular-nums">
        {/* As wide as its longest mark. */}
        <span className="invisible">{words(top)}</span>
        {marks.map((mark) => (
          <span
            key={mark}
            className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${100 - (mark / top) * 100}%` }}
          >
            {words(mark)}
          </span>
        ))}
      </div>
      <div className="min-w-0 grow pr-3">
        <div
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={(marked ?? last) + 1}
          aria-valuetext={current && `${current.label} ${displayDay(current.day)}: ${words(current.value)}`}
          onKeyDown={onKeyDown}
          onFocus={() => onMark(marked ?? last)}
          onBlur={() => onMark(undefined)}
          onPointerMove={onPointerMove}
          onPointerLeave={() => onMark(undefined)}
          className="relative h-44 touch-pan-y rounded-inner focus-visible:outline-offset-6"
        >
          {marks.map((mark) => (
            <span
              key={mark}
              aria-hidden="true"
              className="absolute inset-x-0 h-px bg-line"
              style={{ top: `${100 - (mark / top) * 100}%` }}
            />
          ))}
          <Line days={days} top={top} marked={marked} />
        </div>
        <div aria-hidden="true" className="relative mt-2 h-4.5 text-12 text-muted">
          {labelledPoints(days.length).map((index) => (
            <span
              key={index}
              className={cx(
                'absolute -translate-x-1/2 whitespace-nowrap',
                index === marked && 'font-semibold text-ink',
              )}
              style={{ left: `${(index / Math.max(1, last)) * 100}%` }}
            >
              {days[index]?.label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
};

const DayTable = ({ title, days, words }: Pick<PlotProps, 'title' | 'days' | 'words'>) => (
  <table className="sr-only">
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">
          <Trans>Day</Trans>
        </th>
        <th scope="col">
          <Trans>Value</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ day, label, value }) => (
        <tr key={day}>
          <th scope="row">
            {label} {displayDay(day)}
          </th>
          <td>{words(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface ChartCardProps {
  readonly title: string;
  /** What the line shows. */
  readonly subtitle: ReactNode;
  /** Undefined while it is read; null when it cannot be had. */
  readonly days: readonly ChartDay[] | undefined | null;
  readonly words: (value: number) => string;
  /** As many days before, to compare with. */
  readonly before?: number | undefined;
  /** The same figures as a file. */
  readonly csv?: string | undefined;
}

/** One line over some days. Its figures are read off by pointer, by arrow keys, and as a table by a screen reader. */
export const ChartCard = ({ title, subtitle, days, words, before, csv }: ChartCardProps) => {
  const [marked, setMarked] = useState<number>();
  const day = marked === undefined ? undefined : days?.[marked];
  const total = words((days ?? []).reduce((sum, { value }) => sum + value, 0));
  return (
    <Card className="min-w-0">
      <figure>
        <figcaption className="mb-5 flex items-start justify-between gap-4">
          <div>
            <h2 className="font-semibold">{title}</h2>
            <p className="text-14 text-muted">{subtitle}</p>
          </div>
          {days && (
            <p className="shrink-0 text-right">
              <span className="block font-semibold text-22 tabular-nums">
                {day ? words(day.value) : total}
              </span>
              <span className="block text-12 text-muted">
                {day ? displayDay(day.day) : <Plural value={days.length} one="in # day" other="in # days" />}
              </span>
              {before !== undefined && !day && (
                <span className="block text-12 text-muted tabular-nums">
                  <Trans>before: {words(before)}</Trans>
                </span>
              )}
            </p>
          )}
        </figcaption>
        {days ? (
          <>
            <Plot title={title} days={days} words={words} marked={marked} onMark={setMarked} />
            <DayTable title={title} days={days} words={words} />
          </>
        ) : (
          <p
            className="flex h-51 items-center justify-center text-14 text-muted"
            aria-busy={days === undefined}
          >
            {days === null && <Trans>Not available at the moment</Trans>}
          </p>
        )}
      </figure>
      {days && <ChartFile href={csv} title={title} />}
    </Card>
  );
};
