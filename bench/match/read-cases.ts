import { type AskKind, askKinds } from '@kalam/domain/jobs/matching/job-match';
import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { type EducationLevel, isEducationLevel } from '@kalam/domain/resumes/education/education-levels';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';

/** One line of `--- asks`; what each part means is said in `adverts/README.md`. */
export interface AskLabel {
  readonly kind: AskKind;
  readonly words: string;
  readonly isOptional: boolean;
  readonly isShown: boolean;
}

export interface MatchCase {
  readonly name: string;
  readonly advert: string;
  readonly labels: readonly AskLabel[];
  readonly resume: ResumeData;
}

const isAskKind = (text: string): text is AskKind => askKinds.some((kind) => kind === text);

const parted = (line: string): readonly string[] => line.split(' | ').map((part) => part.trim());

const readLabel = (name: string, advert: string, line: string): AskLabel => {
  const [kind = '', words = '', need, shown] = parted(line);
  const isWhole = /^(?:required|optional)$/.test(need ?? '') && /^(?:shown|not)$/.test(shown ?? '');
  if (!isAskKind(kind) || !isWhole || !advert.toLowerCase().includes(words.toLowerCase())) {
    throw new Error(`${name}: not a label of this advert: ${line}`);
  }
  return { kind, words, isOptional: need === 'optional', isShown: shown === 'shown' };
};

const monthOf = (text: string | undefined): string => (text === undefined || text === 'now' ? '' : text);

type Writable = ResumeData & Required<Pick<ResumeData, 'fresherSkills' | 'fresherProjects'>>;

const levelOf = (text: string | undefined): EducationLevel | '' =>
  text !== undefined && isEducationLevel(text) ? text : '';

/** The field that a line beginning with `- ` goes on with. */
interface Told {
  description: string;
}

const addEntry = (resume: Writable, key: string, value: string): Told | undefined => {
  const [first = '', second, third, fourth, fifth] = parted(value);
  const id = `${key}-${value}`;
  const period = { startDate: monthOf(second), endDate: monthOf(third), current: third === 'now' };
  switch (key) {
    case 'work': {
      const entry = { id, company: 'A firm', position: first, ...period, description: '' };
      resume.workExperience.push(entry);
      return entry;
    }
    case 'training': {
      const entry = { id, organization: 'A firm', role: first, ...period, description: '' };
      resume.trainingExperience.push(entry);
      return entry;
    }
    case 'project': {
      const technologies = (second ?? '').split(',').map((text) => text.trim());
      const entry = {
        id,
        name: first,
        description: '',
        technologies: technologies.filter((text) => text !== ''),
      };
      (resume.isFresher ? resume.fresherProjects : resume.projects).push(entry);
      return entry;
    }
    case 'education': {
      resume.education.push({
        id,
        school: 'A school',
        degree: levelOf(first),
        degreeName: second ?? '',
        field: third ?? '',
        graduationDate: fourth ?? '',
        ...(fifth === 'pursuing' ? { pursuing: true } : {}),
      });
      return undefined;
    }
    case 'skill':
      (resume.isFresher ? resume.fresherSkills : resume.skills).push({
        id,
        name: value,
        level: 'Intermediate',
      });
      return undefined;
    case 'certificate':
      resume.certificates.push({ id, name: value, issuer: 'An issuer', date: '2024' });
      return undefined;
    case 'language':
      resume.languages = [...(resume.languages ?? []), { id, title: value }];
      return undefined;
    case 'detail':
      resume.own1 = [...(resume.own1 ?? []), { id, title: value }];
      return undefined;
    case 'location':
      resume.personalInfo.location = value;
      return undefined;
    case 'headline':
      resume.personalInfo.headline = value;
      return undefined;
    case 'summary':
      resume.summary = value;
      return undefined;
    default:
      throw new Error(`not a line of a resume: ${key}: ${value}`);
  }
};

const readResume = (name: string, lines: readonly string[]): ResumeData => {
  const resume: Writable = {
    ...blankResume(),
    isFresher: lines.includes('fresher'),
    fresherSkills: [],
    fresherProjects: [],
  };
  let told: Told | undefined;
  for (const line of lines) {
    if (line === '' || line === 'fresher') continue;
    if (line.startsWith('- ')) {
      if (!told) throw new Error(`${name}: a line of no entry: ${line}`);
      told.description = [told.description, line.slice(2)].filter((text) => text !== '').join('\n');
      continue;
    }
    const [, key, value] = /^([a-z]+):\s*(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${name}: not a line of a resume: ${line}`);
    told = addEntry(resume, key, value);
  }
  return resume;
};

/** The cases of one file. */
export const readCases = (text: string): readonly MatchCase[] =>
  `\n${text.replaceAll('\r', '')}`
    .split(/\n=== /)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      const name = block.slice(0, end).trim();
      const [advert, rest] = block.slice(end + 1).split(/^--- asks$/m);
      const [asks, resume] = (rest ?? '').split(/^--- resume$/m);
      if (advert === undefined || asks === undefined || resume === undefined) {
        throw new Error(`${name}: advert, asks or resume is missing`);
      }
      const lines = (part: string): readonly string[] => part.split('\n').map((line) => line.trim());
      return {
        name,
        advert,
        labels: lines(asks)
          .filter((line) => line !== '')
          .map((line) => readLabel(name, advert, line)),
        resume: readResume(name, lines(resume)),
      };
    });
