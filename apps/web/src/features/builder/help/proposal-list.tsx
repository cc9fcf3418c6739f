import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type Ref } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { CheckIcon, CloseIcon, InfoIcon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Proposal } from './proposals.ts';
import { type WordChange, wordChanges } from './word-changes.ts';

interface WordsProps {
  readonly changes: readonly WordChange[];
  /** Which of the two sentences is read. */
  readonly side: 'out' | 'in';
}

const Words = ({ changes, side }: WordsProps) =>
  changes
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ kind, text }, turn) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: words repeat
      <Fragment key={turn}>
        {kind === 'out' && <del className="decoration-danger-ink/70">{text}</del>}
        {kind === 'in' && (
          <ins className="rounded-inner bg-success-soft px-0.5 font-medium text-success-ink no-underline">
            {text}
          </ins>
        )}
        {kind === 'same' && text}{' '}
      </Fragment>
    ));

/** The sentence as it stands, and as it would read: what goes is struck out, what comes stands out. */
const Wording = ({ source, text }: { readonly source: string; readonly text: string }) => {
  const changes = wordChanges(source, text);
  return (
    <div className="grid gap-1" dir="auto">
      <p className="break-words text-muted">
        <VisuallyHidden>
          <Trans>Now:</Trans>{' '}
        </VisuallyHidden>
        <Words changes={changes} side="out" />
      </p>
      <p className="break-words">
        <VisuallyHidden>
          <Trans>New:</Trans>{' '}
        </VisuallyHidden>
        <Words changes={changes} side="in" />
      </p>
    </div>
  );
};

const Order = ({ order }: { readonly order: readonly string[] }) => (
  <ol className="grid list-decimal gap-1 pl-5" dir="auto">
    {order.map((sentence, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may stand there twice
      <li key={place} className="line-clamp-2 break-words">
        {sentence}
      </li>
    ))}
  </ol>
);

interface ProposalListProps {
  readonly proposals: readonly Proposal[];
  readonly onTake: (proposal: Proposal) => void;
  readonly onLeave: (proposal: Proposal) => void;
  readonly ref: Ref<HTMLUListElement>;
}

/** Each to be taken or left; what only says something can be put aside as well. What is said of one sentence stands together. */
export const ProposalList = ({ proposals, onTake, onLeave, ref }: ProposalListProps) => {
  const { t } = useLingui();
  return (
    <ul ref={ref} className="grid gap-2" aria-label={t`Proposals`}>
      {proposals.map((proposal, turn) => {
        const { id, source, note, text, order } = proposal;
        const canTake = text !== undefined || order !== undefined;
        const isSame = (other: Proposal | undefined) => source !== '' && other?.source === source;
        const goesOn = isSame(proposals[turn - 1]);
        return (
          <li
            key={id}
            className={cx(
              'grid gap-2 rounded-base border border-line bg-surface p-3 text-14',
              goesOn && '-mt-2 rounded-t-none border-t-0',
              isSame(proposals[turn + 1]) && 'rounded-b-none',
            )}
          >
            {note !== undefined && (
              <div className="flex items-start gap-2">
                <InfoIcon className="mt-px size-4.5 shrink-0 text-accent-ink" />
                <p className="min-w-0 grow break-words">{note}</p>
                {!canTake && (
                  <IconButton
                    size="small"
                    icon={CloseIcon}
                    label={t`Hide`}
                    title={t`Hide`}
                    onClick={() => onLeave(proposal)}
                    className="-my-1.5 -mr-1.5"
                  />
                )}
              </div>
            )}
            {text !== undefined && <Wording source={source} text={text} />}
            {order && <Order order={order} />}
            {!canTake && source !== '' && !goesOn && (
              <p dir="auto" className="line-clamp-3 break-words border-line border-l-2 pl-3 text-muted">
                {source}
              </p>
            )}
            {canTake && (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  look="secondary"
                  icon={CheckIcon}
                  data-take
                  aria-label={text === undefined ? t`Take this order` : t`Take: ${text}`}
                  onClick={() => onTake(proposal)}
                >
                  <Trans>Take</Trans>
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={source === '' ? undefined : t`Leave: ${source}`}
                  onClick={() => onLeave(proposal)}
                >
                  <Trans>Leave</Trans>
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
