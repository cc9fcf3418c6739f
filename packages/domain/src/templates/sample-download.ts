import { fonts } from '../resumes/formatting.ts';
import type { Formatting } from '../resumes/resume-model.ts';

/** Formatting as a stranger may name it: any font at all. */
export type NamedFormatting = Omit<Formatting, 'font'> & { readonly font: string };

/** What the sample download of the back office asks for (S2 §7). */
export const sampleDownloadFormatting: NamedFormatting = {
  font: 'Helvetica',
  fontSize: 'medium',
  spacing: 'comfortable',
  colorScheme: { primary: '#2563eb', secondary: '#bfdbfe' },
};

/** A font the documents do not carry falls back to inter, as an unknown template does to modern. */
export const knownFormatting = (formatting: NamedFormatting): Formatting => ({
  ...formatting,
  font: fonts.find((font) => font === formatting.font.toLowerCase()) ?? 'inter',
});

/** How long the tick of a finished sample download stays. */
export const sampleTickMs = 2000;
