import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { educationLevelLabel, isEducationLevel } from '@kalam/domain/resumes/education/education-levels';
import {
  completionDateBounds,
  expectedCompletionBounds,
  higherDegreeQuestion,
  levelsToChoose,
} from '@kalam/domain/resumes/education/education-rules';
import { checkStep } from '@kalam/domain/resumes/wizard-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { overlay } from '../../../platform/loading/overlay.tsx';
import { withDatesMoved } from '../../../resume/draft.ts';
import { useTextRules } from '../../../resume/text-rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { FlagIcon } from '../../../ui/work-icons.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { focusField } from '../draft/edited-field.ts';
import { useStepCheck } from '../wizard/step-check.ts';
import {
  BoardField,
  CompletionFields,
  DegreeNameField,
  degreeOf,
  MarksFields,
  useEducationLines,
} from './education/education-parts.tsx';
import { MoreEducation } from './education/more-education.tsx';
import { type EntryForm, useEntryForm } from './entries/entry-form.ts';
import { type EducationList, educationKind, moreEducationKind } from './entries/entry-kinds.ts';
import { EntrySection } from './entries/entry-section.tsx';
import { EntrySummary } from './entries/entry-summary.tsx';
import { NameField } from './name-field.tsx';
import { StepHeader } from './step-header.tsx';

/** A wish of few, and no one misses it where it cannot be fetched. */
const MarksTableSwitch = overlay(
  () => import('./education/marks-table-switch.tsx'),
  () => undefined,
);

interface EducationFieldsProps {
  readonly form: EntryForm<EducationList>;
  /** What is written here goes on under More Education. */
  readonly onPutUnderMore: (() => void) | undefined;
}

const EducationFields = ({ form, onPutUnderMore }: EducationFieldsProps) => {
  const { t } = useLingui();
  const birthDate = useDraft((draft) => draft.data.personalInfo.dateOfBirth);
  const rules = useTextRules();
  const { pending, entries } = form;
  const degree = pending?.degree ?? '';
  const level = form.bind('degree', t`Education level`);
  const edited = entries.find(({ id }) => id === pending?.id);
  const today = visitorToday(new Date());
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
      {onPutUnderMore && (
        <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-muted @md:col-span-2">
          <p>
            <Trans>A level that is added already, a diploma or a PhD goes under More Education.</Trans>
          </p>
          <Button look="secondary" size="small" onClick={onPutUnderMore}>
            <Trans>Put it there</Trans>
          </Button>
        </div>
      )}
      <NameField
        kind="field"
        suggest="studyFields"
        label={t`Field of study`}
        binding={form.bind('field', t`Field of study`)}
        hint={<Trans>Such as Commerce, Science or Computer Engineering.</Trans>}
      />
      <DegreeNameField
        form={form}
        optional
        hint={<Trans>Such as B.Tech, BCom or MBA. Printed instead of the level.</Trans>}
      />
      <CompletionFields
        form={form}
        bounds={completionDateBounds(degree, birthDate, today, rules)}
        expected={expectedCompletionBounds(today)}
      />
      <MarksFields form={form} />
      <BoardField form={form} className="@md:col-span-2" />
    </div>
  );
};

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

  const more = useEntryForm(moreEducationKind, { name: t`More Education` });
  const linesOf = useEducationLines();

  useStepCheck(() => {
    if (!form.settle() || !more.settle()) return false;
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
  const putUnderMore = () => {
    store.change(t`More Education`, (draft) => {
      const { education, ...others } = draft.pendingEntries;
      return education === undefined
        ? draft
        : {
            ...draft,
            pendingEntries: { ...others, moreEducation: { ...education, degree: '' } },
            unfinishedDates: withDatesMoved(draft.unfinishedDates, 'education', 'moreEducation'),
          };
    });
    focusField(`moreEducation.${more.entries.length}.degreeName`);
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
        nameOf={(entry) => degreeOf(entry) ?? (entry.school || t`Entry`)}
        summary={(entry) => (
          <EntrySummary title={degreeOf(entry) ?? t`No level chosen yet`} {...linesOf(entry)} />
        )}
        empty={{
          icon: FlagIcon,
          title: <Trans>What did you study last?</Trans>,
          text: <Trans>A degree, 12th or 10th Grade. One entry is enough to go on.</Trans>,
        }}
        fields={
          <EducationFields
            form={form}
            onPutUnderMore={form.isNew && form.entries.length > 0 && !more.pending ? putUnderMore : undefined}
          />
        }
      />
      {(data.education.length > 0 || more.entries.length > 0 || more.pending) && (
        <MoreEducation form={more} data={data} />
      )}
      {data.education.length + more.entries.length > 0 && <MarksTableSwitch />}
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
