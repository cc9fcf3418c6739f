import { canAddProject } from '@kalam/domain/resumes/fields/experience-rules';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileIcon } from '../../../../ui/icons.tsx';
import { BoundArea } from '../bound-fields.tsx';
import { LinkField, NameField } from '../name-field.tsx';
import type { EntryForm } from './entry-form.ts';
import type { ProjectList } from './entry-kinds.ts';
import { EntrySection } from './entry-section.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { OptionalPeriodFields, useOptionalPeriodText } from './optional-period.tsx';
import { TechnologyField } from './technology-field.tsx';

interface ProjectSectionProps {
  readonly form: EntryForm<ProjectList>;
  readonly data: ResumeData;
}

export const ProjectSection = ({ form, data }: ProjectSectionProps) => {
  const { t } = useLingui();
  const periodText = useOptionalPeriodText();
  return (
    <EntrySection
      form={form}
      data={data}
      label={t`Projects`}
      add={t`Add Project`}
      canAdd={form.pending !== undefined && canAddProject(form.pending)}
      nameOf={(entry) => entry.name}
      summary={(entry) => (
        <EntrySummary
          title={entry.name}
          under={entry.technologies.join(' · ')}
          aside={[periodText(entry), entry.link].filter(Boolean).join(' · ')}
        />
      )}
      empty={{
        icon: FileIcon,
        title: <Trans>Something you made</Trans>,
        text: <Trans>A project says more than a list of skills. You may also leave this empty.</Trans>,
      }}
      fields={
        <div className="grid gap-4">
          <NameField kind="project" label={t`Project name`} binding={form.bind('name', t`Project name`)} />
          <BoundArea
            label={t`Description`}
            binding={form.bind('description', t`Description`)}
            hint={<Trans>What it does, for whom, and your part in it. Each line becomes a bullet.</Trans>}
          />
          <div className="grid gap-4 @md:grid-cols-2">
            <OptionalPeriodFields form={form} />
          </div>
          <LinkField label={t`Project link`} binding={form.bind('link', t`Project link`)} />
          <TechnologyField form={form} />
        </div>
      }
    />
  );
};
