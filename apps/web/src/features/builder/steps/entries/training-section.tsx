import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { trainingStartBounds } from '@kalam/domain/resumes/fields/experience-dates';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { SparkIcon } from '../../../../ui/work-icons.tsx';
import { BoundArea, BoundText } from '../bound-fields.tsx';
import { NameField } from '../name-field.tsx';
import type { EntryForm } from './entry-form.ts';
import { EntrySection } from './entry-section.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { PeriodFields, usePeriodText } from './period-fields.tsx';

interface TrainingSectionProps {
  readonly form: EntryForm<'trainingExperience'>;
  readonly data: ResumeData;
}

export const TrainingSection = ({ form, data }: TrainingSectionProps) => {
  const { t } = useLingui();
  const periodText = usePeriodText();
  return (
    <EntrySection
      form={form}
      data={data}
      label={t`Training experience`}
      add={t`Add Training`}
      nameOf={(entry) => entry.role || entry.organization || t`Entry`}
      summary={(entry) => (
        <EntrySummary
          title={entry.role}
          under={[entry.organization, entry.location].filter(Boolean).join(', ')}
          aside={periodText(entry)}
        />
      )}
      empty={{
        icon: SparkIcon,
        title: <Trans>Anything you have learnt by doing</Trans>,
        text: (
          <Trans>
            An internship, a summer training, a workshop, volunteering, a college club you helped to run. You
            may also leave this empty.
          </Trans>
        ),
      }}
      fields={
        <div className="grid gap-4 @md:grid-cols-2">
          <NameField
            kind="organization"
            label={t`Organization`}
            autoComplete="organization"
            binding={form.bind('organization', t`Organization`)}
          />
          <NameField kind="role" suggest="jobTitles" label={t`Role`} binding={form.bind('role', t`Role`)} />
          <PeriodFields
            form={form}
            startBounds={trainingStartBounds(visitorToday(new Date()))}
            currentLabel={t`I am still in this training`}
          />
          <BoundText
            className="@md:col-span-2"
            label={t`Place of training`}
            optional
            autoComplete="off"
            binding={form.bind('location', t`Place of training`)}
            hint={<Trans>Such as Pune, or Remote.</Trans>}
          />
          <div className="@md:col-span-2">
            <BoundArea
              label={t`Description`}
              binding={form.bind('description', t`Description`)}
              hint={
                <Trans>
                  Each line becomes a bullet. What did you make, learn or help with? A number makes it real:
                  Taught 30 students.
                </Trans>
              }
            />
          </div>
        </div>
      }
    />
  );
};
