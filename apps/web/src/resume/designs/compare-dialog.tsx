import { layoutNotes } from '@kalam/domain/templates/template-layouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../platform/languages/translator.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { BareSelect } from '../../ui/forms/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { fitPages } from '../preview/fit-pages.ts';
import { ResumePreview } from '../preview/resume-preview.tsx';
import type { Design } from '../template-list.ts';
import type { OwnWords } from './own-words.ts';
import { Segments } from './segments.tsx';
import { type ShownWords, WordsChoice, wordsShown } from './shown-words.tsx';

export type DesignPair = readonly [first: string, second: string];

interface CompareDialogProps {
  readonly designs: readonly Design[];
  /** Ids of two of them. */
  readonly pair: DesignPair;
  readonly onPair: (pair: DesignPair) => void;
  readonly own: OwnWords | undefined;
  readonly shownAtFirst: ShownWords;
  /** What takes a design. */
  readonly use: (design: Design) => ReactNode;
  readonly onClose: () => void;
}

type Side = 'first' | 'second';
const sides = ['first', 'second'] as const satisfies readonly Side[];

/** How far a finger goes, mostly sideways, to turn to the other design. */
const swipePx = 48;

const useSwipe = (onSwipe: (to: Side) => void) => {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      from.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches.item(0);
      if (!from.current || !finger) return;
      const [right, down] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
      if (Math.abs(right) < swipePx || Math.abs(right) < 2 * Math.abs(down)) return;
      onSwipe(right < 0 ? 'second' : 'first');
    },
  };
};

/**
 * Two designs with the same words: beside each other, or on a phone one at a time. Both stand in one scroller, so that
 * turning from one to the other shows the same place.
 */
const CompareDialog = (props: CompareDialogProps) => {
  const { designs, pair, onPair, own, shownAtFirst, use, onClose } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(shownAtFirst);
  const [turned, setTurned] = useState<Side>('first');
  const [whole, setWhole] = useState(true);
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(setTurned);
  useEffect(() => {
    const [around, inside] = [scroller.current, column.current];
    return around && inside ? fitPages(around, whole, inside) : undefined;
  }, [whole]);
  const compared = sides.flatMap((side, place) => {
    const design = designs.find(({ id }) => id === pair[place]);
    return design ? [{ side, design, name: translate(design.name) }] : [];
  });
  const names = { first: t`First design`, second: t`Second design` };
  const options = designs.map(({ id, name }) => ({ value: id, label: translate(name) }));
  const put = (side: Side, id: string) => {
    const [first, second] = pair;
    // Chosen on the other side already: the two change places.
    if (side === 'first') onPair(id === second ? [second, first] : [id, second]);
    else onPair(id === first ? [second, first] : [first, id]);
  };
  const words = wordsShown(shown, own);
  return (
    <Dialog
      title={<Trans>Compare two designs</Trans>}
      width="screen"
      onClose={onClose}
      tools={
        <div className="flex flex-wrap items-center gap-2">
          <WordsChoice own={own} value={shown} onChange={setShown} />
          <Button look="quiet" size="small" className="max-sm:hidden" onClick={() => setWhole(!whole)}>
            {whole ? <Trans>Fit the width</Trans> : <Trans>Whole page</Trans>}
          </Button>
        </div>
      }
    >
      <div className="flex h-full min-h-80 flex-col gap-2">
        <Segments
          legend={t`Design shown`}
          choices={compared.map(({ side, name }) => ({ value: side, label: name }))}
          value={turned}
          onChange={setTurned}
          className="sm:hidden"
        />
        <div className="grid shrink-0 gap-x-4 sm:grid-cols-2">
          {compared.map(({ side, design }) => (
            <div key={side} className={cx(turned !== side && 'max-sm:hidden')}>
              <div className="flex items-center gap-2 sm:justify-center">
                <BareSelect
                  aria-label={names[side]}
                  options={options}
                  value={design.id}
                  onChange={({ target }) => put(side, target.value)}
                />
                {use(design)}
              </div>
              {layoutNotes[design.layout] && (
                <p className="mt-1 text-14 text-muted sm:text-center">
                  {translate(layoutNotes[design.layout] ?? '')}
                </p>
              )}
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be no place for pages */}
        <div
          ref={scroller}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
          tabIndex={0}
          aria-label={t`Pages`}
          data-first-focus
          {...swipe}
          className="min-h-0 grow touch-pan-y overflow-y-auto overscroll-contain rounded-inner p-1 [scrollbar-gutter:stable]"
        >
          <div className="grid items-start gap-x-4 sm:grid-cols-2">
            {compared.map(({ side, design, name }) => (
              <div
                key={side}
                ref={side === turned ? column : undefined}
                className={cx('min-w-0', turned !== side && 'max-sm:hidden')}
              >
                <ResumePreview
                  {...words}
                  mode="static"
                  template={design.id}
                  label={shown === 'own' ? t`${name}, your resume` : t`${name}, sample resume`}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Dialog>
  );
};

export default CompareDialog;
