import { nameLabels } from '@kalam/domain/resumes/fields/name-text';
import { letterLabel } from '@kalam/domain/resumes/letter/letter-rules';
import { extraSectionLabels } from '@kalam/domain/resumes/sections/section-keys';
import { experienceTabLabels, stepOfField, wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { translate } from '../../../platform/languages/translator.ts';

/** Sections that were added are found by their heading. */
const sectionLabels: Readonly<Record<string, string>> = {
  ...extraSectionLabels,
  fresherSkills: experienceTabLabels.skills,
  fresherProjects: experienceTabLabels.projects,
  letter: letterLabel,
};

/** Where a field is found: its step, and its section or its label where it has one of its own. */
export const placeOf = (path = ''): string => {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const section = sectionLabels[path.split('.', 1)[0] ?? ''];
  const label = section ?? Object.entries(nameLabels).find(([field]) => field === name)?.[1];
  const step = translate(wizardSteps[stepOfField(path)]);
  return label === undefined ? step : `${step}, ${translate(label)}`;
};
