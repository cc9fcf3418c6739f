import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { savedWizard, stepOfField } from '@kalam/domain/resumes/wizard-machine';
import { useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import type { Draft, PendingEntries } from '../../../resume/draft.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useDraftActions } from '../draft/draft-store.ts';
import { passesStepCheck, whenStepShown } from '../wizard/step-check.ts';

type Look = Partial<Pick<Draft, 'template' | 'formatting'>>;

/** Takes what was read over into the builder; `fault` is the first field that a rule asks about or refuses. */
export type TakeReading = (data: ResumeData, look: Look, fault?: string) => void;

const idsOf = (data: ResumeData, list: string): string => {
  const entries: unknown = Reflect.get(data, list);
  return Array.isArray(entries) ? entries.map(({ id }) => String(id)).join(' ') : '';
};

/** A form that stands open belongs to its list, and stays while the list does. */
const keptPending = ({ pendingEntries, data }: Draft, next: ResumeData): PendingEntries =>
  Object.fromEntries(
    Object.entries(pendingEntries).filter(([list]) => {
      const ids = idsOf(data, list);
      return ids !== '' && ids === idsOf(next, list);
    }),
  );

/** The entry to put right is open from the start: opening it later would be a step of its own for undo. */
const openedEntry = (data: ResumeData, fault = ''): PendingEntries => {
  const [list = '', place = '', field] = fault.split('.');
  const entries: unknown = Reflect.get(data, list);
  const entry: unknown = field !== undefined && Array.isArray(entries) ? entries[Number(place)] : undefined;
  return entry === undefined ? {} : { [list]: entry };
};

/** What the account knows stays where the file says nothing. */
const withKnown = (data: ResumeData, { prefilled, data: before }: Draft): ResumeData => {
  const { fullName, email } = data.personalInfo;
  return {
    ...data,
    personalInfo: {
      ...data.personalInfo,
      ...(fullName === '' && prefilled?.fullName && { fullName: before.personalInfo.fullName }),
      ...(email === '' && prefilled?.email && { email: before.personalInfo.email }),
    },
  };
};

/** As one step that can be undone, then on to what needs a look. */
export const useTakeReading = (): TakeReading => {
  const { t } = useLingui();
  const store = useDraftActions();
  return (data, look, fault) => {
    const before = store.get();
    const label = t`Import`;
    const step = fault === undefined ? 0 : stepOfField(fault);
    flushSync(() =>
      store.change(label, (draft) => ({
        ...draft,
        declarationAccepted: false,
        pendingEntries: { ...keptPending(draft, data), ...openedEntry(data, fault) },
        data: withKnown(data, draft),
        ...look,
        // The formatting of a saved resume is changed on the dashboard, where it costs a format change.
        ...(draft.resumeId !== undefined && { formatting: draft.formatting }),
        step,
        // Decision 63: a resume that was saved can be saved from any step.
        furthest: draft.resumeId === undefined ? step : savedWizard.passed,
      })),
    );
    showToast(t`Your resume was imported.`, {
      tone: 'success',
      action: { label: t`Undo`, run: () => store.change(label, () => before) },
    });
    if (fault !== undefined) whenStepShown(() => void passesStepCheck());
  };
};
