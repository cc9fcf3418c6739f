import {
  colorSchemeName,
  colorSchemeNames,
  colorSchemes,
  fontSizes,
  spacings,
} from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { Trans } from '@lingui/react/macro';
import { useFontChoices } from '../../../../resume/formatting/font-choices.ts';
import { useLookNames } from '../../../../resume/formatting/look-names.ts';
import { ChipChoice } from './chip-choice.tsx';

interface FormatChoicesProps {
  readonly template: string;
  readonly formatting: Formatting;
  readonly onChange: (formatting: Formatting) => void;
}

/** S2 §2: font, size, spacing, colour scheme. */
export const FormatChoices = ({ template, formatting, onChange }: FormatChoicesProps) => {
  const names = useLookNames();
  const fonts = useFontChoices(template, formatting.font);
  return (
    <div className="space-y-5">
      <ChipChoice
        label={<Trans>Font</Trans>}
        name="font"
        choices={fonts}
        value={formatting.font}
        onChange={(font) => onChange({ ...formatting, font })}
      />
      <ChipChoice
        label={<Trans>Size</Trans>}
        name="font-size"
        choices={fontSizes.map((value) => ({ value, label: names.sizes[value] }))}
        value={formatting.fontSize}
        onChange={(fontSize) => onChange({ ...formatting, fontSize })}
      />
      <ChipChoice
        label={<Trans>Spacing</Trans>}
        name="spacing"
        choices={spacings.map((value) => ({ value, label: names.spacings[value] }))}
        value={formatting.spacing}
        onChange={(spacing) => onChange({ ...formatting, spacing })}
      />
      <ChipChoice
        label={<Trans>Colour scheme</Trans>}
        name="colour-scheme"
        choices={colorSchemeNames.map((value) => ({
          value,
          label: names.colours[value],
          swatch: colorSchemes[value].primary,
        }))}
        value={colorSchemeName(formatting.colorScheme)}
        onChange={(scheme) => onChange({ ...formatting, colorScheme: colorSchemes[scheme] })}
      />
    </div>
  );
};
