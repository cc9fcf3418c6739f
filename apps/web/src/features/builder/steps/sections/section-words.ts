import type { SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
