import { canAddSkill } from '@kalam/domain/resumes/fields/experience-rules';
import { defaultSkillLevel, skillLevels } from '@kalam/domain/resumes/fields/skill-levels';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../../../platform/languages/translator.ts';
import { useTextRules } from '../../../../resume/text-rules.ts';
import { Select } from '../../../../ui/forms/select.tsx';
import { TagIcon } from '../../../../ui/work-icons.tsx';
import { NameField } from '../name-field.tsx';
import type { EntryForm } from './entry-form.ts';
import type { SkillList } from './entry-kinds.ts';
import { EntrySection } from './entry-section.tsx';

interface SkillSectionProps {
  readonly form: EntryForm<SkillList>;
  readonly data: ResumeData;
  readonly notice?: string | undefined;
}

export const SkillSection = ({ form, data, notice }: SkillSectionProps) => {
  const { t } = useLingui();
  const level = form.pending?.level ?? defaultSkillLevel;
  const isStrict = useTextRules() === 'strict';
  return (
    <EntrySection
      form={form}
      data={data}
      label={t`Skills`}
      add={t`Add Skill`}
      notice={notice}
      required
      chips
      canAdd={canAddSkill({ name: form.pending?.name ?? '' })}
      nameOf={(entry) => entry.name}
      summary={(entry) => (
        <span className="text-14">
          <span className="font-medium">{entry.name}</span>{' '}
          <span className="text-12 text-muted">{translate(entry.level)}</span>
        </span>
      )}
      empty={{ icon: TagIcon, title: '', text: '' }}
      fields={
        <div className="grid gap-4 @md:grid-cols-[1fr_12rem]">
          <NameField
            kind="skill"
            suggest="skills"
            label={t`Skill name`}
            binding={form.bind('name', t`Skill name`)}
            hint={
              isStrict ? (
                <Trans>Letters only: write C Sharp for C#. Enter adds it.</Trans>
              ) : (
                <Trans>Such as Tally, Excel or C++. Enter adds it.</Trans>
              )
            }
          />
          <Select
            label={t`Level`}
            data-field={`${form.path}.level`}
            value={level}
            options={skillLevels.map((value) => ({ value, label: translate(value) }))}
            onChange={({ target }) => {
              const chosen = skillLevels.find((one) => one === target.value) ?? defaultSkillLevel;
              form.set(t`Level`, 'level', { level: chosen });
            }}
          />
        </div>
      }
    />
  );
};
