import { refuse } from '@kalam/domain/refusal';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { changeCards, type ResumeCardData, resumesQuery } from '../../../resume/resume-queries.ts';
import { announce } from '../../../ui/live-region.tsx';
import { dismissToast, showToast } from '../../../ui/toasts/toast.ts';
import { withCardBack } from './card-list.ts';

const undoMs = 10_000;

/**
 * The card goes at once and comes back if the server refuses; for a while it can be brought back by hand. `onUndo` is told
 * that Undo was pressed: the button that had the focus is gone then.
 */
export const useDeleteResume = (onUndo: () => void) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const remove = (id: string) => changeCards(client, (cards) => cards.filter((card) => card.id !== id));
  const putBack = (resume: ResumeCardData) => changeCards(client, (cards) => withCardBack(cards, resume));

  const restore = async (resume: ResumeCardData, deleted: Promise<unknown>) => {
    const { name } = resume;
    putBack(resume);
    onUndo();
    try {
      await deleted;
      const reply = await call('POST /api/resumes/:id/restore', { params: { id: resume.id } });
      putBack(reply.resume);
      announce(t`“${name}” is back`);
    } catch (failure) {
      remove(resume.id);
      const why = failureText(failure, 'unexpected-error');
      showToast(t`“${name}” could not be brought back. ${why}`, {
        tone: 'danger',
        lasts: undoMs,
        stays: true,
        action: { label: t`Try Again`, run: () => void restore(resume, Promise.resolve()) },
      });
    }
  };

  return async (resume: ResumeCardData): Promise<void> => {
    const { id, name } = resume;
    // A list on its way would bring the card back for a moment.
    await client.cancelQueries({ queryKey: resumesQuery.queryKey });
    remove(id);
    const deleted = call('DELETE /api/resumes/:id', { params: { id } });
    const toast = showToast(t`“${name}” deleted`, {
      lasts: undoMs,
      // The only way back.
      stays: true,
      action: {
        label: t`Undo`,
        run: () =>
          void restore(
            resume,
            deleted.catch(() => undefined),
          ),
      },
    });
    try {
      await deleted;
    } catch (failure) {
      dismissToast(toast);
      putBack(resume);
      console.warn(failure);
      showToast(messageText(refuse('resume-delete-failed')), { tone: 'danger' });
    }
  };
};
