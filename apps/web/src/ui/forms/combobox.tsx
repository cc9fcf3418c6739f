import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import type { IconComponent } from '../icons.tsx';
import { announce } from '../live-region.tsx';
import { nextIndex } from '../roving.ts';
import { Field, type FieldFrame, type FieldNote } from './field.tsx';
import { SuggestionBox } from './suggestion-box.tsx';

interface ComboboxProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'value'> {
  readonly value: string;
  /** What goes with a text; asked only while the list is open. */
  readonly suggest: (text: string) => readonly string[];
  /** One of the suggestions was chosen. */
  readonly onTake: (suggestion: string) => void;
  /** Names the list of suggestions. */
  readonly listLabel: string;
  /** Above the suggestions. */
  readonly heading?: ReactNode;
  /** For a list short enough to be looked at before a letter is typed. */
  readonly opensOnClick?: boolean;
  /** Where there is room, the list stands above: for a field whose button is below it and must stay in reach. */
  readonly above?: boolean;
  readonly icon?: IconComponent;
  readonly note?: FieldNote | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What of a short list goes with the text; all of it while it is empty or one of them. */
export const suggestionsFor = (text: string, suggestions: readonly string[]): readonly string[] => {
  const wanted = text.trim().toLowerCase();
  if (suggestions.some((suggestion) => suggestion.toLowerCase() === wanted)) return suggestions;
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
};

const none = -1;

/** Typing asks for suggestions. What was pasted, filled in or undone is what was wanted. */
const isTyped = (event: Event): boolean =>
  /^(?:insertText|insertCompositionText|delete)/.test(event instanceof InputEvent ? event.inputType : '');

/** Has screen readers say how many suggestions there are, once for every number. */
const useSpokenCount = (count: number) => {
  const { t } = useLingui();
  const words = count > 0 ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}` : '';
  useEffect(() => {
    if (words !== '') announce(words);
  }, [words]);
};

/**
 * A text field that offers a list; any other text is as good. Nothing is chosen beforehand: arrows choose, Enter takes what
 * they chose and otherwise does what it does in a text field, Escape closes, Tab leaves the text as it was typed.
 */
export const Combobox = ({
  label,
  hint,
  error,
  note,
  optional,
  className,
  value,
  onChange,
  onKeyDown,
  onBlur,
  suggest,
  onTake,
  listLabel,
  heading,
  opensOnClick = false,
  above = false,
  icon: Icon,
  ...input
}: ComboboxProps) => {
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  // The note floats where the list would be, and is about what was just typed.
  const hasRoom = !(note?.floats && note.text);
  const shown = open && hasRoom ? suggest(value) : [];
  const isOpen = shown.length > 0;
  useSpokenCount(shown.length);
  const close = () => {
    setOpen(false);
    setActive(none);
  };
  const take = (suggestion: string) => {
    onTake(suggestion);
    close();
  };
  const onArrow = (key: string) => {
    if (isOpen) {
      setActive(nextIndex(key, active === none && key === 'ArrowUp' ? 0 : active, shown.length) ?? none);
    } else {
      setOpen(true);
      setActive(key === 'ArrowUp' ? suggest(value).length - 1 : 0);
    }
  };
  /** Whether the key was for the list. */
  const choose = ({ key }: KeyboardEvent): boolean => {
    const chosen = shown[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') onArrow(key);
    else if (key === 'Enter' && chosen !== undefined) take(chosen);
    else if (key === 'Escape' && isOpen) close();
    else return false;
    return true;
  };
  return (
    <Field label={label} hint={hint} error={error} note={note} optional={optional} className={className}>
      {(ties) => (
        <div ref={anchor} className="relative">
          {Icon && <Icon className="pointer-events-none absolute top-3 left-3 text-muted" />}
          <input
            type="text"
            dir="auto"
            autoComplete="off"
            {...input}
            {...ties}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active !== none ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => {
              onChange?.(event);
              setOpen(
                document.activeElement === event.target &&
                  isTyped(event.nativeEvent) &&
                  (opensOnClick || event.target.value !== ''),
              );
              setActive(none);
            }}
            onClick={() => setOpen((before) => before || opensOnClick)}
            onKeyDown={(event) => {
              // Keys pressed while a letter is being built are the keyboard's own.
              if (!event.nativeEvent.isComposing && choose(event)) event.preventDefault();
              else {
                if (event.key === 'Enter') close();
                onKeyDown?.(event);
              }
            }}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
            className={cx('control', Icon && 'pl-10!')}
          />
          {isOpen && (
            <SuggestionBox
              id={listId}
              label={listLabel}
              heading={heading}
              anchor={anchor}
              above={above}
              suggestions={shown}
              active={active}
              onTake={take}
            />
          )}
        </div>
      )}
    </Field>
  );
};
