import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, Refused } from '../../../platform/api/call.ts';
import { keepNote, keptNote } from './kept-notes.ts';
import { NoteWriter } from './note-writer.ts';
import { inTurn, patchSavedJob, type SavedJob, savedJobsQuery } from './saved-job-queries.ts';

const isClash = (failure: unknown): boolean =>
  failure instanceof Refused && failure.code === 'saved-note-changed-elsewhere';

/** The note on a saved job, written as it is typed. */
export const useNote = (job: SavedJob) => {
  const client = useQueryClient();
  const { id, note, noteVersion } = job;
  const [writer] = useState(
    () =>
      new NoteWriter({
        server: { text: note, version: noteVersion },
        kept: keptNote(id),
        isClash,
        keep: (typed) => keepNote(id, typed),
        send: async (written) => {
          const reply = await inTurn(id, () =>
            call('PATCH /api/jobs/saved/:id', { params: { id }, body: { note: written } }),
          );
          const saved = { note: reply.job.note, noteVersion: reply.job.noteVersion };
          patchSavedJob(client, id, saved);
          return { text: saved.note, version: saved.noteVersion };
        },
      }),
  );
  const state = useSyncExternalStore(writer.subscribe, writer.state, writer.state);
  useEffect(() => writer.follow({ text: note, version: noteVersion }), [writer, note, noteVersion]);
  const clashes = state.state === 'clashing';
  useEffect(() => {
    if (clashes) void client.invalidateQueries({ queryKey: savedJobsQuery.queryKey, exact: true });
  }, [client, clashes]);
  useEffect(() => {
    const flush = () => writer.flush();
    flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [writer]);
  return { writer, ...state };
};
