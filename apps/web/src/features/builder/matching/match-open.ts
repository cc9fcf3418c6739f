import { sharedValue } from '../../../platform/shared-value.ts';

export interface Matching {
  /** `window`: it lies over the builder. `aside`: one is at a field it led to, and a press brings it back. */
  readonly shows: 'window' | 'aside';
  /** The field that another page leads to. */
  readonly field?: string | undefined;
}

const matching = sharedValue<Matching>();

export const openMatch = (): void => matching.set({ shows: 'window' });
export const setMatching = matching.set;
export const useMatching = matching.use;
