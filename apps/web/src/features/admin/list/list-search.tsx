import { searchMax } from '@kalam/domain/admin/admin-search';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';

const pauseBeforeAsking = 250;

interface ListSearchProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** What the address says. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search that asks when typing pauses, and at once on Enter and on leaving it. */
export const ListSearch = ({ label, placeholder, value, onSearch }: ListSearchProps) => {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Asked for, and not in the address yet: it follows a moment later, when more may have been typed. */
  const underway = useRef<string[]>([]);
  const onLatest = useRef(onSearch);
  useEffect(() => {
    onLatest.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    const place = underway.current.indexOf(value);
    if (place >= 0) underway.current.splice(0, place + 1);
    else {
      // Changed from outside, such as by Back or "Clear": what is typed here gives way, and what it asked for too.
      clearTimeout(timer.current);
      underway.current = [];
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    const trimmed = wanted.trim();
    if (trimmed === (underway.current.at(-1) ?? value)) return;
    underway.current.push(trimmed);
    onLatest.current(trimmed);
  };
  return (
    <search className="min-w-0 grow basis-72">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <TextField
          label={label}
          icon={SearchIcon}
          type="search"
          aria-keyshortcuts="/"
          placeholder={placeholder}
          maxLength={searchMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          // Whoever goes on to a row finds the list on the way back as they asked for it.
          onBlur={() => ask(text)}
          onChange={({ target }) => {
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => ask(target.value), pauseBeforeAsking);
          }}
        />
      </form>
    </search>
  );
};
