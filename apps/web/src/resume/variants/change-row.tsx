import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import type { ParentChange } from '@kalam/domain/resumes/variants/parent-changes';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { type ShownValue, useChangeWords } from './change-words.ts';
import { changedMiddle } from './changed-middle.ts';

interface SideProps {
  readonly name: ReactNode;
  /** What it is a value of. */
  readonly of: string;
  readonly value: ShownValue;
  /** What it is held against, to show where it differs. */
  readonly beside?: ShownValue;
  readonly isOld?: boolean;
}

const Side = ({ name, of, value, beside, isOld = false }: SideProps) => {
  const { start, middle, end } = changedMiddle(value.text, beside?.text ?? value.text);
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 font-medium text-12 text-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line text-14">
        {value.picture && (
          <img
            src={value.picture}
            alt={of}
            className="mb-1 max-h-24 max-w-full rounded-base border border-line"
          />
        )}
        {value.text === '' && !value.picture ? (
          <span className="text-muted italic">
            <Trans>Nothing</Trans>
          </span>
        ) : (
          <span className={isOld ? 'text-muted' : undefined}>
            {start}
            {middle !== '' && <mark className="rounded-sm bg-marigold-soft px-0.5 text-ink">{middle}</mark>}
            {end}
          </span>
        )}
      </dd>
    </div>
  );
};

interface ChangeRowProps {
  readonly change: ParentChange;
  readonly copy: SavedResume;
  readonly parent: SavedResume;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One change: what the original has now, beside what the copy has; where both changed, also what there was before. */
export const ChangeRow = ({ change, copy, parent, isChosen, onChoose }: ChangeRowProps) => {
  const words = useChangeWords();
  const id = useId();
  const label = words.label(change);
  const after = words.shown(change, change.after, parent);
  const mine = words.shown(change, change.mine, copy);
  const before = words.shown(change, change.before, parent);
  return (
    <li className="relative border-line border-t py-3 first:border-t-0">
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          className="tick mt-0.5"
          checked={isChosen}
          aria-describedby={`${id}-sides`}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <div className="min-w-0 grow">
          <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <label htmlFor={id} className="wrap-anywhere font-medium leading-snug">
              {label}
            </label>
            {change.isOwn && (
              <Badge tone="warning">
                {change.mine === undefined ? (
                  <Trans>Not in this copy</Trans>
                ) : (
                  <Trans>Changed here, too</Trans>
                )}
              </Badge>
            )}
          </div>
          <dl id={`${id}-sides`} className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
            <Side of={label} name={<Trans>In this copy</Trans>} value={mine} beside={after} />
            <Side of={label} name={<Trans>In the original now</Trans>} value={after} beside={mine} />
            {change.isOwn && change.before !== undefined && (
              <div className="sm:col-span-2">
                <Side of={label} name={<Trans>In the original before</Trans>} value={before} isOld />
              </div>
            )}
          </dl>
        </div>
      </div>
    </li>
  );
};
