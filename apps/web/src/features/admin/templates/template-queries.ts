import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { templatesQuery } from '../../../resume/template-list.ts';
import { refreshList } from '../list/list-query.ts';

export type AdminTemplate = ReplyOf<'GET /api/admin/templates'>['templates'][number];
export type TemplateFields = Omit<AdminTemplate, 'id' | 'createdAt' | 'updatedAt'>;

export const adminTemplatesQuery = queryOptions({
  queryKey: ['admin', 'templates'],
  queryFn: async () => (await call('GET /api/admin/templates')).templates,
  ...failWhenOffline,
});

const put = (client: QueryClient, template: AdminTemplate): void => {
  client.setQueryData(adminTemplatesQuery.queryKey, (known) => {
    if (known === undefined) return known;
    return known.some(({ id }) => id === template.id)
      ? known.map((one) => (one.id === template.id ? template : one))
      : [...known, template];
  });
  // The gallery and the builder in this browser follow too.
  void client.invalidateQueries({ queryKey: templatesQuery.queryKey });
  void refreshList(client, 'audit');
};

/** The only one that visitors are still offered. */
export const useIsLastOffered = (template: AdminTemplate | undefined): boolean => {
  const { data: templates = [] } = useQuery(adminTemplatesQuery);
  const offered = templates.filter(({ enabled }) => enabled);
  return offered.length === 1 && offered[0]?.id === template?.id;
};

/** Adds a template, or changes part of one; without an id it is new. */
export const useTemplateSaving = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...fields }: Partial<TemplateFields> & { readonly id: string }) =>
      (await call('PATCH /api/admin/templates/:id', { params: { id }, body: fields })).template,
    onSuccess: (template) => put(client, template),
  });
};

export const useTemplateAdding = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: TemplateFields) => (await call('POST /api/admin/templates', { body })).template,
    onSuccess: (template) => put(client, template),
  });
};
