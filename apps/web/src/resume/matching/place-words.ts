import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { isSectionKey, type SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import { wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { translate } from '../../platform/languages/translator.ts';
import { useSectionName } from '../section-name.ts';

/** The lists that are called otherwise in the data than on the page. */
const keys: Readonly<Record<string, SectionKey>> = {
  workExperience: 'work',
  trainingExperience: 'training',
  fresherSkills: 'skills',
  fresherProjects: 'projects',
};

export const sectionOfPath = (path: string): SectionKey | undefined => {
  const [list = ''] = path.split('.', 1);
  return keys[list] ?? (isSectionKey(list) ? list : undefined);
};

/** What an entry is known by to whoever wrote it. */
const namedBy = ['company', 'organization', 'school', 'name', 'title'];

/** The name of the entry a path leads into; undefined where it has none, or none yet. */
export const entryNameAt = (data: ResumeData, path: string): string | undefined => {
  const [list = '', place] = path.split('.');
  const entries: unknown = Reflect.get(data, list);
  const entry: unknown = Array.isArray(entries) ? entries[Number(place)] : undefined;
  if (typeof entry !== 'object' || entry === null) return undefined;
  for (const field of namedBy) {
    const name: unknown = Reflect.get(entry, field);
    if (typeof name === 'string' && name.trim() !== '') return name.trim();
  }
  return undefined;
};

/** The section a path leads into, in its owner's words. */
export const useSectionWords = () => {
  const nameOf = useSectionName();
  return (data: ResumeData, path: string): string => {
    const key = sectionOfPath(path);
    return key === undefined ? translate(wizardSteps[0]) : nameOf(data, key);
  };
};

/** Where something stands in a resume: "Work Experience · Meridian Traders". */
export const usePlaceWords = () => {
  const sectionOf = useSectionWords();
  /** `told` is shown beside it and need not be said twice, as the name of a certificate. */
  return (data: ResumeData, path: string, told: string): string => {
    const entry = entryNameAt(data, path);
    const section = sectionOf(data, path);
    const isSaid = entry === undefined || entry === told || sectionOfPath(path) === 'skills';
    return isSaid ? section : `${section} · ${entry}`;
  };
};
