import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon, InfoIcon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Proposal } from './proposals.ts';
import { wordChanges } from './word-changes.ts';

/** The sentence as it stands, and as it would read: what goes is struck out, what comes stands out. */
const Wording = ({ source, text }: { readonly source: string; readonly text: string }) => {
  const changes = wordChanges(source, text);
  return (
    <div className="grid gap-1" dir="auto">
      <p className="break-words text-muted">
        <VisuallyHidden>
          <Trans>Now:</Trans>{' '}
        </VisuallyHidden>
        {changes.map(({ kind, text: words }, turn) =>
          kind === 'in' ? null : kind === 'out' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: words repeat
            <del key={turn} className="decoration-danger-ink/70">{`${words} `}</del>
          ) : (
            `${words} `
          ),
        )}
      </p>
      <p className="break-words">
        <VisuallyHidden>
          <Trans>New:</Trans>{' '}
        </VisuallyHidden>
        {changes.map(({ kind, text: words }, turn) =>
          kind === 'out' ? null : kind === 'in' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: words repeat
            <ins key={turn} className="bg-success-soft font-medium text-success-ink no-underline">
              {`${words} `}
            </ins>
          ) : (
            `${words} `
          ),
        )}
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

/** Each to be taken or left; what only says something can be put aside as well. */
export const ProposalList = ({ proposals, onTake, onLeave, ref }: ProposalListProps) => {
  const { t } = useLingui();
  return (
    <ul ref={ref} className="grid gap-2" aria-label={t`Proposals`}>
      {proposals.map((proposal) => {
        const { id, source, note, text, order } = proposal;
        const canTake = text !== undefined || order !== undefined;
        return (
          <li key={id} className="grid gap-2 rounded-base border border-line bg-surface p-3 text-14">
            {note !== undefined && (
              <p className="flex items-start gap-2">
                <InfoIcon className="mt-px size-4.5 shrink-0 text-accent-ink" />
                <span className="min-w-0 break-words">{note}</span>
              </p>
            )}
            {text !== undefined && <Wording source={source} text={text} />}
            {order && <Order order={order} />}
            {!canTake && source !== '' && (
              <p dir="auto" className="line-clamp-3 break-words border-line border-l-2 pl-3 text-muted">
                {source}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {canTake && (
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
              )}
              <Button
                size="small"
                look="quiet"
                aria-label={source === '' ? t`Leave it` : t`Leave: ${source}`}
                onClick={() => onLeave(proposal)}
              >
                <Trans>Leave</Trans>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
