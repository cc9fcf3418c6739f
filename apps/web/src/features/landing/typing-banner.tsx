import { useEffect, useState } from 'react';
import { nextTyping, type Typing, typingPace } from './typing.ts';

interface TypingBannerProps {
  readonly phrases: readonly string[];
  readonly className?: string;
}

/** Phrases that type themselves. They are read out once as a list, and stand still for those who prefer no motion. */
export const TypingBanner = ({ phrases, className }: TypingBannerProps) => {
  const [typing, setTyping] = useState<Typing>({
    phrase: 0,
    length: phrases[0]?.length ?? 0,
    deleting: false,
  });
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let state: Typing = { phrase: 0, length: phrases[0]?.length ?? 0, deleting: false };
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const next = nextTyping(state, phrases);
      state = next.typing;
      setTyping(state);
      timer = setTimeout(step, next.after);
    };
    timer = setTimeout(step, typingPace.pause);
    return () => clearTimeout(timer);
  }, [phrases]);
  return (
    <span className={className}>
      <span className="sr-only">{phrases.join(', ')}</span>
      <span aria-hidden="true" className="whitespace-nowrap">
        {phrases[typing.phrase]?.slice(0, typing.length)}
        <span className="ml-0.5 inline-block h-[0.9em] w-[2px] translate-y-[0.12em] animate-caret bg-marigold" />
      </span>
    </span>
  );
};
