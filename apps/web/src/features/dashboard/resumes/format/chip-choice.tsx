import type { ReactNode } from 'react';
import { FieldGroup } from '../../../../ui/forms/field.tsx';

interface ChipChoiceProps<Value extends string> {
  readonly label: ReactNode;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode; readonly swatch?: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of a few short words, side by side. */
export const ChipChoice = <Value extends string>({
  label,
  name,
  choices,
  value,
  onChange,
}: ChipChoiceProps<Value>) => (
  <FieldGroup label={label}>
    {() => (
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-base border border-edge/60 bg-surface px-3.5 text-14 transition-colors hover:border-edge has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {choice.swatch && (
              <span
                aria-hidden="true"
                className="size-4 rounded-full border border-ink/15"
                style={{ background: choice.swatch }}
              />
            )}
            {choice.label}
          </label>
        ))}
      </div>
    )}
  </FieldGroup>
);
