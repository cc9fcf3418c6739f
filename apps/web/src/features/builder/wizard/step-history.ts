import { useEffect, useEffectEvent, useRef } from 'react';

/** What an entry of the browser's history holds for the builder: its step, and those of the entries before it. */
export interface StepEntry {
  readonly step: number;
  readonly trail: readonly number[];
}

export type StepMove =
  | { readonly kind: 'stay' }
  | { readonly kind: 'push' | 'replace'; readonly entry: StepEntry }
  | { readonly kind: 'back'; readonly by: number };

/**
 * How the history follows a change of the step, so that Back always leads to an earlier step: ahead is a new entry, back
 * is back to the entry of that step, or this one made into it where there is none.
 */
export const moveTo = ({ step, trail }: StepEntry, wanted: number): StepMove => {
  if (wanted === step) return { kind: 'stay' };
  if (wanted > step) return { kind: 'push', entry: { step: wanted, trail: [...trail, step] } };
  // The trail ascends. Where the step has no entry, the first one beyond it becomes its own.
  const place = trail.findIndex((earlier) => earlier >= wanted);
  return place < 0
    ? { kind: 'replace', entry: { step: wanted, trail } }
    : { kind: 'back', by: trail.length - place };
};

const entryNow = (): StepEntry | undefined => history.state?.usr?.builder;

/** The router's own fields stay: it counts entries by `idx` and knows them by `key`. */
const stateWith = (builder: StepEntry, more: object = {}) => ({
  ...history.state,
  ...more,
  usr: { ...history.state?.usr, builder },
});

const nextKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * Browser Back goes a step back, Forward a step ahead, and Back from the first one leaves. `onStep` says whether a step
 * may be gone to: an entry whose step may not is left again.
 */
export const useStepHistory = (step: number, onStep: (step: number) => boolean): void => {
  const before = useRef(step);
  /** A way back that was asked for takes a moment; what changes meanwhile is followed after it. */
  const travelling = useRef(false);

  const follow = useEffectEvent((from: number) => {
    if (travelling.current) return;
    const entry = entryNow() ?? { step: from, trail: [] };
    const move = moveTo(entry, step);
    if (move.kind === 'back') {
      travelling.current = true;
      history.go(-move.by);
    } else if (move.kind === 'replace') history.replaceState(stateWith(move.entry), '');
    else if (move.kind === 'push') {
      history.replaceState(stateWith(entry), '');
      const idx = Number(history.state?.idx ?? 0) + 1;
      history.pushState(stateWith(move.entry, { idx, key: nextKey() }), '');
    }
  });

  useEffect(() => {
    const from = before.current;
    before.current = step;
    if (step !== from) follow(from);
  }, [step]);

  const arrive = useEffectEvent(() => {
    const entry = entryNow();
    const isAsked = travelling.current;
    travelling.current = false;
    if (entry !== undefined && (isAsked || !onStep(entry.step))) follow(step);
  });

  useEffect(() => {
    const page = location.pathname + location.search;
    // A step is shown from its top; the browser would scroll to where another step was left.
    const usual = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const onPop = () => {
      if (location.pathname + location.search === page) arrive();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      history.scrollRestoration = usual;
    };
  }, []);
};
