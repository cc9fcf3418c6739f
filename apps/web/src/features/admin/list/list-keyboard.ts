import type { KeyboardEvent } from 'react';

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, summary'),
];

/** Arrow keys go up and down a list, from a row's button to the same one of its neighbour. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { target, currentTarget } = event;
  // Where arrows already mean something they are left alone.
  if (!(target instanceof HTMLElement) || target.closest('input, select, textarea, dialog, [role=menu]'))
    return;
  const row = target.closest('[data-row]');
  if (row === null) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows.find((_, index) => rows[index - step] === row);
  if (next === undefined) return;
  event.preventDefault();
  const place = controlsOf(row).indexOf(target);
  const controls = controlsOf(next);
  const same = place < 0 ? undefined : (controls[place] ?? controls.at(-1));
  (same ?? next).focus();
};
