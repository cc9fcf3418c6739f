import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../shell/when-idle.ts';

/** What the first screenful needs, and how many follow at a time: a slow phone answers a finger in between. */
const first = 3;
const step = 9;

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
