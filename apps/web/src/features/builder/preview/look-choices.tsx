import {
  colorSchemeName,
  colorSchemeNames,
  colorSchemes,
  fontSizes,
  fonts,
  spacings,
} from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLookNames } from '../../../resume/formatting/look-names.ts';
import { Select } from '../../../ui/forms/select.tsx';

interface LookChoicesProps {
  readonly formatting: Formatting;
  readonly onChange: (formatting: Formatting) => void;
}

interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

const OneOf = <Value extends string>({ label, values, names, value, onChoose }: OneOfProps<Value>) => (
  <Select
    label={label}
    value={value}
    options={values.map((one) => ({ value: one, label: names[one] }))}
    onChange={({ target }) => {
      const chosen = values.find((one) => one === target.value);
      if (chosen) onChoose(chosen);
    }}
  />
);

/** Everything in a line or two, so that the page it changes stays in sight. */
export const LookChoices = ({ formatting, onChange }: LookChoicesProps) => {
  const { t } = useLingui();
  const group = useId();
  const names = useLookNames();
  const scheme = colorSchemeName(formatting.colorScheme);
  return (
    <div className="grid @xl:grid-cols-[1fr_1fr_1.2fr_auto] grid-cols-2 gap-x-3 gap-y-2">
      <OneOf
        label={t`Font`}
        values={fonts}
        names={names.fonts}
        value={formatting.font}
        onChoose={(font) => onChange({ ...formatting, font })}
      />
      <OneOf
        label={t`Size`}
        values={fontSizes}
        names={names.sizes}
        value={formatting.fontSize}
        onChoose={(fontSize) => onChange({ ...formatting, fontSize })}
      />
      <OneOf
        label={t`Spacing`}
        values={spacings}
        names={names.spacings}
        value={formatting.spacing}
        onChoose={(spacing) => onChange({ ...formatting, spacing })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-14">{t`Colour`}</legend>
        <div className="flex h-11 items-center">
          {colorSchemeNames.map((value) => (
            <label
              key={value}
              title={names.colours[value]}
              className="flex h-11 w-7 pointer-coarse:w-8 cursor-pointer items-center justify-center"
            >
              <input
                type="radio"
                name={group}
                value={value}
                aria-label={names.colours[value]}
                checked={scheme === value}
                onChange={() => onChange({ ...formatting, colorScheme: colorSchemes[value] })}
                style={{ backgroundColor: colorSchemes[value].primary }}
                className="size-5.5 cursor-pointer appearance-none rounded-full outline-offset-2 checked:outline-2 checked:outline-ink"
              />
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
};
