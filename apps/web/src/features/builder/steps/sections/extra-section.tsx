import { displayMonth } from '@kalam/domain/calendar/calendar-day';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { type ExtraEntry, languageLevelLabels } from '@kalam/domain/resumes/sections/extra-entry';
import { type ExtraSection, isOwnSection } from '@kalam/domain/resumes/sections/section-keys';
import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../../../platform/languages/translator.ts';
import { useSectionName } from '../../../../resume/section-name.ts';
import { FileIcon } from '../../../../ui/icons.tsx';
import { useEntryForm } from '../entries/entry-form.ts';
import { extraKindOf, fresherProjectKind, fresherSkillKind } from '../entries/entry-kinds.ts';
import { EntrySection } from '../entries/entry-section.tsx';
import { EntrySummary } from '../entries/entry-summary.tsx';
import { useOptionalPeriodText } from '../entries/optional-period.tsx';
import { ProjectSection } from '../entries/project-section.tsx';
import { SkillSection } from '../entries/skill-section.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { OwnHeading } from './own-heading.tsx';
import { useSectionForm } from './section-forms.ts';
import { SectionFrame } from './section-frame.tsx';

interface SectionProps {
  readonly data: ResumeData;
}

const firstWords = ({ title, description = '', link = '' }: ExtraEntry): string =>
  title || description.trim().split('\n', 1)[0]?.slice(0, 60) || link;

const Summary = ({ entry }: { readonly entry: ExtraEntry }) => {
  const periodText = useOptionalPeriodText();
  const { title, subtitle, detail, level, date = '', description, link } = entry;
  const under = [subtitle, level && translate(languageLevelLabels[level]), detail, title && link];
  return (
    <EntrySummary
      title={firstWords(entry)}
      under={
        under.filter(Boolean).join(' · ') ||
        (title && <span className="line-clamp-2 whitespace-pre-line">{description}</span>)
      }
      aside={translate(displayMonth(date)) || periodText(entry)}
    />
  );
};

/** Any section that holds the same kind of entry. */
export const ExtraSectionPart = ({ section, data }: SectionProps & { readonly section: ExtraSection }) => {
  const { t } = useLingui();
  const name = useSectionName()(data, section);
  const form = useEntryForm(extraKindOf(section), { name });
  useSectionForm(section, form.settle);
  return (
    <SectionFrame list={section}>
      {isOwnSection(section) && <OwnHeading section={section} isFilled={form.entries.length > 0} />}
      <EntrySection
        form={form}
        data={data}
        label={name}
        add={t`Add to ${name}`}
        nameOf={(entry) => firstWords(entry) || t`Entry`}
        summary={(entry) => <Summary entry={entry} />}
        empty={{
          icon: FileIcon,
          title: <Trans>Nothing here yet</Trans>,
          text: <Trans>The section is printed once something is in it.</Trans>,
        }}
        fields={<ExtraFields section={section} form={form} />}
      />
    </SectionFrame>
  );
};

export const FresherSkills = ({ data }: SectionProps) => {
  const { t } = useLingui();
  const form = useEntryForm(fresherSkillKind, { name: t`Skills`, standsOpen: 'always' });
  useSectionForm('fresherSkills', form.settle);
  return (
    <SectionFrame list="fresherSkills">
      <SkillSection form={form} data={data} />
    </SectionFrame>
  );
};

export const FresherProjects = ({ data }: SectionProps) => {
  const { t } = useLingui();
  const form = useEntryForm(fresherProjectKind, { name: t`Projects` });
  useSectionForm('fresherProjects', form.settle);
  return (
    <SectionFrame list="fresherProjects">
      <ProjectSection form={form} data={data} />
    </SectionFrame>
  );
};
