import type { ParentDecision } from '@kalam/domain/resumes/variants/copy-model';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../platform/api/call.ts';
import { putCard, type ResumeCardData } from '../resume-queries.ts';

export type Parent = ReplyOf<'GET /api/resumes/:id/parent'>['parent'];

/** The parent of a copy, asked for again when the parent has another version than the cards knew. */
export const parentQuery = (copyId: string, parentVersion: number) =>
  queryOptions({
    queryKey: ['parent', copyId, parentVersion],
    queryFn: async () => (await call('GET /api/resumes/:id/parent', { params: { id: copyId } })).parent,
    retry: false,
  });

/** The version of a copy's parent, as far as the cards tell; 0 where they do not. */
export const parentVersionIn = (cards: readonly ResumeCardData[], { copy }: ResumeCardData): number =>
  cards.find(({ id }) => id === copy?.parent?.id)?.version ?? 0;

/** The copies of a resume that may have something to be offered. */
export const copiesBehind = (
  cards: readonly ResumeCardData[],
  { id }: Pick<ResumeCardData, 'id'>,
): readonly ResumeCardData[] => cards.filter(({ copy }) => copy?.parent?.id === id && copy.isBehind);

/** Says what is not to be offered again, or takes that back; the agreement it leads to is one further. */
export const decideOnParent = async (
  client: QueryClient,
  copyId: string,
  parent: Pick<Parent, 'version' | 'agreement'>,
  decision: Partial<Pick<ParentDecision, 'declined' | 'undo'>>,
): Promise<void> => {
  const { version, agreement } = parent;
  const { resume } = await call('PUT /api/resumes/:id/parent', {
    params: { id: copyId },
    body: { version, agreement, ...decision },
  });
  putCard(client, resume);
  await client.invalidateQueries({ queryKey: ['parent', copyId] });
};
