import { useEffect, useRef } from 'react';

/** Whether the step may be left by Next. A check that refuses shows why and moves the focus there itself. */
export type StepCheckFn = () => boolean;

let current: StepCheckFn | undefined;

/** Called once by the step that is shown; the function may be a new one at every render. */
export const useStepCheck = (check: StepCheckFn): void => {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const registered = () => latest.current();
    current = registered;
    return () => {
      if (current === registered) current = undefined;
    };
  }, []);
};

/** Asks the step that is shown. A step that has not loaded yet cannot be left. */
export const passesStepCheck = (): boolean => current?.() ?? false;
