import type { Today } from '../calendar/calendar-day.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import {
  checkAboutMe,
  checkEducationStep,
  checkExperienceCounts,
  checkExperienceEntries,
  checkPersonalInfo,
  checkResume,
  keptOf,
} from './resume-check.ts';
import type { ResumeData } from './resume-model.ts';
import type { KeptAt } from './rules/rule-exceptions.ts';
import { defaultTextRules, type TextRules } from './rules/text-rules.ts';
import { toSavedPayload } from './saved/saved-resume.ts';

export const wizardSteps = ['Personal Info', 'Education', 'Experience', 'About Me', 'Download'] as const;
export type WizardStep = 0 | 1 | 2 | 3 | 4;

const steps = [0, 1, 2, 3, 4] as const;
const firstStep = steps[0];
const lastStep = steps[4];

export const clampStep = (step: number): WizardStep =>
  steps.find((known) => known >= step) ?? (step > lastStep ? lastStep : firstStep);

export interface Wizard {
  readonly step: WizardStep;
  /** How many steps have been passed: they keep their check mark when one goes back, and stay open to a click. */
  readonly passed: WizardStep;
}

/** Decision 63: "later" is later than the furthest step that was reached. */
const isLater = ({ step, passed }: Wizard, wanted: number): boolean => wanted > Math.max(step, passed);

/** Every step that was reached can be opened; a later one leaves the wizard where it is. */
export const goToStep = (wizard: Wizard, step: number): Wizard =>
  isLater(wizard, clampStep(step)) ? wizard : { ...wizard, step: clampStep(step) };

/** Next advances only when the step's checks pass. */
export const goForward = (wizard: Wizard, { passes }: StepCheck): Wizard => {
  if (!passes) return wizard;
  const step = clampStep(wizard.step + 1);
  return { step, passed: clampStep(Math.max(wizard.passed, step)) };
};

export const stepMark = (wizard: Wizard, step: WizardStep) => ({
  current: step === wizard.step,
  disabled: isLater(wizard, step),
  completed: step < wizard.passed,
});

/** Where a resume that was saved is opened: nothing is saved before every step was passed (decision 63). */
export const savedWizard: Wizard = { step: firstStep, passed: lastStep };

export type ExperienceTab = 'work' | 'training' | 'skills' | 'projects';

export interface StepCheck {
  readonly passes: boolean;
  readonly refusals: readonly Refusal[];
  /** The add form that opens because the step has no entry. */
  readonly opens?: 'education' | 'work';
  readonly tab?: ExperienceTab;
}

/** What the wizard holds: the data, and the tick under the declaration, which is no part of the document. */
export interface WizardContent {
  readonly data: ResumeData;
  readonly declarationAccepted: boolean;
}

const stepCheck = (refusals: readonly Refusal[], more: Pick<StepCheck, 'opens' | 'tab'> = {}): StepCheck => ({
  passes: refusals.length === 0,
  refusals,
  ...more,
});

const checkExperienceStep = (data: ResumeData, today: Today, keptAt: KeptAt): StepCheck => {
  const missing = checkExperienceCounts(data);
  if (missing?.code === 'work-entry-required') return stepCheck([missing], { opens: 'work', tab: 'work' });
  if (missing) return stepCheck([missing], { tab: 'skills' });
  const refusals = checkExperienceEntries(data, today, keptAt);
  const [first] = refusals;
  return first ? stepCheck(refusals, { tab: tabOf(first) }) : stepCheck([]);
};

const tabOf = ({ field = '' }: Refusal): ExperienceTab => {
  if (field.startsWith('training')) return 'training';
  if (field.startsWith('skills')) return 'skills';
  return field.startsWith('projects') ? 'projects' : 'work';
};

/** The check behind Next, with what it opens (S1 §4). On the last step it is the check behind Save Resume. */
export const checkStep = (
  step: WizardStep,
  content: WizardContent,
  today: Today,
  rules: TextRules = defaultTextRules,
): StepCheck => {
  const { data, declarationAccepted } = content;
  const keptAt = keptOf(data, rules);
  switch (step) {
    case 0:
      return stepCheck(checkPersonalInfo(data.personalInfo, today, keptAt));
    case 1: {
      const refusals = checkEducationStep(data, today, keptAt);
      return stepCheck(refusals, data.education.length === 0 ? { opens: 'education' } : {});
    }
    case 2:
      return checkExperienceStep(data, today, keptAt);
    case 3:
      return stepCheck([
        ...checkAboutMe(data, today, keptAt),
        ...(declarationAccepted ? [] : [at('declaration', refuse('declaration-not-accepted'))]),
      ]);
    case 4:
      return stepCheck(checkResume(toSavedPayload(data), today, rules));
  }
};

/**
 * Where a jump ahead comes to a stop: the first step from `from` on, the wanted one excluded, whose check refuses, or that
 * `isOpen` says has an entry somebody is still writing. Undefined when the way is free.
 */
export const stopOnTheWay = (
  from: WizardStep,
  to: WizardStep,
  content: WizardContent,
  today: Today,
  isOpen: (step: WizardStep) => boolean = () => false,
  rules: TextRules = defaultTextRules,
): WizardStep | undefined =>
  steps.find(
    (step) => step >= from && step < to && (isOpen(step) || !checkStep(step, content, today, rules).passes),
  );

/** The step on which a refused field is edited. */
export const stepOfField = (field: string): WizardStep => {
  const [section] = field.split('.', 1);
  if (section === 'personalInfo') return 0;
  if (section === 'education' || section === 'moreEducation') return 1;
  const inExperience = ['workExperience', 'trainingExperience', 'skills', 'projects'].includes(section ?? '');
  if (inExperience) return 2;
  return section === 'letter' ? lastStep : 3;
};

/**
 * Choosing fresher clears what a fresher does not have; going back keeps the training until it is saved, and takes the
 * skills and projects a fresher had added along.
 */
export const withFresher = (data: ResumeData, isFresher: boolean): ResumeData => {
  if (isFresher) return { ...data, isFresher, workExperience: [], skills: [], projects: [] };
  const { fresherSkills = [], fresherProjects = [], ...rest } = data;
  return {
    ...rest,
    isFresher,
    skills: [...data.skills, ...fresherSkills],
    projects: [...data.projects, ...fresherProjects],
  };
};

/** The first tab is the one a switch leads to. */
export const experienceTabs = (isFresher: boolean): readonly ExperienceTab[] =>
  isFresher ? ['training'] : ['work', 'skills', 'projects'];

export const experienceTabLabels = {
  work: 'Work Experience',
  training: 'Training Experience',
  skills: 'Skills',
  projects: 'Projects',
} as const satisfies Record<ExperienceTab, string>;
