import { searchMax } from '@kalam/domain/admin/admin-search';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';

const pauseBeforeAsking = 250;

interface ListSearchProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** What the address says. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search that asks when typing pauses, and at once on Enter. */
export const ListSearch = ({ label, placeholder, value, onSearch }: ListSearchProps) => {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Changed from outside, such as by Back or "Clear": what is typed here gives way.
  if (value !== asked) {
    setAsked(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    const trimmed = wanted.trim();
    if (trimmed === asked) return;
    setAsked(trimmed);
    onSearch(trimmed);
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
          placeholder={placeholder}
          maxLength={searchMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
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
