import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { workStartBounds } from '@kalam/domain/resumes/fields/experience-dates';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTextRules } from '../../../../resume/text-rules.ts';
import { BriefcaseIcon } from '../../../../ui/icons.tsx';
import { BoundArea, BoundText } from '../bound-fields.tsx';
import { NameField } from '../name-field.tsx';
import type { EntryForm } from './entry-form.ts';
import { EntrySection } from './entry-section.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { PeriodFields, usePeriodText } from './period-fields.tsx';

interface WorkSectionProps {
  readonly form: EntryForm<'workExperience'>;
  readonly data: ResumeData;
  readonly notice: string | undefined;
}

export const WorkSection = ({ form, data, notice }: WorkSectionProps) => {
  const { t } = useLingui();
  const periodText = usePeriodText();
  const rules = useTextRules();
  return (
    <EntrySection
      form={form}
      data={data}
      label={t`Work experience`}
      add={t`Add Experience`}
      required
      notice={notice}
      nameOf={(entry) => entry.position || entry.company || t`Entry`}
      summary={(entry) => (
        <EntrySummary
          title={entry.position}
          under={[entry.company, entry.location].filter(Boolean).join(', ')}
          aside={periodText(entry)}
        />
      )}
      empty={{
        icon: BriefcaseIcon,
        title: <Trans>Where have you worked?</Trans>,
        text: <Trans>Start with your present or latest job. Internships with pay count too.</Trans>,
      }}
      fields={
        <div className="grid gap-4 @md:grid-cols-2">
          <NameField
            kind="company"
            label={t`Company`}
            autoComplete="organization"
            binding={form.bind('company', t`Company`)}
          />
          <NameField
            kind="position"
            suggest="jobTitles"
            label={t`Position`}
            autoComplete="organization-title"
            binding={form.bind('position', t`Position`)}
          />
          <PeriodFields
            form={form}
            startBounds={workStartBounds(data.education, visitorToday(new Date()), rules)}
            currentLabel={t`I currently work here`}
          />
          <BoundText
            className="@md:col-span-2"
            label={t`Place of work`}
            suggest="cities"
            optional
            autoComplete="off"
            binding={form.bind('location', t`Place of work`)}
            hint={<Trans>Such as Pune, or Remote.</Trans>}
          />
          <div className="@md:col-span-2">
            <BoundArea
              label={t`Description`}
              binding={form.bind('description', t`Description`)}
              hint={
                <Trans>
                  Each line becomes a bullet. Begin with what you did and end with what came of it: Cut
                  waiting time from 20 minutes to 5.
                </Trans>
              }
            />
          </div>
        </div>
      }
    />
  );
};
