import {
  colorSchemeName,
  colorSchemeNames,
  colorSchemes,
  fontSizes,
  spacings,
} from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFontChoices } from '../../../resume/formatting/font-choices.ts';
import { useLookNames } from '../../../resume/formatting/look-names.ts';
import { Select } from '../../../ui/forms/select.tsx';

interface LookChoicesProps {
  readonly template: string;
  readonly formatting: Formatting;
  readonly onChange: (formatting: Formatting) => void;
}

interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export const OneOf = <Value extends string>({ label, choices, value, onChoose }: OneOfProps<Value>) => (
  <Select
    label={label}
    value={value}
    options={choices}
    onChange={({ target }) => {
      const chosen = choices.find((one) => one.value === target.value);
      if (chosen) onChoose(chosen.value);
    }}
  />
);

/** Everything in a line or two, so that the page it changes stays in sight. */
export const LookChoices = ({ template, formatting, onChange }: LookChoicesProps) => {
  const { t } = useLingui();
  const group = useId();
  const names = useLookNames();
  const fonts = useFontChoices(template, formatting.font);
  const scheme = colorSchemeName(formatting.colorScheme);
  return (
    <div className="grid @xl:grid-cols-[1fr_1fr_1.2fr_auto] grid-cols-2 gap-x-3 gap-y-2">
      <OneOf
        label={t`Font`}
        choices={fonts}
        value={formatting.font}
        onChoose={(font) => onChange({ ...formatting, font })}
      />
      <OneOf
        label={t`Size`}
        choices={fontSizes.map((value) => ({ value, label: names.sizes[value] }))}
        value={formatting.fontSize}
        onChoose={(fontSize) => onChange({ ...formatting, fontSize })}
      />
      <OneOf
        label={t`Spacing`}
        choices={spacings.map((value) => ({ value, label: names.spacings[value] }))}
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
