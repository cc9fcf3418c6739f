import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';
import { announce } from '../../../../ui/live-region.tsx';

type MoveControl = 'up' | 'down' | 'grip';

export const entryButton = (id: string, what: MoveControl | 'edit') => `entry-${id}-${what}`;

/** A moved element loses the focus; give it back to the same button. */
const refocus = (id: string, what: MoveControl) =>
  requestAnimationFrame(() => document.getElementById(entryButton(id, what))?.focus());

export const focusEditButton = (id: string): void =>
  document.getElementById(entryButton(id, 'edit'))?.focus();

type Move = (from: number, to: number, focus: MoveControl) => void;

interface MovedList<Entry> {
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly onMove: (from: number, to: number) => void;
}

/** Moves an entry, says where it went, and keeps the focus on what moved it. */
export const useMove = <Entry extends { readonly id: string }>({
  entries,
  nameOf,
  onMove,
}: MovedList<Entry>): Move => {
  const { t } = useLingui();
  return (from, to, focus) => {
    const entry = entries[from];
    if (entry === undefined || to < 0 || to >= entries.length || from === to) return;
    onMove(from, to);
    const name = nameOf(entry);
    const position = to + 1;
    const total = entries.length;
    announce(t`${name} moved to position ${position} of ${total}`);
    refocus(entry.id, focus);
  };
};

interface MoveButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly move: Move;
}

/** For who cannot or will not drag. */
export const MoveButtons = ({ id, name, index, count, move }: MoveButtonsProps) => {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        id={entryButton(id, 'up')}
        icon={UpIcon}
        label={t`Move ${name} up`}
        size="small"
        disabled={index === 0}
        onClick={() => move(index, index - 1, index === 1 ? 'down' : 'up')}
      />
      <IconButton
        id={entryButton(id, 'down')}
        icon={ChevronDownIcon}
        label={t`Move ${name} down`}
        size="small"
        disabled={index === count - 1}
        onClick={() => move(index, index + 1, index === count - 2 ? 'up' : 'down')}
      />
    </>
  );
};

const UpIcon: typeof ChevronDownIcon = ({ className, ...rest }) => (
  <ChevronDownIcon className={cx('rotate-180', className)} {...rest} />
);
