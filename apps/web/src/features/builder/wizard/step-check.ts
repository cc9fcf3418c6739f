import { useEffect, useRef } from 'react';

/** Whether the step may be left by Next. A check that refuses shows why and moves the focus there itself. */
export type StepCheckFn = () => boolean;

let current: StepCheckFn | undefined;
/** What waits for the step that is on its way. */
let waiting: (() => void) | undefined;

/** Called once by the step that is shown; the function may be a new one at every render. */
export const useStepCheck = (check: StepCheckFn): void => {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const registered = () => latest.current();
    current = registered;
    const due = waiting;
    waiting = undefined;
    // After React is done with this effect: a check draws its messages at once.
    if (due) queueMicrotask(due);
    return () => {
      if (current === registered) current = undefined;
    };
  }, []);
};

/** Asks the step that is shown. A step that has not loaded yet cannot be left. */
export const passesStepCheck = (): boolean => current?.() ?? false;

/** Runs once the step that was just gone to can be asked, which may be when its code has come. */
export const whenStepShown = (run: () => void): void => {
  if (current) run();
  else waiting = run;
};

/** Somebody went elsewhere in the meantime. */
export const forgetWaiting = (): void => {
  waiting = undefined;
};
