import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { expectedCompletionBounds } from '@kalam/domain/resumes/education/education-rules';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { extraSectionLabels } from '@kalam/domain/resumes/sections/section-keys';
import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../../../platform/languages/translator.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { FlagIcon } from '../../../../ui/work-icons.tsx';
import { BoundText } from '../bound-fields.tsx';
import type { EntryForm } from '../entries/entry-form.ts';
import type { EducationList } from '../entries/entry-kinds.ts';
import { EntrySection } from '../entries/entry-section.tsx';
import { EntrySummary } from '../entries/entry-summary.tsx';
import { NameField } from '../name-field.tsx';
import { StepPart } from '../step-header.tsx';
import {
  BoardField,
  CompletionFields,
  DegreeNameField,
  degreeOf,
  MarksFields,
  useEducationLines,
} from './education-parts.tsx';

interface MoreEducationProps {
  readonly form: EntryForm<EducationList>;
  readonly data: ResumeData;
}

const Fields = ({ form }: { readonly form: EntryForm<EducationList> }) => {
  const { t } = useLingui();
  const today = visitorToday(new Date());
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <DegreeNameField form={form} hint={<Trans>Such as Diploma in Nursing, PhD or CA.</Trans>} />
      <BoundText
        label={t`Field of study`}
        optional
        autoComplete="off"
        binding={form.bind('field', t`Field of study`)}
      />
      <NameField kind="school" label={t`School`} binding={form.bind('school', t`School`)} />
      <BoardField form={form} />
      <CompletionFields form={form} bounds={{ max: today.day }} expected={expectedCompletionBounds(today)} />
      <MarksFields form={form} />
    </div>
  );
};

/** Beside the ladder: a second degree of a level, a diploma, a doctorate, a fourth entry. */
export const MoreEducation = ({ form, data }: MoreEducationProps) => {
  const { t } = useLingui();
  const linesOf = useEducationLines();
  const title = translate(extraSectionLabels.moreEducation);
  if (form.entries.length === 0 && !form.pending) {
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
        <Button look="quiet" icon={PlusIcon} className="-ml-4.5" onClick={form.openNew}>
          {title}
        </Button>
        <p className="text-14 text-muted">
          <Trans>A second degree of a level, a diploma, a PhD, a fourth entry.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="mt-8">
      <StepPart title={title} hint={<Trans>Optional. Printed with your other education.</Trans>}>
        <EntrySection
          form={form}
          data={data}
          label={title}
          add={t`Add to ${title}`}
          nameOf={(entry) => degreeOf(entry) ?? (entry.field || entry.school || t`Entry`)}
          summary={(entry) => <EntrySummary title={degreeOf(entry) ?? entry.field} {...linesOf(entry)} />}
          empty={{ icon: FlagIcon, title: '', text: '' }}
          fields={<Fields form={form} />}
        />
      </StepPart>
    </div>
  );
};
