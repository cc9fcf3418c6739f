import type { Today } from '../../calendar/calendar-day.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import type { EducationDraft } from '../education/education-rules.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import type { Project, Skill, TrainingEntry, WorkEntry } from '../resume-model.ts';
import { type KeptAt, nothingKeptAt } from '../rules/rule-exceptions.ts';
import { checkDescription } from './description-text.ts';
import { checkEndDate, checkTrainingStart, checkWorkStart } from './experience-dates.ts';
import { checkNameText } from './name-text.ts';
import { checkOptionalPeriod } from './optional-dates.ts';
import { checkTechnologies } from './technology-tags.ts';
import { checkUrl } from './url-field.ts';

export const trainingLimit = 3;

type Draft<Entry> = Omit<Entry, 'id'>;
type Finding = readonly [field: string, refusal: Refusal | undefined];

const refused = (findings: readonly Finding[]): Refusal[] =>
  findings.flatMap(([field, refusal]) => (refusal ? [at(field, refusal)] : []));

/** Fields are those of the entry; the whole-resume check places them. */
export const checkWorkEntry = (
  entry: Draft<WorkEntry>,
  education: readonly EducationDraft[],
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] =>
  refused([
    ['company', checkNameText('company', entry.company, keptAt('company'))],
    ['position', checkNameText('position', entry.position, keptAt('position'))],
    ['location', checkLength(entry.location ?? '', resumeLimits.nameText)],
    ['startDate', checkWorkStart(entry.startDate, education, today, keptAt('startDate'))],
    ['endDate', checkEndDate(entry, today)],
    ['description', checkDescription(entry.description, keptAt('description'))],
  ]);

export const checkTrainingEntry = (
  entry: Draft<TrainingEntry>,
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] =>
  refused([
    ['organization', checkNameText('organization', entry.organization, keptAt('organization'))],
    ['role', checkNameText('role', entry.role, keptAt('role'))],
    ['location', checkLength(entry.location ?? '', resumeLimits.nameText)],
    ['startDate', checkTrainingStart(entry.startDate, today)],
    ['endDate', checkEndDate(entry, today)],
    ['description', checkDescription(entry.description, keptAt('description'))],
  ]);

export const checkTrainingCount = (count: number): Refusal | undefined =>
  count > trainingLimit ? refuse('training-limit', { limit: trainingLimit }) : undefined;

export const checkSkill = (skill: Draft<Skill>, keptAt: KeptAt = nothingKeptAt): Refusal[] =>
  refused([['name', checkNameText('skill', skill.name, keptAt('name'))]]);

/** Add is disabled while the name is blank (S1 §5). */
export const canAddSkill = ({ name }: Pick<Skill, 'name'>): boolean => name.trim() !== '';

export const checkProject = (
  project: Draft<Project>,
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] => {
  const tag = checkTechnologies(project.technologies, keptAt('technologies'));
  return refused([
    ['name', checkNameText('project', project.name, keptAt('name'))],
    ...checkOptionalPeriod(project, today),
    ['description', checkDescription(project.description, keptAt('description'))],
    ['link', checkUrl(project.link)],
    [`technologies.${tag?.index}`, tag?.refusal],
  ]);
};

/** Add needs name and description. */
export const canAddProject = ({ name, description }: Pick<Project, 'name' | 'description'>): boolean =>
  name.trim() !== '' && description.trim() !== '';
