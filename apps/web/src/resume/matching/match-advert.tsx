import type { MatchedAsk } from '@kalam/domain/jobs/matching/job-match';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useMemo } from 'react';
import { cx } from '../../ui/class-names.ts';
import { advertPieces } from './advert-pieces.ts';

const shownClass = 'bg-success-soft text-success-ink decoration-success-ink';
const missingClass = 'bg-marigold-soft text-marigold-ink decoration-dashed decoration-marigold-ink';
const markClass =
  'rounded-[3px] px-px underline decoration-2 underline-offset-3 data-told:outline-2 data-told:outline-accent-ink data-told:outline-offset-1';

/** Puts the advert's own words in view, and shows which they are. */
export const pointOut = (advert: HTMLElement | null, ask: number): void => {
  if (advert === null) return;
  for (const told of advert.querySelectorAll('[data-told]')) told.removeAttribute('data-told');
  const marks = [...advert.querySelectorAll<HTMLElement>(`[data-asks~="${ask}"]`)];
  for (const mark of marks) mark.setAttribute('data-told', '');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  marks[0]?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  advert.focus({ preventScroll: true });
};

interface MatchAdvertProps {
  readonly ref: Ref<HTMLElement>;
  readonly text: string;
  readonly asks: readonly MatchedAsk[];
  readonly tools: ReactNode;
  readonly className?: string;
}

/** A stranger's text: painted as text, never as markup, with what it asks for marked. */
export const MatchAdvert = ({ ref, text, asks, tools, className }: MatchAdvertProps) => {
  const { t } = useLingui();
  const pieces = useMemo(() => advertPieces(text, asks), [text, asks]);
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`The advert`}
      className={cx('rounded-base border border-line bg-sunken', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-2">
        <p className="flex gap-x-3 whitespace-nowrap text-12">
          <mark className={cx(markClass, shownClass)}>
            <Trans>In your resume</Trans>
          </mark>
          <mark className={cx(markClass, missingClass)}>
            <Trans>Not in your resume</Trans>
          </mark>
        </p>
        <div className="-mr-3 flex flex-wrap max-sm:-ml-3">{tools}</div>
      </div>
      <div dir="auto" className="whitespace-pre-line px-4 py-3 text-14">
        {pieces.map((piece) => {
          const nearest = asks[piece.asks.at(-1) ?? -1];
          if (nearest === undefined) return piece.text;
          const isShown = nearest.evidence.length > 0;
          return (
            <mark
              key={piece.start}
              data-asks={piece.asks.join(' ')}
              className={cx(markClass, isShown ? shownClass : missingClass)}
            >
              {piece.text}
            </mark>
          );
        })}
      </div>
    </section>
  );
};
