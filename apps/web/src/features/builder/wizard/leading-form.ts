import { useEffect, useSyncExternalStore } from 'react';

/** One button at a time is the one to press: while a form leads, that is its Add, and Next stands back. */
const leading = new Set<symbol>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For a form of a step, while it is what the person is at. */
export const useLeading = (leads: boolean): void => {
  useEffect(() => {
    if (!leads) return;
    const claim = Symbol();
    leading.add(claim);
    tell();
    return () => {
      leading.delete(claim);
      tell();
    };
  }, [leads]);
};

export const useFormLeads = (): boolean =>
  useSyncExternalStore(
    watch,
    () => leading.size > 0,
    () => false,
  );
