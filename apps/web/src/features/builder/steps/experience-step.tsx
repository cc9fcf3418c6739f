import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import {
  checkStep,
  type ExperienceTab,
  experienceTabLabels,
  experienceTabs,
} from '@kalam/domain/resumes/wizard-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import type { PendingEntries } from '../../../resume/draft.ts';
import { useTextRules } from '../../../resume/text-rules.ts';
import { Checkbox } from '../../../ui/forms/choice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { focusField } from '../draft/edited-field.ts';
import { useStepCheck } from '../wizard/step-check.ts';
import { useEntryForm } from './entries/entry-form.ts';
import { projectKind, skillKind, trainingKind, workKind } from './entries/entry-kinds.ts';
import { ProjectSection } from './entries/project-section.tsx';
import { SkillSection } from './entries/skill-section.tsx';
import { TrainingSection } from './entries/training-section.tsx';
import { WorkSection } from './entries/work-section.tsx';
import { FresherQuestion, useFresherSwitch } from './fresher-switch.tsx';
import { StepHeader } from './step-header.tsx';

const tabOfPending = ({
  trainingExperience,
  skills,
  projects,
  workExperience,
}: PendingEntries): ExperienceTab => {
  if (trainingExperience) return 'training';
  if (workExperience) return 'work';
  if (projects) return 'projects';
  return skills ? 'skills' : 'work';
};

export const ExperienceStep = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const rules = useTextRules();
  const data = useDraft((draft) => draft.data);
  const tabs = experienceTabs(data.isFresher);
  // Whoever comes back to a half-written entry finds it open.
  const [chosen, setTab] = useState<ExperienceTab>(() => tabOfPending(store.get().pendingEntries));
  const tab = tabs.find((one) => one === chosen) ?? tabs[0] ?? 'work';
  /** What Next asked for, by the list it is missing from. */
  const [missing, setMissing] = useState<{ readonly list: string; readonly message: string }>();
  const fresher = useFresherSwitch(() => setMissing(undefined));

  const work = useEntryForm(workKind, {
    name: t`Work experience`,
    standsOpen: 'empty',
    reveal: () => setTab('work'),
  });
  const training = useEntryForm(trainingKind, {
    name: t`Training`,
    standsOpen: 'empty',
    reveal: () => setTab('training'),
  });
  const skills = useEntryForm(skillKind, {
    name: t`Skills`,
    standsOpen: 'always',
    reveal: () => setTab('skills'),
  });
  const projects = useEntryForm(projectKind, { name: t`Projects`, reveal: () => setTab('projects') });

  useStepCheck(() => {
    const forms = store.get().data.isFresher ? [training] : [work, skills, projects];
    if (!forms.every((form) => form.settle())) return false;
    const check = checkStep(2, store.get(), visitorToday(new Date()), rules);
    const [first] = check.refusals;
    if (check.tab) setTab(check.tab);
    if (first?.field === 'workExperience' || first?.field === 'skills') {
      setMissing({ list: first.field, message: messageText(first) });
      if (check.opens) work.openNew();
      focusField(`${first.field}.0`);
    } else if (first?.field) focusField(first.field);
    return check.passes;
  });

  const noticeFor = (list: 'workExperience' | 'skills') =>
    missing?.list === list && data[list].length === 0 ? missing.message : undefined;
  const content = {
    work: <WorkSection form={work} data={data} notice={noticeFor('workExperience')} />,
    training: <TrainingSection form={training} data={data} />,
    skills: <SkillSection form={skills} data={data} notice={noticeFor('skills')} />,
    projects: <ProjectSection form={projects} data={data} />,
  } as const satisfies Record<ExperienceTab, unknown>;
  const counts = {
    work: data.workExperience.length,
    training: data.trainingExperience.length,
    skills: data.skills.length,
    projects: data.projects.length,
  };

  return (
    <section>
      <StepHeader title={<Trans>Experience</Trans>}>
        {data.isFresher ? (
          <Trans>
            No job yet is fine. Training, internships and college work count. Skills and projects are added in
            About Me.
          </Trans>
        ) : (
          <Trans>Your work, what you are good at, and what you have made.</Trans>
        )}
      </StepHeader>
      <Checkbox
        className="mb-4 rounded-base border border-line bg-surface px-4 py-1"
        label={t`I am a Fresher`}
        hint={
          <Trans>
            Choose this if you have not worked before. The resume then shows your training instead.
          </Trans>
        }
        checked={data.isFresher}
        data-field="isFresher"
        onChange={(event) => fresher.choose(event.target.checked)}
      />
      <Tabs
        label={t`Kinds of experience`}
        current={tab}
        onChange={setTab}
        tabs={tabs.map((id) => ({
          id,
          label: (
            <>
              {translate(experienceTabLabels[id])}
              {counts[id] > 0 && (
                <span aria-hidden="true" className="ml-1.5 font-normal text-muted tabular-nums">
                  {counts[id]}
                </span>
              )}
            </>
          ),
          content: content[id],
        }))}
      />
      {fresher.asking && (
        <FresherQuestion data={data} onConfirm={fresher.confirm} onClose={fresher.dismiss} />
      )}
    </section>
  );
};
