import { checkKeptResume, withoutPictures } from '@kalam/domain/auth/kept-resume';
import type { Refusal } from '@kalam/domain/refusal';
import { call, type ReplyOf } from '../platform/api/call.ts';
import { blankDraft, type Draft } from '../resume/draft.ts';
import { restoreWork, unfinishedDrafts, workInTab } from '../resume/journal/journal.ts';
import { hasWork, unpackDraft } from '../resume/journal/journal-record.ts';

/** The kept resume that is, or was, on this device as well: what became of it was decided here. */
const markKey = 'kept-work';

export interface WorkToKeep {
  readonly workId: string;
  readonly name: string;
  readonly resume: ReturnType<typeof keptForm>;
  readonly isOnDevice: boolean;
  readonly refusal: Refusal | undefined;
}

const keptForm = (workId: string, draft: Draft) => {
  const { template, formatting, data, pendingEntries, unfinishedDates, declarationAccepted } = draft;
  const { step, furthest } = draft;
  return withoutPictures({
    workId,
    template,
    formatting,
    data,
    pendingEntries: Object.fromEntries(
      Object.entries(pendingEntries)
        .filter(([, entry]) => entry !== undefined)
        .map(([list, entry]) => [list, { ...entry }]),
    ),
    unfinishedDates: Object.fromEntries(
      Object.entries(unfinishedDates).map(([field, parts]) => [field, { ...parts }]),
    ),
    declarationAccepted,
    step,
    furthest,
  });
};

/** The work that registering could take along: what the builder in this tab holds, else the newest on the device. */
export const findWorkToKeep = async (): Promise<WorkToKeep | null> => {
  const left = await unfinishedDrafts();
  const open = workInTab();
  const onDevice = open ? left.find(({ id }) => id === open.id) : left[0];
  // A browser that keeps nothing still has what is typed, and that needs keeping most.
  const draft = open?.draft ?? onDevice?.draft;
  const id = open?.id ?? onDevice?.id;
  if (draft === undefined || id === undefined || draft.resumeId !== undefined || !hasWork(draft)) return null;
  const resume = keptForm(id, draft);
  return {
    workId: id,
    name: draft.data.personalInfo.fullName.trim(),
    resume,
    isOnDevice: onDevice !== undefined,
    refusal: checkKeptResume(resume),
  };
};

/** After it was sent. */
export const rememberKept = ({ workId, isOnDevice }: WorkToKeep): void => {
  if (isOnDevice) localStorage.setItem(markKey, workId);
};

type Kept = NonNullable<ReplyOf<'GET /api/kept-resume'>['kept']>;

export interface KeptWork {
  readonly workId: string;
  readonly draft: Draft;
  readonly until: string;
}

/** Read as what lies on the device is: written by the builder, perhaps of an earlier release. */
const workOf = ({ resume, until }: Kept): KeptWork => {
  const { workId, ...draft } = resume as unknown as Draft & { readonly workId: string };
  return { workId, draft: unpackDraft({ ...blankDraft(), ...draft }, new Map()), until };
};

export const discardKept = () => call('DELETE /api/kept-resume');

/** What to offer of a kept resume: nothing where this device has the same work, or had it and is done with it. */
export const offeredHere = async (kept: Kept): Promise<KeptWork | null> => {
  const work = workOf(kept);
  const isHere = (await unfinishedDrafts()).some(({ id }) => id === work.workId);
  if (isHere) {
    localStorage.setItem(markKey, work.workId);
    return null;
  }
  if (localStorage.getItem(markKey) !== work.workId) return work;
  await discardKept();
  localStorage.removeItem(markKey);
  return null;
};

/** Makes it unfinished work of this device; only when it lies there safely does the server's copy go. */
export const openKept = async ({ workId, draft }: KeptWork): Promise<void> => {
  await restoreWork({ id: workId, draft, savedAt: Date.now() });
  localStorage.setItem(markKey, workId);
  // Where this fails it is not offered here again, and goes by itself.
  await discardKept().catch(() => undefined);
};
