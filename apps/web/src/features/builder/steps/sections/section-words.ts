import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { ownHeading } from '@kalam/domain/resumes/sections/arrangement';
import {
  extraSectionLabels,
  isOwnSection,
  type OwnSection,
  type SectionKey,
} from '@kalam/domain/resumes/sections/section-keys';
import { experienceTabLabels } from '@kalam/domain/resumes/wizard-machine';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { translate } from '../../../../platform/languages/translator.ts';
import type { SectionList } from './section-list.ts';

const own = msg`Anything else, under a heading of your own`;

/** What belongs there, for whoever chooses among them. */
export const sectionHints: Readonly<Record<SectionList, MessageDescriptor>> = {
  fresherSkills: msg`What you are good at`,
  fresherProjects: msg`What you have made, at college or by yourself`,
  languages: msg`Which ones you speak, and how well`,
  achievements: msg`Prizes, ranks, records`,
  publications: msg`Papers, articles, books`,
  volunteering: msg`Unpaid work, NSS, a club you ran`,
  interests: msg`What you like to do`,
  references: msg`People who can speak for you`,
  personalDetails: msg`Father’s name, nationality and the like`,
  links: msg`GitHub, a portfolio, other pages`,
  own1: own,
  own2: own,
  own3: own,
};

const listKeys = { fresherSkills: 'skills', fresherProjects: 'projects' } as const;

/** What a section is called on the page; a fresher's skills are skills there. */
export const keyOfList = (list: SectionList): SectionKey =>
  list === 'fresherSkills' || list === 'fresherProjects' ? listKeys[list] : list;

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
