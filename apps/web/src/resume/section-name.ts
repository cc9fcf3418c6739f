import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { ownHeading } from '@kalam/domain/resumes/sections/arrangement';
import {
  extraSectionLabels,
  isOwnSection,
  type OwnSection,
  type SectionKey,
} from '@kalam/domain/resumes/sections/section-keys';
import { experienceTabLabels } from '@kalam/domain/resumes/wizard-machine';
import { useLingui } from '@lingui/react/macro';
import { translate } from '../platform/languages/translator.ts';

/** What a section is usually called here. */
const useUsualName = () => {
  const { t } = useLingui();
  const names: Readonly<Record<Exclude<SectionKey, OwnSection | keyof typeof extraSectionLabels>, string>> = {
    summary: t`Professional summary`,
    work: translate(experienceTabLabels.work),
    training: translate(experienceTabLabels.training),
    education: t`Education`,
    skills: translate(experienceTabLabels.skills),
    projects: translate(experienceTabLabels.projects),
    certificates: t`Certificates`,
    declaration: t`Declaration`,
  };
  return (key: SectionKey): string => {
    if (isOwnSection(key)) return t`Your own section`;
    return key in extraSectionLabels
      ? translate(extraSectionLabels[key as keyof typeof extraSectionLabels])
      : names[key as keyof typeof names];
  };
};

/** As its owner calls it, else as usual. */
export const useSectionName = () => {
  const usual = useUsualName();
  return ({ arrangement }: Pick<ResumeData, 'arrangement'>, key: SectionKey): string =>
    ownHeading(arrangement, key) ?? usual(key);
};
