import type { PageFit } from '@kalam/domain/resumes/resume-model';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { PageFacts } from '../../../resume/preview/preview-engine.ts';
import { Button } from '../../../ui/button.tsx';
import { OneOf } from './look-choices.tsx';
import { type FitState, usePageFit } from './use-page-fit.ts';

const isUnchanged = ({ spaces, lines, margins, size }: PageFit): boolean =>
  Math.min(spaces, lines, margins, size) === 1;

const tenths = (points: number): number => Math.round(points * 10) / 10;

/** What a fit has changed, in figures. */
const Changes = ({ fit, facts }: { readonly fit: PageFit; readonly facts: PageFacts }) => {
  const { t, i18n } = useLingui();
  const [text, margins] = [i18n.number(tenths(facts.body)), Math.round(facts.margin * 0.3528)];
  const [lines, spaces] = [Math.round(fit.lines * 100), Math.round(fit.spaces * 100)];
  return [
    fit.size < 1 && t`text ${text} pt`,
    fit.margins < 1 && t`margins ${margins} mm`,
    fit.lines < 1 && t`line spacing ${lines} %`,
    fit.spaces < 1 && t`spaces ${spaces} %`,
  ]
    .filter(Boolean)
    .join(', ');
};

const Fitted = ({ fit, facts }: { readonly fit: PageFit; readonly facts: PageFacts }) => {
  const changes = <Changes fit={fit} facts={facts} />;
  const { pages } = facts;
  if (pages > fit.pages) {
    return fit.pages === 1 ? (
      <Trans>No longer fits on one page: it takes {pages} now.</Trans>
    ) : (
      <Trans>No longer fits on two pages: it takes {pages} now.</Trans>
    );
  }
  if (isUnchanged(fit)) {
    return fit.pages === 1 ? (
      <Trans>Fits on one page as it is.</Trans>
    ) : (
      <Trans>Fits on two pages as it is.</Trans>
    );
  }
  return fit.pages === 1 ? (
    <Trans>Fits on one page: {changes}.</Trans>
  ) : (
    <Trans>Fits on two pages: {changes}.</Trans>
  );
};

type TooLongState = Extract<FitState, { kind: 'too-long' }>;

/** Where shortening tells most. */
const longest = ({ sections }: TooLongState['outcome']) =>
  sections.toSorted((a, b) => b.lines - a.lines).slice(0, 3);

const TooLong = ({ pages, outcome }: TooLongState) => {
  const { i18n } = useLingui();
  const size = i18n.number(tenths(outcome.body));
  return (
    <>
      {pages === 1 ? (
        <Plural
          value={outcome.lines}
          one={`About one line too long for one page at the smallest readable size (${size} pt).`}
          other={`About # lines too long for one page at the smallest readable size (${size} pt).`}
        />
      ) : (
        <Plural
          value={outcome.lines}
          one={`About one line too long for two pages at the smallest readable size (${size} pt).`}
          other={`About # lines too long for two pages at the smallest readable size (${size} pt).`}
        />
      )}{' '}
      <Trans>Nothing was changed. Most lines are in:</Trans>{' '}
      {longest(outcome).map(({ heading, lines }, index) => (
        <span key={heading}>
          {index > 0 && ', '}
          {heading} (<Plural value={lines} one="# line" other="# lines" />)
        </span>
      ))}
    </>
  );
};

interface StatusProps {
  readonly state: FitState;
  readonly fit: PageFit | undefined;
  readonly facts: PageFacts | undefined;
}

const Status = ({ state, fit, facts }: StatusProps) => {
  if (state.kind === 'searching') return <Trans>Looking for the best fit…</Trans>;
  if (state.kind === 'failed')
    return <Trans>The fit could not be worked out. Check your connection and try again.</Trans>;
  if (state.kind === 'too-long') return <TooLong {...state} />;
  if (fit) return facts && <Fitted fit={fit} facts={facts} />;
  return <Trans>Paper, margins and fit are free in every plan.</Trans>;
};

/** Paper, margins, and fitting to one page or two. They are part of the draft, and of undo. */
export const PageChoices = () => {
  const { t } = useLingui();
  const { page, facts, state, change, fit } = usePageFit();
  const onePage = useRef<HTMLButtonElement>(null);
  const isOver = page.fit !== undefined && facts !== undefined && facts.pages > page.fit.pages;
  const searching = state.kind === 'searching' ? state.pages : undefined;
  const isSearching = searching !== undefined;
  const takeBack = () => {
    change(t`Fit to the page`, { fit: undefined });
    // The button that was pressed goes.
    onePage.current?.focus();
  };
  return (
    <fieldset className="mt-3 min-w-0 border-line border-t pt-2.5">
      <legend className="float-left mb-1.5 w-full font-semibold text-14">
        <Trans>Page</Trans>
      </legend>
      <div className="clear-both grid @xl:grid-cols-[1fr_1fr_auto_auto] grid-cols-2 items-end gap-x-3 gap-y-2">
        <OneOf
          label={t`Paper`}
          choices={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: t`Letter` },
          ]}
          value={page.size ?? 'a4'}
          onChoose={(size) => change(t`Paper`, { size })}
        />
        <OneOf
          label={t`Margins`}
          choices={[
            { value: 'narrow', label: t`Narrow` },
            { value: 'normal', label: t`Normal` },
            { value: 'wide', label: t`Wide` },
          ]}
          value={page.margins ?? 'normal'}
          onChoose={(margins) => change(t`Margins`, { margins })}
        />
        <Button
          ref={onePage}
          look="secondary"
          className="px-3! text-14!"
          busy={searching === 1}
          aria-disabled={isSearching}
          onClick={() => void fit(t`Fit to one page`, 1)}
        >
          {isOver && page.fit?.pages === 1 ? <Trans>Fit again</Trans> : <Trans>Fit to one page</Trans>}
        </Button>
        <Button
          look="secondary"
          className="px-3! text-14!"
          busy={searching === 2}
          aria-disabled={isSearching}
          onClick={() => void fit(t`Fit to two pages`, 2)}
        >
          {isOver && page.fit?.pages === 2 ? <Trans>Fit again</Trans> : <Trans>Fit to two pages</Trans>}
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <p role="status" className="min-w-0 grow basis-64">
          <Status state={state} fit={page.fit} facts={facts} />
        </p>
        {page.fit && !isSearching && (
          <Button look="quiet" size="small" className="-my-1 max-sm:-ml-3" onClick={takeBack}>
            <Trans>Undo the fit</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
};
