import { builtInDesigns } from '@kalam/domain/templates/template-designs';
import { defaultLayout, type TemplateLayout, templateLayout } from '@kalam/domain/templates/template-layouts';
import type { Template } from '@kalam/domain/templates/template-model';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: () => call('GET /api/templates'),
  staleTime: 5 * 60_000,
});

/** A template as far as choosing and drawing it goes. */
export type Design = Pick<Template, 'id' | 'name' | 'layout'>;

/**
 * What the builder offers: the same as the gallery, or modern alone where staff offer none (decision 68). The ones we ship
 * until the server has answered, and when it cannot.
 */
export const useBuilderDesigns = (): readonly Design[] => {
  const offered = useQuery(templatesQuery).data?.templates ?? builtInDesigns;
  return offered.length > 0 ? offered : builtInDesigns.filter(({ id }) => id === defaultLayout);
};

/** The layout that draws a template, whatever staff named it and whether or not it is still offered. */
export const useTemplateLayout = (template: string): TemplateLayout =>
  templateLayout(template, useQuery(templatesQuery).data?.known);

/** The name of a template, whether or not it is still offered; its id when nobody knows it. */
export const useTemplateName = (template: string): string =>
  (useQuery(templatesQuery).data?.known ?? builtInDesigns).find(({ id }) => id === template)?.name ??
  template;

/** The same layout for a file: asked for when it is not known yet. */
export const layoutForFile = async (client: QueryClient, template: string): Promise<TemplateLayout> =>
  client.ensureQueryData(templatesQuery).then(
    ({ known }) => templateLayout(template, known),
    () => templateLayout(template),
  );
