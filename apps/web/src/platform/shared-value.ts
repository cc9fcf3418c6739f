import { useSyncExternalStore } from 'react';

/** A value that any code may set and any component follow, such as which dialog is open over every page. */
export const sharedValue = <Value>() => {
  let value: Value | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set: (next: Value | undefined): void => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    /** Undefined while a page is prerendered. */
    use: (): Value | undefined => useSyncExternalStore(subscribe, get, () => undefined),
  };
};
