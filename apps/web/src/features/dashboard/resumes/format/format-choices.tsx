import {
  colorSchemeName,
  colorSchemeNames,
  colorSchemes,
  fontSizes,
  fonts,
  spacings,
} from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChipChoice } from './chip-choice.tsx';

const fontNames: Readonly<Record<Formatting['font'], string>> = {
  inter: 'Inter',
  poppins: 'Poppins',
  roboto: 'Roboto',
  playfair: 'Playfair',
};
const sizeNames: Readonly<Record<Formatting['fontSize'], ReactNode>> = {
  small: <Trans>Small</Trans>,
  medium: <Trans>Medium</Trans>,
  large: <Trans>Large</Trans>,
};
const spacingNames: Readonly<Record<Formatting['spacing'], ReactNode>> = {
  compact: <Trans>Compact</Trans>,
  comfortable: <Trans>Comfortable</Trans>,
  spacious: <Trans>Spacious</Trans>,
};
const schemeNames: Readonly<Record<(typeof colorSchemeNames)[number], ReactNode>> = {
  blue: <Trans>Blue</Trans>,
  emerald: <Trans>Emerald</Trans>,
  purple: <Trans>Purple</Trans>,
  rose: <Trans>Rose</Trans>,
  amber: <Trans>Amber</Trans>,
};

interface FormatChoicesProps {
  readonly formatting: Formatting;
  readonly onChange: (formatting: Formatting) => void;
}

/** S2 §2: font, size, spacing, colour scheme. */
export const FormatChoices = ({ formatting, onChange }: FormatChoicesProps) => (
  <div className="space-y-5">
    <ChipChoice
      label={<Trans>Font</Trans>}
      name="font"
      choices={fonts.map((value) => ({ value, label: fontNames[value] }))}
      value={formatting.font}
      onChange={(font) => onChange({ ...formatting, font })}
    />
    <ChipChoice
      label={<Trans>Size</Trans>}
      name="font-size"
      choices={fontSizes.map((value) => ({ value, label: sizeNames[value] }))}
      value={formatting.fontSize}
      onChange={(fontSize) => onChange({ ...formatting, fontSize })}
    />
    <ChipChoice
      label={<Trans>Spacing</Trans>}
      name="spacing"
      choices={spacings.map((value) => ({ value, label: spacingNames[value] }))}
      value={formatting.spacing}
      onChange={(spacing) => onChange({ ...formatting, spacing })}
    />
    <ChipChoice
      label={<Trans>Colour scheme</Trans>}
      name="colour-scheme"
      choices={colorSchemeNames.map((value) => ({
        value,
        label: schemeNames[value],
        swatch: colorSchemes[value].primary,
      }))}
      value={colorSchemeName(formatting.colorScheme)}
      onChange={(scheme) => onChange({ ...formatting, colorScheme: colorSchemes[scheme] })}
    />
  </div>
);
