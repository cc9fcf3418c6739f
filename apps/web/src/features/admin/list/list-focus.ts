import { type FocusEvent, useEffect, useRef } from 'react';

const rowsIn = (area: Element | null): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/**
 * Keeps the focus in a list whose rows change under it. More rows: the first new one takes it, since "Load more" may be
 * gone. A row's button is gone, such as Add Plan once there is a plan: the row takes it.
 */
export const useRowFocus = <Row>(rows: readonly Row[] | undefined) => {
  const area = useRef<HTMLDivElement>(null);
  const next = useRef<number>(undefined);
  const current = useRef<number>(undefined);
  useEffect(() => {
    const shown = rows?.length ?? 0;
    const isNew = next.current !== undefined && shown > next.current;
    const isLost = current.current !== undefined && document.activeElement === document.body;
    const place = isNew ? next.current : isLost ? current.current : undefined;
    if (isNew) next.current = undefined;
    if (place !== undefined) rowsIn(area.current)[place]?.focus();
  }, [rows]);
  return {
    area,
    /** The rows asked for now are the ones to go to. */
    expectMore: () => {
      next.current = rows?.length;
    },
    onFocus: ({ target }: FocusEvent) => {
      const place = rowsIn(area.current).findIndex((row) => row.contains(target));
      current.current = place < 0 ? undefined : place;
    },
    onBlur: ({ target }: FocusEvent) => {
      // Browsers differ in whether an element that is taken away is blurred: only one that stays was left. A window over
      // the page gives the focus back, unheard, when it closes.
      setTimeout(() => {
        const holder = document.activeElement;
        const stays = area.current?.contains(holder) || holder?.closest('dialog');
        if (target.isConnected && !stays) current.current = undefined;
      });
    },
  };
};
