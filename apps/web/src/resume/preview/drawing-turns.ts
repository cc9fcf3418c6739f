import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../platform/loading/when-idle.ts';

let last: Promise<void> = Promise.resolve();

/**
 * Pictures are drawn one after the other, each when the page has nothing better to do, so that a slow phone still answers a
 * finger. The next one waits until this one calls what it got.
 */
const drawingTurn = async (): Promise<() => void> => {
  const before = last;
  let done: () => void = () => undefined;
  last = new Promise((resolve) => {
    done = resolve;
  });
  await before;
  await new Promise<void>((resolve) => whenIdle(resolve));
  return done;
};

/** True from its turn on; `isOver` once it is drawn, or never will be. */
export const useDrawingTurn = (isWanted: boolean, isOver: boolean): boolean => {
  const [turn, setTurn] = useState(false);
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    void drawingTurn().then((done) => {
      if (gone) return done();
      release.current = done;
      setTurn(true);
    });
    return () => {
      gone = true;
      release.current?.();
    };
  }, [isWanted]);
  useEffect(() => {
    if (turn && isOver) release.current?.();
  }, [turn, isOver]);
  return turn;
};
