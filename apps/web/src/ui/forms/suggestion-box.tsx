import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { type RoomBeside, roomBeside } from '../overlays/visible-room.ts';

interface SuggestionBoxProps {
  readonly id: string;
  readonly label: string;
  readonly heading: ReactNode;
  /** The text field's own place, which the box stands above or below and never over. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly above: boolean;
  readonly suggestions: readonly string[];
  readonly active: number;
  readonly onTake: (suggestion: string) => void;
}

const tallest = 300;
/** Three rows: the best of them stand first, next to the text. */
const enough = 124;
/** Above a field stands its label, which must stay in sight. */
const labelHeight = 28;
/** Less than a row is nothing to choose from. */
const shortest = 56;

/** The room there is, followed when a keyboard comes or goes and when the page moves. */
const useRoom = (
  list: RefObject<HTMLElement | null>,
  { anchor, above, suggestions }: Pick<SuggestionBoxProps, 'anchor' | 'above' | 'suggestions'>,
) => {
  const [room, setRoom] = useState<RoomBeside>({ up: false, height: tallest });
  const rows = suggestions.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows make another height
  useLayoutEffect(() => {
    const measure = () => {
      if (!anchor.current || !list.current) return;
      const height = Math.min(list.current.scrollHeight, tallest);
      setRoom(roomBeside(anchor.current, { height, enough, head: labelHeight, above }));
    };
    measure();
    const seen = window.visualViewport;
    seen?.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      seen?.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [anchor, above, list, rows]);
  return room;
};

export const SuggestionBox = (props: SuggestionBoxProps) => {
  const { id, label, heading, suggestions, active, onTake } = props;
  const list = useRef<HTMLDivElement>(null);
  const { up, height } = useRoom(list, props);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      style={{ maxHeight: Math.min(height, tallest) }}
      className={cx(
        'absolute inset-x-0 z-20 flex animate-settle flex-col rounded-base bg-raised p-1.5 shadow-float',
        up ? 'bottom-full mb-8' : 'top-full mt-1.5',
        height < shortest && 'invisible',
      )}
    >
      {heading && <p className="px-2.5 py-1.5 text-12 text-muted">{heading}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className="min-h-0 overflow-y-auto overscroll-contain"
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the text field
          <div
            key={suggestion}
            id={`${id}-${index}`}
            ref={index === active ? row : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The text field must not lose the focus to the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(suggestion)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center rounded-inner px-2.5 py-1.5 text-14 hover:bg-ink/6 sm:min-h-9.5 pointer-coarse:min-h-11',
              index === active && 'bg-accent-soft text-accent-ink',
            )}
          >
            {suggestion}
          </div>
        ))}
      </div>
    </div>
  );
};
