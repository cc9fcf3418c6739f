import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/loading/when-idle.ts';

/** What the first screenful needs: a card on a phone, a row elsewhere. */
const first = () => (matchMedia('(min-width: 40rem)').matches ? 3 : 1);
/** How many follow at a time: a slow phone answers a finger in between. */
const step = 6;

/** How many of a long list are to be drawn by now. */
export const useGrowingCount = (total: number): number => {
  const [count, setCount] = useState(first);
  const isAll = count >= total;
  useEffect(() => {
    if (isAll) return;
    return whenIdle(() => startTransition(() => setCount(count + step)));
  }, [isAll, count]);
  return count;
};
