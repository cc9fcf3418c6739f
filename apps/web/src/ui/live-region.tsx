import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Has screen readers say something once, politely, wherever the focus is. */
export const announce = (message: string): void => {
  // The same words twice must differ, or nothing is said the second time.
  text = message === text ? `${message}\u00a0` : message;
  for (const listener of listeners) listener();
};

const current = () => text;
const onServer = () => '';

/** Mounted once, empty, with the page: a region that appears together with its text is not read out. */
export const LiveRegion = () => (
  <div role="status" aria-live="polite" className="sr-only">
    {useSyncExternalStore(subscribe, current, onServer)}
  </div>
);
