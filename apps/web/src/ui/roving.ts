import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Which of `count` items an arrow, Home or End leads to from `index`, going round at the ends. */
export const nextIndex = (key: string, index: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (index + step + count) % count;
};

/** Moves the focus among the items of a group that match `selector`. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>, selector: string): void => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = items.findIndex((item) => item.matches(':focus'));
  const next = nextIndex(event.key, index, items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
};
