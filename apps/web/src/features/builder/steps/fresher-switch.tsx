import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { withFresher } from '@kalam/domain/resumes/wizard-machine';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Draft, withDatesMoved } from '../../../resume/draft.ts';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useDraftActions } from '../draft/draft-store.ts';
import { isUntouched, projectKind, skillKind, workKind } from './entries/entry-kinds.ts';

/** Whether becoming a fresher would take away anything that was typed. */
const losesWork = ({ data, pendingEntries: { workExperience, skills, projects } }: Draft): boolean =>
  data.workExperience.length + data.skills.length + data.projects.length > 0 ||
  (workExperience !== undefined && !isUntouched(workKind, workExperience)) ||
  (skills !== undefined && !isUntouched(skillKind, skills)) ||
  (projects !== undefined && !isUntouched(projectKind, projects));

const asFresher = (draft: Draft): Draft => {
  const { workExperience: _w, skills: _s, projects: _p, ...kept } = draft.pendingEntries;
  return { ...draft, data: withFresher(draft.data, true), pendingEntries: kept };
};

/** What a fresher added, and what is being written of it, goes into the tabs. */
const asExperienced = (draft: Draft): Draft => {
  const { fresherSkills, fresherProjects, ...others } = draft.pendingEntries;
  return {
    ...draft,
    data: withFresher(draft.data, false),
    pendingEntries: {
      ...(fresherSkills && { skills: fresherSkills }),
      ...(fresherProjects && { projects: fresherProjects }),
      ...others,
    },
    unfinishedDates: withDatesMoved(draft.unfinishedDates, 'fresherProjects', 'projects'),
  };
};

const hasFresherLists = ({ data: { fresherSkills = [], fresherProjects = [] } }: Draft): boolean =>
  fresherSkills.length + fresherProjects.length > 0;

/** S1 §4: choosing fresher clears work, skills and projects; asked first, and undone by one press. */
export const useFresherSwitch = (onSwitched: () => void) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const [asking, setAsking] = useState(false);
  const become = (isFresher: boolean) => {
    const bringsAlong = !isFresher && hasFresherLists(store.get());
    store.change(t`I am a Fresher`, (draft) => (isFresher ? asFresher(draft) : asExperienced(draft)));
    onSwitched();
    if (bringsAlong) showToast(t`The skills and projects you added are in their tabs now`);
  };
  return {
    asking,
    choose: (isFresher: boolean) => {
      if (isFresher && losesWork(store.get())) setAsking(true);
      else become(isFresher);
    },
    confirm: () => {
      const { data, pendingEntries } = store.get();
      setAsking(false);
      become(true);
      showToast(t`Work, skills and projects cleared`, {
        action: {
          label: t`Undo`,
          run: () =>
            store.change(t`I am a Fresher`, (draft) => {
              const back = asExperienced(draft);
              return {
                ...back,
                data: {
                  ...back.data,
                  workExperience: data.workExperience,
                  skills: [...data.skills, ...back.data.skills],
                  projects: [...data.projects, ...back.data.projects],
                },
                pendingEntries: { ...pendingEntries, ...back.pendingEntries },
              };
            }),
        },
      });
    },
    dismiss: () => setAsking(false),
  };
};

interface FresherQuestionProps {
  readonly data: ResumeData;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const FresherQuestion = ({ data, onConfirm, onClose }: FresherQuestionProps) => (
  <ConfirmDialog
    title={<Trans>Continue as a fresher?</Trans>}
    confirm={<Trans>Clear and continue</Trans>}
    danger
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>
      <Trans>
        This takes out your work experience, skills and projects. A fresher's skills and projects are added in
        About Me. You have typed:
      </Trans>
    </p>
    <ul className="mt-2 list-disc pl-5">
      {data.workExperience.length > 0 && (
        <li>
          <Plural value={data.workExperience.length} one="# job" other="# jobs" />
        </li>
      )}
      {data.skills.length > 0 && (
        <li>
          <Plural value={data.skills.length} one="# skill" other="# skills" />
        </li>
      )}
      {data.projects.length > 0 && (
        <li>
          <Plural value={data.projects.length} one="# project" other="# projects" />
        </li>
      )}
      {data.workExperience.length + data.skills.length + data.projects.length === 0 && (
        <li>
          <Trans>the entry you are writing</Trans>
        </li>
      )}
    </ul>
  </ConfirmDialog>
);
