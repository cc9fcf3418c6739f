import { type ResumeLanguage, resumeLanguageOf } from '../resume-language.ts';
import type { Letter, ResumeData } from '../resume-model.ts';

/** How a letter to somebody unknown begins and ends. */
const courtesies: Readonly<Record<ResumeLanguage, Pick<Letter, 'salutation' | 'closing'>>> = {
  en: { salutation: 'Dear Sir or Madam,', closing: 'Yours sincerely,' },
  hi: { salutation: 'महोदय / महोदया,', closing: 'भवदीय,' },
};

/** The letter as it stands, or what one begins with. */
export const letterOf = (data: Pick<ResumeData, 'letter' | 'language'>): Letter =>
  data.letter ?? { recipient: '', subject: '', body: '', ...courtesies[resumeLanguageOf(data)] };
