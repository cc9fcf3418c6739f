import type { CalendarDay } from '../../calendar/calendar-day.ts';
import { type DocumentFormat, mayExportAs, type PlanId } from '../../plans/plan-catalogue.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** DOCX only for resumes created on pro, premium or enterprise (S2 §5); the plan of today does not matter. */
export const checkDownload = (format: DocumentFormat, planUsed: PlanId): Refusal | undefined =>
  mayExportAs(planUsed, format) ? undefined : refuse('docx-not-in-plan');

export const docxBadge = 'Premium Plans Only';

/** How long the dialog says that the download is complete. */
export const downloadDialogCloseMs = 1500;

const nameLength = 100;
const notInFileNames = /[^\p{L}\p{M}\p{Nd}_-]/gu;
const doubled = /([_-])\1+/g;
const atTheEdges = /^[_-]+|[_-]+$/g;

/** Letters and digits of any script, `_` and `-`, nothing doubled: safe on every system (decision 73). */
const fileNamePart = (text: string): string => {
  const safe = text
    .slice(0, nameLength * 10)
    .replace(/\s/g, '_')
    .replace(notInFileNames, '');
  const characters = Array.from(safe.replace(doubled, '$1')).slice(0, nameLength).join('');
  return characters.replace(atTheEdges, '') || 'resume';
};

/** What a file is of: the resume, or the cover letter kept with it. */
export type DocumentPart = 'resume' | 'letter';

const partNames: Readonly<Record<DocumentPart, string>> = { resume: 'resume', letter: 'cover_letter' };

/** `resume_modern_2026-11-15.pdf`: from the builder, the guest flow and the sample download (S1 §9). */
export const builderFileName = (
  template: string,
  format: DocumentFormat,
  day: CalendarDay,
  part: DocumentPart = 'resume',
): string => `${partNames[part]}_${fileNamePart(template)}_${day}.${format}`;

/** `my_resume_2026-11-15.pdf`: from the dashboard (S2 §7); of a letter `my_resume_cover_letter_2026-11-15.pdf`. */
export const dashboardFileName = (
  name: string,
  format: DocumentFormat,
  day: CalendarDay,
  part: DocumentPart = 'resume',
): string => {
  const named = fileNamePart(name.toLowerCase());
  return `${part === 'letter' ? `${named}_${partNames.letter}` : named}_${day}.${format}`;
};
