import type { ResumeData } from '../../../resumes/resume-model.ts';
import { extraSections, type SectionKey } from '../../../resumes/sections/section-keys.ts';
import { sentenceSpans } from '../advert/advert-pieces.ts';

/** A sentence of a resume, whole and unchanged, and the field it stands in. */
export interface ResumeSentence {
  readonly path: string;
  readonly text: string;
  /** What somebody did, not what they list: a duty is shown by nothing else. */
  readonly isTold: boolean;
}

const told = (path: string, text: string | undefined): readonly ResumeSentence[] =>
  (text ?? '').split('\n').flatMap((line) =>
    sentenceSpans(line)
      .map(([start, end]) => line.slice(start, end).trim())
      .filter((sentence) => sentence !== '')
      .map((sentence) => ({ path, text: sentence, isTold: true })),
  );

const named = (path: string, text: string | undefined): readonly ResumeSentence[] => {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? [] : [{ path, text: trimmed, isTold: false }];
};

/** Sections that say what a person can do; who vouches for them and where they are found on the web does not. */
const silent: ReadonlySet<SectionKey> = new Set(['references', 'links', 'interests']);

/**
 * What the page says, by its sentences: a hidden section says nothing, nor do the names of employers and schools, which
 * are called what they are called.
 */
export const resumeSentences = (data: ResumeData): readonly ResumeSentence[] => {
  const hidden = new Set(data.arrangement?.hidden ?? []);
  const shown = (key: SectionKey, sentences: () => readonly ResumeSentence[]): readonly ResumeSentence[] =>
    hidden.has(key) || silent.has(key) ? [] : sentences();
  const skillsAt = data.isFresher ? 'fresherSkills' : 'skills';
  const projectsAt = data.isFresher ? 'fresherProjects' : 'projects';
  return [
    ...(data.isFresher
      ? []
      : shown('work', () =>
          data.workExperience.flatMap(({ position, description }, at) => [
            ...told(`workExperience.${at}.description`, description),
            ...named(`workExperience.${at}.position`, position),
          ]),
        )),
    ...shown('training', () =>
      data.trainingExperience.flatMap(({ role, description }, at) => [
        ...told(`trainingExperience.${at}.description`, description),
        ...named(`trainingExperience.${at}.role`, role),
      ]),
    ),
    ...shown('projects', () =>
      (data[projectsAt] ?? []).flatMap(({ name, description, technologies }, at) => [
        ...told(`${projectsAt}.${at}.description`, description),
        ...named(`${projectsAt}.${at}.name`, name),
        ...technologies.flatMap((tag, of) => named(`${projectsAt}.${at}.technologies.${of}`, tag)),
      ]),
    ),
    ...shown('summary', () => told('summary', data.summary)),
    ...named('personalInfo.headline', data.personalInfo.headline),
    ...shown('skills', () =>
      (data[skillsAt] ?? []).flatMap(({ name }, at) => named(`${skillsAt}.${at}.name`, name)),
    ),
    ...shown('certificates', () =>
      data.certificates.flatMap(({ name }, at) => named(`certificates.${at}.name`, name)),
    ),
    ...extraSections.flatMap((key) =>
      shown(key, () =>
        (data[key] ?? []).flatMap(({ title, subtitle, detail, description, kind }, at) => [
          ...named(`${key}.${at}.title`, title),
          ...(key === 'volunteering' || key === 'publications'
            ? []
            : named(`${key}.${at}.subtitle`, subtitle)),
          ...(kind && kind !== 'driving-licence' ? [] : named(`${key}.${at}.detail`, detail)),
          ...told(`${key}.${at}.description`, description),
        ]),
      ),
    ),
  ];
};
