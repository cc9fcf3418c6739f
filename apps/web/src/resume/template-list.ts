import { builtInTemplates } from '@kalam/domain/templates/built-in-templates';
import { defaultLayout, type TemplateLayout, templateLayout } from '@kalam/domain/templates/template-layouts';
import type { Template } from '@kalam/domain/templates/template-model';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: () => call('GET /api/templates'),
  staleTime: 5 * 60_000,
});

/** What the gallery offers. The ones we ship until the server has answered, and when it cannot. */
export const useTemplates = (): readonly Template[] =>
  useQuery(templatesQuery).data?.templates ?? builtInTemplates;

/** What the builder offers: the same, or modern alone where staff offer none (decision 68). */
export const useBuilderTemplates = (): readonly Template[] => {
  const offered = useTemplates();
  return offered.length > 0 ? offered : builtInTemplates.filter(({ id }) => id === defaultLayout);
};

/** The layout that draws a template, whatever staff named it and whether or not it is still offered. */
export const useTemplateLayout = (template: string): TemplateLayout =>
  templateLayout(template, useQuery(templatesQuery).data?.known ?? builtInTemplates);

/** The name of a template, whether or not it is still offered; its id when nobody knows it. */
export const useTemplateName = (template: string): string =>
  (useQuery(templatesQuery).data?.known ?? builtInTemplates).find(({ id }) => id === template)?.name ??
  template;

/** The same layout for a file: asked for when it is not known yet. */
export const layoutForFile = async (client: QueryClient, template: string): Promise<TemplateLayout> =>
  client.ensureQueryData(templatesQuery).then(
    ({ known }) => templateLayout(template, known),
    () => templateLayout(template, builtInTemplates),
  );
