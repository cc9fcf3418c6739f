import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * The window around takes Escape for itself before React hears of it. What has a use of its own for it listens nearer;
 * `onEscape` says whether it had one.
 */
export const useOwnEscape = <Part extends HTMLElement>(
  onEscape: (part: Part) => boolean,
): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const heard = useEffectEvent(onEscape);
  useEffect(() => {
    const element = part.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || element === null || !heard(element)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);
  return part;
};
