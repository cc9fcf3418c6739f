import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { partsToSend } from '@kalam/domain/resumes/letter/letter-rules';
import type { QueryClient } from '@tanstack/react-query';
import { fetchPart } from '../../platform/loading/fetch-part.ts';
import { drawable } from '../../resume/drawable.ts';
import { layoutForFile } from '../../resume/template-list.ts';

/**
 * Writes the paid resume as PDF beside the page and hands it over as `resume_{template}_{date}.pdf`, and the letter kept
 * with it as a second file. Answers which pictures could not be put into them.
 */
export const deliverResume = async (
  client: QueryClient,
  { data, template, formatting, date }: OrderResume,
  onProgress: (percent: number) => void,
): Promise<readonly string[]> => {
  const [{ exportToFile }, layout] = await Promise.all([
    fetchPart(() => import('../../resume/export-file.ts')),
    layoutForFile(client, template),
  ]);
  const leftOut = new Set<string>();
  const today = visitorToday(new Date()).day;
  const parts = partsToSend(data);
  for (const [index, part] of parts.entries()) {
    const file = await exportToFile({
      format: 'pdf',
      part,
      data: drawable(data),
      template,
      layout,
      formatting: formatting ?? defaultFormatting,
      // As it was looked into before paying: the same bytes, whenever they are fetched.
      date: date ?? today,
      fileDate: today,
      onProgress: (percent) => onProgress((index * 100 + percent) / parts.length),
    });
    for (const field of file.leftOut) leftOut.add(field);
  }
  return [...leftOut];
};
