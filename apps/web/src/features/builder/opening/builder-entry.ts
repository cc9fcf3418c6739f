import { defaultResumeLanguage } from '@kalam/domain/resumes/resume-language';
import { fromSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { savedWizard } from '@kalam/domain/resumes/wizard-machine';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { call, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import { currentLanguage } from '../../../platform/languages/i18n.ts';
import { newId } from '../../../platform/new-id.ts';
import { blankDraft, type Draft } from '../../../resume/draft.ts';
import { type UnfinishedDraft, unfinishedDrafts } from '../../../resume/journal/journal.ts';
import { type BuilderWork, openWork } from './builder-work.ts';

export interface EntryRequest {
  /** The saved resume to edit. */
  readonly resumeId: string | undefined;
  readonly template: string | undefined;
  /**
   * Open an unfinished draft without asking, because the person chose so on another page: the one named, or the newest
   * where none is. Undefined to ask.
   */
  readonly continueWork: string | undefined;
}

export type BuilderEntry =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | {
      readonly kind: 'open';
      readonly work: BuilderWork;
      /** The saved resume could not be had, and the changes kept on this device are shown without it. */
      readonly without?: Refused;
    }
  /** Another tab took the work over. */
  | { readonly kind: 'taken'; readonly id: string; readonly work: BuilderWork };

type BecomeOptions = Omit<Parameters<typeof openWork>[2], 'signal'> & {
  readonly without?: Refused | undefined;
};

const draftOfSaved = ({ resume }: ReplyOf<'GET /api/resumes/:id'>): Draft => ({
  ...blankDraft(resume.template),
  data: fromSavedPayload(resume.data, newId),
  // Nothing is saved without it.
  declarationAccepted: true,
  furthest: savedWizard.passed,
  formatting: resume.formatting,
  resumeId: resume.id,
  version: resume.version,
  name: resume.name,
  savedLook: { formatting: resume.formatting, planUsed: resume.planUsed },
});

/** Changes of a saved resume that an earlier release kept: every step is open (decision 63), and no look was tried. */
const asSaved = (draft: Draft): Draft =>
  draft.resumeId === undefined
    ? draft
    : {
        savedLook: { formatting: draft.formatting, planUsed: 'pro' },
        ...draft,
        furthest: savedWizard.passed,
      };

/** A new resume is in the language of the interface. */
const newDraft = (template?: string): Draft => {
  const draft = blankDraft(template);
  const language = currentLanguage();
  return language === defaultResumeLanguage ? draft : { ...draft, data: { ...draft.data, language } };
};

const firstDraft = async ({ resumeId, template }: EntryRequest): Promise<Draft> =>
  resumeId === undefined
    ? newDraft(template)
    : draftOfSaved(await call('GET /api/resumes/:id', { params: { id: resumeId } }));

const asRefused = (failure: unknown): Refused =>
  failure instanceof Refused
    ? failure
    : new Refused({ code: 'unexpected-error', error: String(failure), status: 0 });

/** Whoever is not signed in, or may not see it, is not shown what was typed here either. */
const canOpenWithout = (failure: unknown): failure is Refused =>
  failure instanceof Refused && (failure.status === 0 || failure.status === 404 || failure.status >= 500);

/**
 * S1 §2: the address chooses the template, once. After a reload of the same page it must not undo a choice made since,
 * so the browser remembers it with the address, and with the entries that the steps add to its history.
 */
const takeTemplate = (template: string | undefined): string | undefined => {
  const { usr } = history.state ?? {};
  if (template === undefined || usr?.templateTaken) return undefined;
  history.replaceState({ ...history.state, usr: { ...usr, templateTaken: true } }, '');
  return template;
};

/** The name typed on the front page goes into one resume, not into another after a reload. */
const takeFullName = (): string | undefined => {
  const { usr } = history.state ?? {};
  if (typeof usr?.fullName !== 'string') return undefined;
  const { fullName, ...rest } = usr;
  history.replaceState({ ...history.state, usr: rest }, '');
  return fullName;
};

/** Opens the wizard blank (or on the saved resume), and finds the unfinished drafts that could be continued. */
export const useBuilderEntry = (request: EntryRequest) => {
  const { resumeId, template, continueWork } = request;
  const [entry, setEntry] = useState<BuilderEntry>({ kind: 'opening' });
  const [unfinished, setUnfinished] = useState<readonly UnfinishedDraft[]>([]);
  const [attempt, setAttempt] = useState(0);
  /** Ends the work that is open or being opened: only the last may stay, and none once the page is left. */
  const leave = useRef<AbortController>(undefined);

  const become = useCallback(async (draft: Draft, { without, ...options }: BecomeOptions = {}) => {
    leave.current?.abort();
    leave.current = new AbortController();
    const { signal } = leave.current;
    const events = {
      onTaken: (id: string) => work && setEntry({ kind: 'taken', id, work }),
      onCleared: () => void become(newDraft()),
    };
    const work = await openWork(draft, events, { ...options, signal });
    // Left, or become something else, while it was opened.
    if (!work) return;
    // Much is drawn at once: in slices, so that a slow phone stays responsive.
    startTransition(() => setEntry({ kind: 'open', work, ...(without && { without }) }));
  }, []);

  /** Closes the open draft and opens another. */
  const openUnfinished = useCallback(
    (work: UnfinishedDraft, { take = false, without }: Pick<BecomeOptions, 'take' | 'without'> = {}) => {
      setUnfinished([]);
      const asked = resumeId === undefined ? takeTemplate(template) : undefined;
      void become(asSaved(work.draft), { unfinished: work, take, without, template: asked });
    },
    [become, resumeId, template],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let gone = false;
    const enter = async () => {
      const found = (await unfinishedDrafts()).filter(({ draft }) => draft.resumeId === resumeId);
      if (gone) return;
      const [newest] = found;
      const chosen = continueWork ? found.find(({ id }) => id === continueWork) : newest;
      if (continueWork !== undefined && chosen && !chosen.openElsewhere) return openUnfinished(chosen);
      try {
        const draft = await firstDraft({ resumeId, template, continueWork });
        if (gone) return;
        await become(draft, { fullName: resumeId === undefined ? takeFullName() : undefined });
      } catch (failure) {
        if (gone || !newest || newest.openElsewhere || !canOpenWithout(failure)) throw failure;
        return openUnfinished(newest, { without: failure });
      }
      if (gone) return;
      setUnfinished(found);
      if (found.length === 0) takeTemplate(template);
    };
    setEntry({ kind: 'opening' });
    enter().catch((failure: unknown) => {
      if (!gone) setEntry({ kind: 'refused', refused: asRefused(failure) });
    });
    return () => {
      gone = true;
      leave.current?.abort();
    };
  }, [resumeId, attempt, become]);

  return {
    entry,
    unfinished,
    openUnfinished,
    /** The question about unfinished drafts was answered. */
    dismissUnfinished: () => {
      setUnfinished([]);
      takeTemplate(template);
    },
    /** Continues with a copy, so that no other tab writes the same draft. */
    startApart: (draft: Draft) => void become(draft),
    retry: () => setAttempt((count) => count + 1),
    /** Something was paid for or removed since they were found. */
    findAgain: async () => {
      const ids = new Set(unfinished.map(({ id }) => id));
      if (ids.size > 0) setUnfinished((await unfinishedDrafts()).filter(({ id }) => ids.has(id)));
    },
  };
};
