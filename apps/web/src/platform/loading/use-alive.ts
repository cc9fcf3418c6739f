import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page comes to life. Its parts do so one after another: an answer that comes in between would
 * not match what stands there, and the part would be drawn anew under the finger that presses it.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
