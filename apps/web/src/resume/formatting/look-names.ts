import type { ColorSchemeName } from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { useLingui } from '@lingui/react/macro';

interface LookNames {
  readonly fonts: Readonly<Record<Formatting['font'], string>>;
  readonly sizes: Readonly<Record<Formatting['fontSize'], string>>;
  readonly spacings: Readonly<Record<Formatting['spacing'], string>>;
  readonly colours: Readonly<Record<ColorSchemeName, string>>;
}

/** S2 §2: what a resume's look is made of, in words. */
export const useLookNames = (): LookNames => {
  const { t } = useLingui();
  return {
    fonts: {
      inter: 'Inter',
      poppins: 'Poppins',
      roboto: 'Roboto',
      playfair: 'Playfair',
      sourceserif: 'Source Serif',
      sourcesans: 'Source Sans',
      spectral: 'Spectral',
    },
    sizes: { small: t`Small`, medium: t`Medium`, large: t`Large` },
    spacings: { compact: t`Compact`, comfortable: t`Comfortable`, spacious: t`Spacious` },
    colours: {
      blue: t`Blue`,
      emerald: t`Emerald`,
      purple: t`Purple`,
      rose: t`Rose`,
      amber: t`Amber`,
    },
  };
};
