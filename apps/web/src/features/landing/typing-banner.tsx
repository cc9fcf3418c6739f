import { useEffect, useMemo, useState } from 'react';
import { nextTyping, strokesOf, type Typing, typingPace } from './typing.ts';

interface TypingBannerProps {
  readonly phrases: readonly string[];
  readonly className?: string;
}

const wholeFirst = (typed: readonly (readonly string[])[]): Typing => ({
  phrase: 0,
  length: typed[0]?.length ?? 0,
  deleting: false,
});

/** Phrases that type themselves. They are read out once as a list, and stand still for those who prefer no motion. */
export const TypingBanner = ({ phrases, className }: TypingBannerProps) => {
  const typed = useMemo(() => phrases.map(strokesOf), [phrases]);
  const [typing, setTyping] = useState<Typing>(() => wholeFirst(typed));
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let state = wholeFirst(typed);
    setTyping(state);
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const next = nextTyping(state, typed);
      state = next.typing;
      setTyping(state);
      timer = setTimeout(step, next.after);
    };
    timer = setTimeout(step, typingPace.pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className={className}>
      <span className="sr-only">{phrases.join(', ')}</span>
      <span aria-hidden="true" className="whitespace-nowrap">
        {typed[typing.phrase]?.slice(0, typing.length).join('')}
        <span className="ml-0.5 inline-block h-[0.9em] w-[2px] translate-y-[0.12em] animate-caret bg-marigold" />
      </span>
    </span>
  );
};
