import type { SavedJobStatus } from '@kalam/domain/jobs/saved/saved-job';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { announce } from '../../../ui/live-region.tsx';
import { dismissToast, showToast } from '../../../ui/toasts/toast.ts';
import type { Job } from '../kept-search.ts';
import {
  dropSavedJob,
  inTurn,
  isGone,
  patchSavedJob,
  putSavedJob,
  type SavedJob,
  savedJobsQuery,
  type WholeSavedJob,
} from './saved-job-queries.ts';

const undoMs = 10_000;

const fail = (failure: unknown) => showToast(failureText(failure, 'saved-job-failed'), { tone: 'danger' });

export const useSaveJob = () => {
  const { t } = useLingui();
  const client = useQueryClient();
  return async (job: Job): Promise<void> => {
    const { id: _id, jobProviders, ...facts } = job;
    const provider = jobProviders.find(({ url }) => url === job.url)?.jobProvider ?? '';
    try {
      const reply = await call('POST /api/jobs/saved', { body: { ...facts, provider } });
      putSavedJob(client, reply.job);
      announce(t`Saved`);
    } catch (failure) {
      fail(failure);
    }
  };
};

/** The new status is shown at once and goes back if the server refuses it. */
export const useChangeStatus = () => {
  const client = useQueryClient();
  return async (job: SavedJob, status: SavedJobStatus): Promise<void> => {
    const { id } = job;
    await client.cancelQueries({ queryKey: savedJobsQuery.queryKey, exact: true });
    patchSavedJob(client, id, { status });
    try {
      const reply = await inTurn(id, () =>
        call('PATCH /api/jobs/saved/:id', { params: { id }, body: { status } }),
      );
      patchSavedJob(client, id, { status: reply.job.status, statusAt: reply.job.statusAt });
    } catch (failure) {
      patchSavedJob(client, id, { status: job.status });
      fail(failure);
      if (isGone(failure)) void client.invalidateQueries({ queryKey: savedJobsQuery.queryKey });
    }
  };
};

/** The card goes at once and comes back if the server refuses; for a while it can be brought back by hand. */
export const useRemoveSavedJob = () => {
  const { t } = useLingui();
  const client = useQueryClient();

  const bringBack = async (shown: SavedJob, removed: Promise<WholeSavedJob>) => {
    const { title } = shown;
    try {
      const { id: _id, noteVersion: _version, statusAt: _at, ...facts } = await removed;
      putSavedJob(client, (await call('POST /api/jobs/saved', { body: facts })).job);
      announce(t`“${title}” is back`);
    } catch (failure) {
      const why = failureText(failure, 'saved-job-failed');
      showToast(t`“${title}” could not be brought back. ${why}`, {
        tone: 'danger',
        lasts: undoMs,
        stays: true,
        action: { label: t`Try Again`, run: () => void bringBack(shown, removed) },
      });
    }
  };

  return async (job: SavedJob): Promise<void> => {
    const { id, title } = job;
    // A list on its way would bring the card back for a moment.
    await client.cancelQueries({ queryKey: savedJobsQuery.queryKey, exact: true });
    dropSavedJob(client, id);
    const removed = inTurn(
      id,
      async () => (await call('DELETE /api/jobs/saved/:id', { params: { id } })).job,
    );
    const toast = showToast(t`“${title}” removed`, {
      lasts: undoMs,
      // The only way back.
      stays: true,
      action: { label: t`Undo`, run: () => void bringBack(job, removed) },
    });
    try {
      await removed;
    } catch (failure) {
      if (isGone(failure)) return;
      dismissToast(toast);
      putSavedJob(client, job);
      fail(failure);
    }
  };
};
