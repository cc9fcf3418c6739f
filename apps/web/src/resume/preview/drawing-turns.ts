import { whenIdle } from '../../platform/loading/when-idle.ts';

let last = Promise.resolve();

/** Pictures are drawn one after the other, each when the page has nothing better to do. */
export const drawingTurn = (): Promise<void> => {
  last = last.then(() => new Promise((resolve) => whenIdle(resolve)));
  return last;
};
