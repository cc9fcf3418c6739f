import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import type { IconComponent } from '../icons.tsx';
import { nextIndex } from '../roving.ts';
import { Field, type FieldFrame } from './field.tsx';

interface ComboboxProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggestions: readonly string[];
  /** Names the list of suggestions. */
  readonly listLabel: string;
  /** Above the suggestions. */
  readonly heading?: ReactNode;
  readonly icon?: IconComponent;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What of the suggestions goes with the text; all of them while it is empty or one of them. */
export const suggestionsFor = (text: string, suggestions: readonly string[]): readonly string[] => {
  const wanted = text.trim().toLowerCase();
  if (suggestions.some((suggestion) => suggestion.toLowerCase() === wanted)) return suggestions;
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
};

const none = -1;
const listClass = 'max-h-72 overflow-y-auto';
const optionClass =
  'flex min-h-11 cursor-pointer items-center rounded-inner px-2.5 text-14 hover:bg-ink/6 sm:min-h-9.5 pointer-coarse:min-h-11';

/** A text field that offers a list; any other text is as good. Arrows choose, Enter takes, Escape closes. */
export const Combobox = ({
  label,
  hint,
  error,
  optional,
  className,
  value,
  onChange,
  suggestions,
  listLabel,
  heading,
  icon: Icon,
  ...input
}: ComboboxProps) => {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const shown = suggestionsFor(value, suggestions);
  const isOpen = open && shown.length > 0;
  const close = () => {
    setOpen(false);
    setActive(none);
  };
  const take = (suggestion: string) => {
    onChange(suggestion);
    close();
  };
  const onArrow = (event: KeyboardEvent) => {
    event.preventDefault();
    if (!isOpen) {
      setOpen(true);
      setActive(event.key === 'ArrowUp' ? shown.length - 1 : 0);
    } else
      setActive(
        nextIndex(event.key, active === none && event.key === 'ArrowUp' ? 0 : active, shown.length) ?? none,
      );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return onArrow(event);
    if (!isOpen) return;
    const chosen = shown[active];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(ties) => (
        <div className="relative">
          {Icon && <Icon className="pointer-events-none absolute top-3 left-3 text-muted" />}
          <input
            type="text"
            {...input}
            {...ties}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active !== none ? `${listId}-${active}` : undefined}
            autoComplete="off"
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setOpen(true);
              setActive(none);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={close}
            className={cx('control', Icon && 'pl-10!')}
          />
          {isOpen && (
            <div className="absolute inset-x-0 top-full z-20 mt-1.5 animate-settle rounded-base bg-raised p-1.5 shadow-float">
              {heading && <p className="px-2.5 py-1.5 text-12 text-muted">{heading}</p>}
              <div id={listId} role="listbox" tabIndex={-1} aria-label={listLabel} className={listClass}>
                {shown.map((suggestion, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the text field
                  <div
                    key={suggestion}
                    id={`${listId}-${index}`}
                    ref={(row) => {
                      if (index === active) row?.scrollIntoView({ block: 'nearest' });
                    }}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    // The text field must not lose the focus to the list.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => take(suggestion)}
                    className={cx(optionClass, index === active && 'bg-accent-soft text-accent-ink')}
                  >
                    {suggestion}
                  </div>
                ))}
              </div>
            </div>
          )}
        </div>
      )}
    </Field>
  );
};
