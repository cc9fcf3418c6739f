import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import type { QueryClient } from '@tanstack/react-query';
import { fetchPart } from '../../platform/loading/fetch-part.ts';
import { drawable } from '../../resume/drawable.ts';
import { layoutForFile } from '../../resume/template-list.ts';

/**
 * Writes the paid resume as PDF beside the page and hands it over as `resume_{template}_{date}.pdf`. Answers which
 * pictures could not be put into it.
 */
export const deliverResume = async (
  client: QueryClient,
  { data, template, formatting }: OrderResume,
  onProgress: (percent: number) => void,
): Promise<readonly string[]> => {
  const [{ exportToFile }, layout] = await Promise.all([
    fetchPart(() => import('../../resume/export-file.ts')),
    layoutForFile(client, template),
  ]);
  const { leftOut } = await exportToFile({
    format: 'pdf',
    data: drawable(data),
    template,
    layout,
    formatting: formatting ?? defaultFormatting,
    date: visitorToday(new Date()).day,
    onProgress,
  });
  return leftOut;
};
