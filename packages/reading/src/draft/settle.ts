import { ladderOf } from '@kalam/domain/resumes/education/education-ladder';
import type {
  EducationEntry,
  ResumeData,
  TrainingEntry,
  WorkEntry,
} from '@kalam/domain/resumes/resume-model';
import { isStudentRole } from '../entries/roles/role-words.ts';
import type { ReadingNote } from '../reading-result.ts';
import type { PlacedField } from './draft.ts';

/** A draft whose entries stand where the page shows them. */
export interface Settled {
  readonly data: ResumeData;
  readonly fields: readonly PlacedField[];
  readonly notes: readonly ReadingNote[];
}

/** Where entries have moved to: `education.3` to `moreEducation.0`. */
type Moves = ReadonlyMap<string, string>;

const roleNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  workExperience: { organization: 'company', role: 'position' },
  trainingExperience: { company: 'organization', position: 'role' },
};

const movedPath = (path: string, moves: Moves): string => {
  const [list = '', index = '', field, ...rest] = path.split('.');
  const target = moves.get(`${list}.${index}`);
  if (target === undefined) return path;
  const [newList = ''] = target.split('.');
  const name = field === undefined ? [] : [roleNames[newList]?.[field] ?? field];
  return [target, ...name, ...rest].join('.');
};

const movedFields = (fields: readonly PlacedField[], moves: Moves): readonly PlacedField[] =>
  moves.size === 0
    ? fields
    : fields.map((field) => ({
        ...field,
        path: movedPath(field.path, moves),
        ...(field.swapsWith !== undefined && { swapsWith: movedPath(field.swapsWith, moves) }),
      }));

const moveAll = (moves: Map<string, string>, list: string, count: number, target: string, from = 0): void => {
  for (let index = 0; index < count; index++) moves.set(`${list}.${index}`, `${target}.${from + index}`);
};

const entryWords = ({ degreeName, field, school }: EducationEntry): string =>
  [degreeName || field, school].filter(Boolean).join(', ');

/** Three on the ladder, one a level; the rest stands beside it, and that is said. */
const settleEducation = ({ data, fields, notes }: Settled): Settled => {
  const ladder = ladderOf(data.education);
  const onLadder = data.education.filter((entry) => ladder.has(entry));
  const beside = data.education.filter((entry) => !ladder.has(entry));
  if (beside.length === 0) return { data, fields, notes };
  const before = data.moreEducation?.length ?? 0;
  const moves = new Map<string, string>();
  for (const [index, entry] of data.education.entries())
    moves.set(
      `education.${index}`,
      ladder.has(entry)
        ? `education.${onLadder.indexOf(entry)}`
        : `moreEducation.${before + beside.indexOf(entry)}`,
    );
  return {
    data: { ...data, education: onLadder, moreEducation: [...(data.moreEducation ?? []), ...beside] },
    fields: movedFields(fields, moves),
    notes: [
      ...notes,
      ...beside.map((entry) => ({ kind: 'more-education' as const, text: entryWords(entry) })),
    ],
  };
};

const asTraining = ({ company, position, ...rest }: WorkEntry): TrainingEntry => ({
  ...rest,
  organization: company,
  role: position,
});

const asWork = ({ organization, role, ...rest }: TrainingEntry): WorkEntry => ({
  ...rest,
  company: organization,
  position: role,
});

const isJob = ({ position, company }: WorkEntry): boolean =>
  !isStudentRole(position) && (position !== '' || !isStudentRole(company));

/**
 * Whoever has skills, projects or a training and no job is a fresher: the page shows a fresher's training, and the work of
 * all others. Each list goes where it is shown.
 */
const settleStage = ({ data, fields, notes }: Settled): Settled => {
  const { workExperience, trainingExperience, skills, projects } = data;
  const hasJob = workExperience.some(isJob);
  const hasOther = skills.length + projects.length + trainingExperience.length + workExperience.length > 0;
  const moves = new Map<string, string>();
  if (hasJob || !hasOther) {
    moveAll(moves, 'trainingExperience', trainingExperience.length, 'workExperience', workExperience.length);
    const all = [...workExperience, ...trainingExperience.map(asWork)];
    return {
      data: { ...data, isFresher: false, workExperience: all, trainingExperience: [] },
      fields: movedFields(fields, moves),
      notes,
    };
  }
  moveAll(moves, 'workExperience', workExperience.length, 'trainingExperience', trainingExperience.length);
  moveAll(moves, 'skills', skills.length, 'fresherSkills');
  moveAll(moves, 'projects', projects.length, 'fresherProjects');
  return {
    data: {
      ...data,
      isFresher: true,
      workExperience: [],
      trainingExperience: [...trainingExperience, ...workExperience.map(asTraining)],
      skills: [],
      projects: [],
      ...(skills.length > 0 && { fresherSkills: skills }),
      ...(projects.length > 0 && { fresherProjects: projects }),
    },
    fields: movedFields(fields, moves),
    notes,
  };
};

const foldedLetters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** A name whose words stand in the e-mail address is nobody else's. */
const settleName = (draft: Settled): Settled => {
  const { email, fullName } = draft.data.personalInfo;
  const local = foldedLetters(email.split('@')[0] ?? '');
  const words = fullName
    .split(/\s+/)
    .map(foldedLetters)
    .filter((word) => word.length > 2);
  if (words.length === 0 || !words.every((word) => local.includes(word))) return draft;
  const fields = draft.fields.map((field) =>
    field.path === 'personalInfo.fullName' ? { ...field, confidence: 'sure' as const } : field,
  );
  return { ...draft, fields };
};

export const settle = (draft: Settled): Settled => settleName(settleStage(settleEducation(draft)));
