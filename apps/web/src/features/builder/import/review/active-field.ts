import { sharedValue } from '../../../../platform/shared-value.ts';

/** The field, or by `tray:` and its id the piece, that pointer or focus is at: the file beside it shows where it stands. */
const active = sharedValue<string>();

export const useActiveField = active.use;
export const setActiveField = active.set;

export const pieceKey = (id: string): string => `tray:${id}`;

/** For the element of a field: whoever points at it or enters it sees it on the page. */
export const activating = (key: string) => ({
  'data-review': key,
  onPointerEnter: () => active.set(key),
  onPointerLeave: () => {
    if (active.get() === key) active.set(undefined);
  },
  onFocus: () => active.set(key),
});
