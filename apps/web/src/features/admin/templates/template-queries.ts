import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
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

type TemplateChange = Partial<TemplateFields> & { readonly id: string };

const savingKey = ['admin', 'template-saving'];

/** The only one that visitors are still offered once everything on its way has arrived. */
export const useIsLastOffered = (template: AdminTemplate | undefined): boolean => {
  const { data: templates = [] } = useQuery(adminTemplatesQuery);
  const onTheirWay = useMutationState({
    filters: { mutationKey: savingKey, status: 'pending' },
    select: ({ state }) => state.variables as TemplateChange | undefined,
  });
  const isWanted = ({ id, enabled }: AdminTemplate) =>
    onTheirWay.findLast((change) => change?.id === id)?.enabled ?? enabled;
  const offered = templates.filter(isWanted);
  return offered.length === 1 && offered[0]?.id === template?.id;
};

/** Adds a template, or changes part of one; without an id it is new. */
export const useTemplateSaving = () => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: async ({ id, ...fields }: TemplateChange) =>
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
