import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { displayDate } from '@kalam/domain/calendar/partial-date';
import { educationLevelLabel, isEducationLevel } from '@kalam/domain/resumes/fields/education-levels';
import {
  completionDateBounds,
  higherDegreeQuestion,
  levelsToChoose,
} from '@kalam/domain/resumes/fields/education-rules';
import type { EducationEntry } from '@kalam/domain/resumes/resume-model';
import { checkStep } from '@kalam/domain/resumes/wizard-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { useTextRules } from '../../../resume/text-rules.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { FlagIcon } from '../../../ui/icons.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { focusField } from '../draft/edited-field.ts';
import { useStepCheck } from '../wizard/step-check.ts';
import { BoundDate, BoundText } from './bound-fields.tsx';
import { type EntryForm, useEntryForm } from './entries/entry-form.ts';
import { educationKind } from './entries/entry-kinds.ts';
import { EntrySection } from './entries/entry-section.tsx';
import { EntrySummary } from './entries/entry-summary.tsx';
import { NameField } from './name-field.tsx';
import { StepHeader } from './step-header.tsx';

const EducationFields = ({ form }: { readonly form: EntryForm<'education'> }) => {
  const { t } = useLingui();
  const birthDate = useDraft((draft) => draft.data.personalInfo.dateOfBirth);
  const rules = useTextRules();
  const { pending, entries } = form;
  const degree = pending?.degree ?? '';
  const level = form.bind('degree', t`Education level`);
  const edited = entries.find(({ id }) => id === pending?.id);
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <NameField
        kind="school"
        suggest="institutions"
        label={t`School`}
        className="@md:col-span-2"
        binding={form.bind('school', t`School`)}
        hint={<Trans>School, college or university.</Trans>}
      />
      <Select
        label={t`Education level`}
        className="@md:col-span-2"
        data-field={level.path}
        value={degree}
        error={level.error}
        placeholder={t`Choose a level`}
        options={levelsToChoose(entries, edited).map((value) => ({
          value,
          label: translate(educationLevelLabel(value)),
        }))}
        onChange={({ target }) => level.onChange(target.value)}
        onBlur={level.onBlur}
      />
      <NameField
        kind="field"
        suggest="studyFields"
        label={t`Field of study`}
        className="@md:col-span-2"
        binding={form.bind('field', t`Field of study`)}
        hint={<Trans>Such as Commerce, Science or Computer Engineering.</Trans>}
      />
      <BoundDate
        label={t`Completion date`}
        binding={form.bind('graduationDate', t`Completion date`)}
        bounds={completionDateBounds(degree, birthDate, visitorToday(new Date()), rules)}
      />
      <BoundText
        label={t`GPA`}
        optional
        binding={form.bind('gpa', t`GPA`)}
        inputMode="decimal"
        autoComplete="off"
        className="@md:pt-5.5"
        hint={<Trans>Such as 8.50 or 8.50/10.</Trans>}
      />
    </div>
  );
};

const levelName = ({ degree }: EducationEntry): string | undefined =>
  degree === '' ? undefined : translate(educationLevelLabel(degree));

export const EducationStep = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const rules = useTextRules();
  const data = useDraft((draft) => draft.data);
  const [asking, setAsking] = useState(false);
  const [blocked, setBlocked] = useState<string>();
  const confirmed = useRef(false);

  const form = useEntryForm(educationKind, {
    name: t`Education`,
    standsOpen: 'empty',
    holdsBack: () => {
      const { data: now, pendingEntries } = store.get();
      const degree = pendingEntries.education?.degree ?? '';
      const question = isEducationLevel(degree) && higherDegreeQuestion(degree, now.education);
      if (!question || confirmed.current) return false;
      setAsking(true);
      return true;
    },
  });

  useStepCheck(() => {
    if (!form.settle()) return false;
    const check = checkStep(1, store.get(), visitorToday(new Date()), rules);
    const [first] = check.refusals;
    setBlocked(check.opens && first && messageText(first));
    if (check.opens) form.openNew();
    else if (first?.field) focusField(first.field);
    return check.passes;
  });

  const addAnyway = () => {
    setAsking(false);
    confirmed.current = true;
    form.commit();
    confirmed.current = false;
  };
  const question =
    form.pending && isEducationLevel(form.pending.degree)
      ? higherDegreeQuestion(form.pending.degree, data.education)
      : undefined;

  return (
    <section>
      <StepHeader title={<Trans>Education</Trans>}>
        <Trans>Your highest level first. Up to three entries; most people need one or two.</Trans>
      </StepHeader>
      <EntrySection
        form={form}
        data={data}
        label={t`Education`}
        add={t`Add Education`}
        required
        notice={data.education.length === 0 ? blocked : undefined}
        nameOf={(entry) => levelName(entry) ?? (entry.school || t`Entry`)}
        summary={(entry) => (
          <EntrySummary
            title={levelName(entry) ?? t`No level chosen yet`}
            under={[entry.field, entry.school].filter(Boolean).join(', ')}
            aside={[translate(displayDate(entry.graduationDate)), entry.gpa && t`GPA ${entry.gpa}`]
              .filter(Boolean)
              .join(' · ')}
          />
        )}
        empty={{
          icon: FlagIcon,
          title: <Trans>What did you study last?</Trans>,
          text: <Trans>A degree, 12th or 10th Grade. One entry is enough to go on.</Trans>,
        }}
        fields={<EducationFields form={form} />}
      />
      {asking && question && (
        <ConfirmDialog
          title={<Trans>Add a lower level too?</Trans>}
          confirm={<Trans>Add anyway</Trans>}
          onConfirm={addAnyway}
          onClose={() => setAsking(false)}
        >
          {messageText(question)}
        </ConfirmDialog>
      )}
    </section>
  );
};
