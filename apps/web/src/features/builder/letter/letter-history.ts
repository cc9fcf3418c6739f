import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Browser Back leads from the letter to the step it was opened on: it has an entry of its own, of the same step. */
export const useLetterEntry = (close: () => void): void => {
  const arrive = useEffectEvent(() => {
    if (!history.state?.letter) close();
  });
  useEffect(() => {
    const onPop = () => arrive();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  useLayoutEffect(() => {
    if (!history.state?.letter) {
      const idx = Number(history.state?.idx ?? 0) + 1;
      const key = Math.random().toString(36).slice(2, 10);
      history.pushState({ ...history.state, idx, key, letter: true }, '');
    }
    // Before a step makes an entry of its own out of this one.
    return () => {
      const { letter, ...rest } = history.state ?? {};
      if (letter) history.replaceState(rest, '');
    };
  }, []);
};

/** The way Back would go. */
export const leaveLetter = (close: () => void): void => {
  if (history.state?.letter) history.back();
  else close();
};
