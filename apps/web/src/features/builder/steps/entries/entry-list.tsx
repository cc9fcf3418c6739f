import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { EditIcon, TrashIcon } from '../../../../ui/icons.tsx';
import { GripIcon } from '../../../../ui/work-icons.tsx';
import { dropIndex, stepAside } from './drag-order.ts';
import { entryButton, MoveButtons, useMove } from './entry-moves.tsx';

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
  readonly room: number;
}

export interface EntryListProps<Entry extends { readonly id: string }> {
  readonly label: string;
  readonly list: string;
  readonly entries: readonly Entry[];
  /** What to call an entry when speaking of it. */
  readonly nameOf: (entry: Entry) => string;
  readonly summary: (entry: Entry) => ReactNode;
  readonly needsAttention?: (entry: Entry) => boolean;
  /** The entry whose form stands in its place. */
  readonly editing: { readonly id: string; readonly form: ReactNode } | undefined;
  readonly onEdit?: (id: string) => void;
  readonly onRemove?: (entry: Entry) => void;
  /** What can be done to an entry beside moving it, where that is not editing and removing. */
  readonly actions?: (entry: Entry) => ReactNode;
  readonly onMove: (from: number, to: number) => void;
}

const gap = 10;

/** Entries in the order of the page; dragged by the grip, moved by arrows or buttons. */
export const EntryList = <Entry extends { readonly id: string }>({
  label,
  list,
  entries,
  nameOf,
  summary,
  needsAttention,
  editing,
  onEdit,
  onRemove,
  actions,
  onMove,
}: EntryListProps<Entry>) => {
  const { t } = useLingui();
  const [drag, setDrag] = useState<Drag>();
  const items = useRef<HTMLOListElement>(null);
  const start = useRef({ y: 0, places: [] as { top: number; height: number }[] });
  const movable = entries.length > 1 && editing === undefined;

  const move = useMove({ entries, nameOf, onMove });
  const onGripKey = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    move(index, index + by, 'grip');
  };
  const onGripDown = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const places = [...(items.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    start.current = { y: event.clientY, places };
    setDrag({ from, to: from, distance: 0, room: (places[from]?.height ?? 0) + gap });
  };
  const onGripMove = (event: PointerEvent) => {
    if (drag === undefined) return;
    const distance = event.clientY - start.current.y;
    setDrag({ ...drag, distance, to: dropIndex(start.current.places, drag.from, distance) });
  };
  const onGripUp = () => {
    if (drag) move(drag.from, drag.to, 'grip');
    setDrag(undefined);
  };
  const shift = (index: number) => {
    if (drag === undefined) return undefined;
    const y = index === drag.from ? drag.distance : stepAside(index, drag.from, drag.to, drag.room);
    return y === 0 ? undefined : { transform: `translateY(${y}px)` };
  };

  return (
    <ol ref={items} aria-label={label} className="flex flex-col gap-2.5">
      {entries.map((entry, index) => {
        const name = nameOf(entry);
        const dragged = drag?.from === index;
        if (editing?.id === entry.id) return <li key={entry.id}>{editing.form}</li>;
        return (
          <li
            key={entry.id}
            style={shift(index)}
            className={cx(
              'relative flex items-start gap-1 rounded-base border border-line bg-surface py-2 pr-1.5 pl-1',
              drag && !dragged && 'transition-transform',
              dragged ? 'z-10 shadow-float' : 'shadow-card',
              !movable && 'pl-4',
            )}
          >
            {movable && (
              <IconButton
                id={entryButton(entry.id, 'grip')}
                icon={GripIcon}
                label={t`Reorder ${name}: drag, or press the up and down arrow keys`}
                size="small"
                className="mt-0.5 w-8! cursor-grab touch-none active:cursor-grabbing"
                onKeyDown={(event) => onGripKey(event, index)}
                onPointerDown={(event) => onGripDown(event, index)}
                onPointerMove={onGripMove}
                onPointerUp={onGripUp}
                onPointerCancel={() => setDrag(undefined)}
              />
            )}
            <div className="min-w-0 grow py-1.5" data-field={`${list}.${index}`} tabIndex={-1}>
              {summary(entry)}
              {needsAttention?.(entry) && (
                <p className="mt-1.5">
                  <Badge tone="warning">
                    <Trans>Needs another look</Trans>
                  </Badge>
                </p>
              )}
            </div>
            <div className="flex shrink-0 flex-wrap justify-end max-sm:w-22">
              {movable && (
                <MoveButtons id={entry.id} name={name} index={index} count={entries.length} move={move} />
              )}
              {actions?.(entry)}
              {onEdit && (
                <IconButton
                  id={entryButton(entry.id, 'edit')}
                  icon={EditIcon}
                  label={t`Edit ${name}`}
                  size="small"
                  onClick={() => onEdit(entry.id)}
                />
              )}
              {onRemove && (
                <IconButton
                  icon={TrashIcon}
                  label={t`Remove ${name}`}
                  size="small"
                  onClick={() => onRemove(entry)}
                />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
