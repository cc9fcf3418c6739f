import { useId } from 'react';
import { cx } from '../../ui/class-names.ts';

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of two or three, in one control. */
export const Segments = <Value extends string>({
  legend,
  choices,
  value,
  onChange,
  className,
}: SegmentsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={cx('flex shrink-0 rounded-base bg-ink/6 p-1', className)}>
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative flex min-h-9 grow cursor-pointer items-center justify-center whitespace-nowrap rounded-inner px-3 text-14 text-muted transition-colors has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent-ink pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
};
