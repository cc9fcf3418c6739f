import './resume-preview.css';
import type { MissingCharacter } from '@kalam/documents/layout/page';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { MinusIcon, PlusIcon, RefreshIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fitPages } from './fit-pages.ts';
import { LeftOutNote } from './left-out-note.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';
import { type PreviewSubject, usePreviewSession } from './use-preview-session.ts';

interface ResumePreviewProps extends PreviewSubject {
  /** Live fills a box of known height and can be zoomed; static is as wide as its place and as tall as its pages. */
  readonly mode?: 'live' | 'static';
  /** Names it for screen readers; 'Resume preview' when absent. */
  readonly label?: string;
  /** Dotted path of the field that has the focus: it is marked and kept in view. */
  readonly editedField?: string | undefined;
  /** Turns to the first page when it becomes true: the whole is looked over, not a field. */
  readonly fromTop?: boolean;
  /** A click on a word names the field it came from. */
  readonly onPickField?: (path: string) => void;
  /** Called when the characters that cannot be drawn change. */
  readonly onMissingCharacters?: (missing: readonly MissingCharacter[]) => void;
  /** What is seen at first: a page as wide as its place, or the whole of it, beside others where there is room. */
  readonly fit?: 'width' | 'page';
  /** The focus of a dialog begins at the pages. */
  readonly firstFocus?: boolean;
  /** On the page while there is nothing else on it. */
  readonly hint?: ReactNode;
  readonly className?: string;
}

/** Of the width of the box. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const unzoomed = zooms.indexOf(1);

/** The whole resume as it will be printed, following every change within a frame. */
export const ResumePreview = ({
  mode = 'live',
  label,
  editedField,
  fromTop,
  onPickField,
  onMissingCharacters,
  fit = 'width',
  firstFocus = false,
  hint,
  className,
  ...subject
}: ResumePreviewProps) => {
  const { t } = useLingui();
  const live = mode === 'live';
  const [zoom, setZoom] = useState<number>(unzoomed);
  /** To read it, or to see all of it at once. */
  const [whole, setWhole] = useState(fit === 'page');
  const { host, session, state, pageCount, leftOut, retry } = usePreviewSession(subject, {
    editedField,
    onMissingCharacters,
  });
  const scroller = useRef<HTMLDivElement>(null);
  const { size } = subject.data.page ?? {};
  const drawn = state === 'ready';
  // Once more when a page is there to be measured, or another paper.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(
    () => (live && scroller.current ? fitPages(scroller.current, whole) : undefined),
    [live, whole, drawn, size],
  );
  useEffect(() => {
    if (!live || editedField === undefined) return;
    const timer = setTimeout(() => keepInView(scroller.current, session.current?.firstMark()), 200);
    return () => clearTimeout(timer);
  }, [live, editedField, session]);
  useEffect(() => {
    if (fromTop) scroller.current?.scrollTo({ top: 0 });
  }, [fromTop]);
  const pick = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    // Selecting text is not pointing at it.
    if (getSelection()?.isCollapsed === false && currentTarget.contains(getSelection()?.anchorNode ?? null))
      return;
    const source =
      target instanceof Element ? target.closest<SVGElement>('[data-source]')?.dataset.source : '';
    if (source) onPickField?.(source);
  };
  const style: CSSProperties & Record<'--zoom', number> = { '--zoom': zooms[zoom] ?? 1 };
  const spread = fit === 'page' && whole ? '' : undefined;
  return (
    <section
      aria-label={label ?? t`Resume preview`}
      aria-busy={state === 'loading'}
      className={cx('relative', live && 'flex min-h-0 flex-col', className)}
    >
      <div
        ref={scroller}
        {...(live && { role: 'group', tabIndex: 0, 'aria-label': t`Pages` })}
        data-first-focus={firstFocus ? '' : undefined}
        className={cx(
          live && 'min-h-0 grow overflow-auto overscroll-contain rounded-inner p-1 [scrollbar-gutter:stable]',
        )}
      >
        <div className="relative">
          {hint && state === 'ready' && <p className="resume-hint">{hint}</p>}
          {state !== 'ready' && (
            <div className="resume-sheets" data-spread={spread} style={style}>
              <SheetSkeleton />
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the form itself is reached by keyboard */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
          <div
            ref={host}
            className={cx('resume-sheets', state !== 'ready' && 'hidden')}
            style={style}
            data-spread={spread}
            data-pick={onPickField ? '' : undefined}
            onClick={onPickField ? pick : undefined}
          />
        </div>
      </div>
      {state === 'loading' && (
        <VisuallyHidden>
          <span role="status">
            <Trans>Preparing the preview…</Trans>
          </span>
        </VisuallyHidden>
      )}
      {state === 'failed' && <Failed onRetry={retry} />}
      <LeftOutNote
        fields={leftOut}
        certificates={subject.data.certificates}
        onRetry={() => session.current?.again()}
      />
      {live && (
        <div className="mt-3 flex shrink-0 items-center justify-between gap-3 text-14 text-muted">
          <span aria-live="polite" className="tabular-nums">
            {pageCount > 0 && <Plural value={pageCount} one="# page" other="# pages" />}
          </span>
          <div className="flex items-center gap-1">
            <IconButton
              icon={MinusIcon}
              size="small"
              label={t`Zoom out`}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            />
            <IconButton
              icon={PlusIcon}
              size="small"
              label={t`Zoom in`}
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            />
            <Button
              look="quiet"
              size="small"
              className="min-w-24"
              onClick={() => {
                setZoom(unzoomed);
                setWhole(zoom === unzoomed && !whole);
              }}
            >
              {zoom === unzoomed && !whole ? <Trans>Whole page</Trans> : <Trans>Fit the width</Trans>}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="absolute inset-x-0 top-1/3 mx-auto w-fit max-w-72 p-4 text-center">
    <div className="rounded-base bg-raised p-5 text-14 shadow-float">
      <p className="font-semibold">
        <Trans>The preview could not be loaded</Trans>
      </p>
      <p className="mt-1 text-muted">
        <Trans>What you typed is safe. Check your connection and try again.</Trans>
      </p>
      <Button look="secondary" size="small" icon={RefreshIcon} className="mt-3" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  </div>
);

/** Scrolls the pages, never the window: the person is typing there. */
const keepInView = (scroller: HTMLElement | null, mark: Element | null | undefined): void => {
  if (!scroller || !mark) return;
  const [box, seen] = [mark.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (box.top >= seen.top && box.bottom <= seen.bottom) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = scroller.scrollTop + box.top - seen.top - seen.height / 3;
  scroller.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
};
