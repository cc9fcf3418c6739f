import type { ResumeData } from '@kalam/domain/resumes/resume-model';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const hasBlank = (value: unknown): boolean => typeof value === 'string' && /_{2,}/.test(value);

/** Paths of the texts in which a blank is still to be filled in. */
export const blanksLeft = (data: ResumeData): readonly string[] => {
  const found = hasBlank(data.summary) ? ['summary'] : [];
  for (const [list, entries] of Object.entries<unknown>(data)) {
    if (!Array.isArray(entries)) continue;
    for (const [place, entry] of (entries as unknown[]).entries())
      if (isRecord(entry) && hasBlank(entry.description)) found.push(`${list}.${place}.description`);
  }
  return found;
};
