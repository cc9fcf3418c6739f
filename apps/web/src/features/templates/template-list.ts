import { builtInTemplates } from '@kalam/domain/templates/built-in-templates';
import { type TemplateLayout, templateLayout } from '@kalam/domain/templates/template-layouts';
import type { Template } from '@kalam/domain/templates/template-model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async () => (await call('GET /api/templates')).templates,
  staleTime: 5 * 60_000,
});

/** What the gallery and the builder offer. The ones we ship until the server has answered, and when it cannot. */
export const useTemplates = (): readonly Template[] => useQuery(templatesQuery).data ?? builtInTemplates;

/** The layout that draws a template, whatever staff named it. */
export const useTemplateLayout = (template: string): TemplateLayout =>
  templateLayout(template, useTemplates());
