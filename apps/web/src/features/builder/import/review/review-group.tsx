import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { CheckCircleIcon, ChevronDownIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { useReview } from './review-context.ts';
import { ClosedField, OpenField } from './review-field.tsx';
import type { ReviewEntry, ReviewGroup } from './review-groups.ts';

interface GroupProps {
  readonly group: ReviewGroup;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

/** A section: what is doubtful stands open, the rest behind one press. */
export const Group = ({ group, expanded, onToggle }: GroupProps) => {
  const { words, data } = useReview();
  const id = useId();
  const { entries, isList, key } = group;
  const name = words.groupName(key, data);
  const count = entries.filter((entry) => entry.key !== key).length;
  const shown = expanded ? entries : entries.filter(({ fields }) => fields.some(({ open }) => open));
  return (
    <section aria-labelledby={id} className="rounded-base border border-line bg-surface">
      <h3 id={id}>
        <button
          type="button"
          data-group={key}
          aria-expanded={expanded}
          onClick={onToggle}
          className="flex min-h-13 w-full items-center gap-3 rounded-base px-4 py-2.5 text-left hover:bg-ink/3 focus-visible:-outline-offset-2"
        >
          <span className="min-w-0 grow break-words">
            <span className="font-semibold">{name}</span>
            {isList && count > 0 && (
              <span className="text-14 text-muted">
                {' · '}
                <Plural value={count} one="# entry" other="# entries" />
              </span>
            )}
          </span>
          <GroupState group={group} />
          <ChevronDownIcon className={cx('text-muted transition-transform', expanded && 'rotate-180')} />
        </button>
      </h3>
      {shown.length > 0 && (
        <div className="grid gap-4 px-4 pb-4">
          {shown.map((entry) => (
            <Entry key={entry.key} entry={entry} group={group} expanded={expanded} />
          ))}
        </div>
      )}
    </section>
  );
};

const GroupState = ({ group: { toCheck, faults } }: Pick<GroupProps, 'group'>): ReactNode => {
  if (toCheck > 0) {
    return (
      <span className="shrink-0 rounded-full bg-marigold-soft px-2.5 py-0.5 font-medium text-12 text-marigold-ink">
        <Plural value={toCheck} one="# to check" other="# to check" />
      </span>
    );
  }
  if (faults > 0) {
    return (
      <span className="flex shrink-0 items-center gap-1.5 text-14 text-marigold-ink">
        <WarningIcon className="size-4" />
        <Plural value={faults} one="# to change" other="# to change" />
      </span>
    );
  }
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-14 text-success-ink">
      <CheckCircleIcon className="size-4" />
      <Trans>All clear</Trans>
    </span>
  );
};

interface EntryProps {
  readonly entry: ReviewEntry;
  readonly group: ReviewGroup;
  readonly expanded: boolean;
}

const Entry = ({ entry, group, expanded }: EntryProps) => {
  const { words, data } = useReview();
  const fields = expanded ? entry.fields : entry.fields.filter(({ open }) => open);
  // A list of words needs no name above each.
  const isNamed =
    group.isList && entry.key !== group.key && group.entries.some((one) => one.fields.length > 1);
  return (
    <div className={cx('grid', expanded ? 'gap-0.5' : 'gap-3')}>
      {isNamed && (
        <h4 className="break-words pb-1 font-medium text-14 text-muted">
          {words.entryName(entry.key, data)}
        </h4>
      )}
      {fields.map((field) =>
        field.open ? (
          <div key={field.path} className={cx(expanded && 'py-1.5')}>
            <OpenField field={field} />
          </div>
        ) : (
          <ClosedField key={field.path} field={field} />
        ),
      )}
    </div>
  );
};
