import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { CloseIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { GripIcon } from '../../../../ui/work-icons.tsx';
import { nearestPlace } from './drag-order.ts';
import type { EntryListProps } from './entry-list.tsx';
import { entryButton, useMove } from './entry-moves.tsx';

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly y: number;
}

const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const part = 'flex h-9 pointer-coarse:h-11 items-center justify-center transition-colors hover:bg-ink/6';

/** Short entries in rows: dragged by their grip or moved by arrow keys, opened by a press on their words. */
export const EntryChips = <Entry extends { readonly id: string }>({
  label,
  list,
  entries,
  nameOf,
  summary,
  needsAttention,
  editing,
  onEdit,
  onRemove,
  onMove,
}: EntryListProps<Entry> &
  Required<Pick<EntryListProps<Entry>, 'onEdit' | 'onRemove' | 'needsAttention'>>) => {
  const { t } = useLingui();
  const [drag, setDrag] = useState<Drag>();
  const items = useRef<HTMLOListElement>(null);
  const start = useRef({ x: 0, y: 0, places: [] as DOMRect[] });
  const movable = entries.length > 1 && editing === undefined;
  const move = useMove({ entries, nameOf, onMove });

  const onGripKey = (event: KeyboardEvent, index: number) => {
    const by = ways[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(index, index + by, 'grip');
  };
  const onGripDown = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const places = [...(items.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    start.current = { x: event.clientX, y: event.clientY, places };
    setDrag({ from, to: from, x: 0, y: 0 });
  };
  const onGripMove = ({ clientX, clientY }: PointerEvent) => {
    if (drag === undefined) return;
    const { x, y, places } = start.current;
    setDrag({ ...drag, x: clientX - x, y: clientY - y, to: nearestPlace(places, clientX, clientY) });
  };
  const onGripUp = () => {
    if (drag) move(drag.from, drag.to, 'grip');
    setDrag(undefined);
  };

  return (
    <ol ref={items} aria-label={label} className="flex flex-wrap gap-2">
      {entries.map((entry, index) => {
        const name = nameOf(entry);
        const dragged = drag?.from === index;
        if (editing?.id === entry.id)
          return (
            <li key={entry.id} className="w-full">
              {editing.form}
            </li>
          );
        return (
          <li
            key={entry.id}
            data-field={`${list}.${index}`}
            style={dragged ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
            className={cx(
              'relative flex max-w-full items-center overflow-hidden rounded-full border bg-surface',
              dragged ? 'z-10 border-edge shadow-float' : 'border-line shadow-card',
              drag && !dragged && drag.to === index && 'border-accent-ink! bg-accent-soft!',
            )}
          >
            {movable && (
              <button
                type="button"
                id={entryButton(entry.id, 'grip')}
                aria-label={t`Reorder ${name}: drag, or press the arrow keys`}
                className={cx(
                  part,
                  'w-8 cursor-grab touch-none rounded-l-full pl-1 text-muted active:cursor-grabbing',
                )}
                onKeyDown={(event) => onGripKey(event, index)}
                onPointerDown={(event) => onGripDown(event, index)}
                onPointerMove={onGripMove}
                onPointerUp={onGripUp}
                onPointerCancel={() => setDrag(undefined)}
              >
                <GripIcon className="size-4" />
              </button>
            )}
            <button
              type="button"
              id={entryButton(entry.id, 'edit')}
              onClick={() => onEdit(entry.id)}
              className={cx(
                part,
                'min-w-0 justify-start! gap-1.5 text-left focus-visible:-outline-offset-2',
                movable ? 'px-1.5' : 'pr-1.5 pl-4',
              )}
            >
              <VisuallyHidden>
                <Trans>Edit</Trans>
              </VisuallyHidden>
              <span className="truncate">{summary(entry)}</span>
              {needsAttention(entry) && (
                <span className="flex shrink-0 items-center gap-1 text-12 text-marigold-ink">
                  <WarningIcon className="size-4" />
                  <Trans>Needs another look</Trans>
                </span>
              )}
            </button>
            <button
              type="button"
              aria-label={t`Remove ${name}`}
              title={t`Remove ${name}`}
              onClick={() => onRemove(entry)}
              className={cx(part, 'w-9 shrink-0 rounded-r-full pr-1 text-muted hover:text-ink')}
            >
              <CloseIcon className="size-4" />
            </button>
          </li>
        );
      })}
    </ol>
  );
};
