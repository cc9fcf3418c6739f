import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { blankResume, blankSkill } from './blank-resume.ts';
import { declarationText, fillDeclaration, withDeclaration } from './fields/declaration.ts';
import { canAddProject, canAddSkill } from './fields/experience-rules.ts';
import { sampleFresher, sampleProfessional } from './samples/sample-resumes.ts';
import {
  checkStep,
  clampStep,
  experienceTabs,
  goForward,
  goToStep,
  savedWizard,
  stepMark,
  stepOfField,
  stopOnTheWay,
  type Wizard,
  withFresher,
  wizardSteps,
} from './wizard-machine.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const passed = { passes: true, refusals: [] };
/** The wizard resets when entered (S1 §2). */
const startWizard: Wizard = { step: 0, passed: 0 };
const goBack = (wizard: Wizard): Wizard => goToStep(wizard, wizard.step - 1);
const content = (data = sampleProfessional, declarationAccepted = true) => ({ data, declarationAccepted });

describe('S1 §2 wizard steps', () => {
  it('are five, 0 to 4, and clamped', () => {
    expect(wizardSteps).toEqual(['Personal Info', 'Education', 'Experience', 'About Me', 'Download']);
    expect([-1, 0, 4, 5, Number.NaN, Number.POSITIVE_INFINITY].map(clampStep)).toEqual([0, 0, 4, 4, 0, 4]);
  });

  it('are reached through Next alone', () => {
    const second = goForward(startWizard, passed);
    expect(second.step).toBe(1);
    expect(goForward(second, { passes: false, refusals: [] })).toBe(second);
    expect(goToStep(second, 2)).toBe(second);
    expect(goToStep(second, 1).step).toBe(1);
    expect(goToStep(second, 0).step).toBe(0);
  });

  it('decision 63: go back always, keep their marks, and stay open up to the furthest one reached', () => {
    const third = goForward(goForward(startWizard, passed), passed);
    const back = goBack(goBack(third));
    expect(back.step).toBe(0);
    expect(goBack(back).step).toBe(0);
    expect(stepMark(back, 0)).toEqual({ current: true, disabled: false, completed: true });
    expect(stepMark(back, 1)).toEqual({ current: false, disabled: false, completed: true });
    expect(stepMark(back, 2)).toEqual({ current: false, disabled: false, completed: false });
    expect(stepMark(back, 3)).toEqual({ current: false, disabled: true, completed: false });
    expect(goToStep(back, 2)).toEqual({ step: 2, passed: 2 });
    expect(goToStep(back, 3)).toBe(back);
  });

  it('decision 63: a saved resume has reached the last', () => {
    expect([0, 1, 2, 3, 4].map((step) => goToStep(savedWizard, step).step)).toEqual([0, 1, 2, 3, 4]);
    expect(([0, 1, 2, 3, 4] as const).map((step) => stepMark(savedWizard, step).completed)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('stop at the last', () => {
    let wizard = startWizard;
    for (let i = 0; i < 9; i++) wizard = goForward(wizard, passed);
    expect(wizard.step).toBe(4);
  });
});

describe('S1 §4 step checks', () => {
  it('pass with whole data', () => {
    for (const step of [0, 1, 2, 3, 4] as const) {
      expect(checkStep(step, content(), today).passes).toBe(true);
      expect(checkStep(step, content(sampleFresher), today).passes).toBe(true);
    }
  });

  it('Personal Info shows what is missing', () => {
    const check = checkStep(0, content(blankResume()), today);
    expect(check.passes).toBe(false);
    expect(check.refusals.map((refusal) => refusal.field)).toEqual([
      'personalInfo.fullName',
      'personalInfo.email',
      'personalInfo.phone',
      'personalInfo.dateOfBirth',
      'personalInfo.location',
    ]);
  });

  it('Education with no entries opens the add form and blocks', () => {
    const check = checkStep(1, content({ ...sampleProfessional, education: [] }), today);
    expect(check).toMatchObject({ passes: false, opens: 'education' });
    expect(check.refusals.map(messageText)).toEqual(['Please add at least one education entry']);
  });

  it('Experience with no work opens the add form and blocks', () => {
    const check = checkStep(2, content({ ...sampleProfessional, workExperience: [], skills: [] }), today);
    expect(check).toMatchObject({ passes: false, opens: 'work', tab: 'work' });
    expect(check.refusals.map(messageText)).toEqual(['Please add at least one work experience entry']);
  });

  it('Experience with no skills switches to the Skills tab and blocks', () => {
    const check = checkStep(2, content({ ...sampleProfessional, skills: [] }), today);
    expect(check).toMatchObject({ passes: false, tab: 'skills' });
    expect(check.opens).toBeUndefined();
    expect(check.refusals.map(messageText)).toEqual(['Please add at least one skill before proceeding']);
  });

  it('Experience passes for a fresher without any entry', () => {
    expect(checkStep(2, content({ ...sampleFresher, trainingExperience: [] }), today).passes).toBe(true);
  });

  it('Experience leads to the tab of an entry that breaks a rule', () => {
    const skills = [...sampleProfessional.skills, blankSkill('new')];
    expect(checkStep(2, content({ ...sampleProfessional, skills }), today)).toMatchObject({
      passes: false,
      tab: 'skills',
    });
  });

  it('About Me requires a valid summary and an accepted declaration', () => {
    expect(
      checkStep(3, content({ ...sampleProfessional, summary: '' }), today).refusals.map(messageText),
    ).toEqual(['Please provide a professional summary']);
    expect(checkStep(3, content(sampleProfessional, false), today).refusals.map(messageText)).toEqual([
      'Please accept the declaration',
    ]);
  });

  it('Download looks at the whole resume', () => {
    const check = checkStep(4, content({ ...sampleProfessional, education: [] }), today);
    expect(check.refusals.map((refusal) => stepOfField(refusal.field ?? ''))).toEqual([1]);
    expect(
      ['personalInfo.email', 'skills.0.name', 'certificates.0.name', 'declaration'].map(stepOfField),
    ).toEqual([0, 2, 3, 3]);
  });
});

describe('decision 63: a jump ahead', () => {
  const broken = content({ ...sampleProfessional, education: [], skills: [] });

  it('is free when everything between is right', () => {
    expect(stopOnTheWay(0, 4, content(), today)).toBeUndefined();
    expect(stopOnTheWay(2, 1, broken, today)).toBeUndefined();
  });

  it('stops at the first fault, whatever comes after it', () => {
    expect(stopOnTheWay(0, 4, broken, today)).toBe(1);
    expect(stopOnTheWay(2, 4, broken, today)).toBe(2);
    expect(stopOnTheWay(0, 1, broken, today)).toBeUndefined();
    expect(stopOnTheWay(0, 4, content(sampleProfessional, false), today)).toBe(3);
  });

  it('stops where an entry is still being written', () => {
    expect(stopOnTheWay(0, 4, content(), today, (step) => step === 2)).toBe(2);
  });
});

describe('decision 62: kept answers in the wizard', () => {
  const [job] = sampleProfessional.workExperience;
  if (!job) throw new Error('the sample has a job');
  const exceptions = [{ field: 'workExperience.company', rule: 'text-characters', what: '&' }];
  const kept = { ...sampleProfessional, workExperience: [{ ...job, company: 'L&T' }], exceptions };

  it('let a step and the whole pass, but not under strict rules', () => {
    for (const step of [2, 4] as const) {
      expect(checkStep(step, content(kept), today)).toEqual(passed);
      expect(checkStep(step, content(kept), today, 'strict').passes).toBe(false);
    }
  });

  it('that nothing needs any more do not stop Save Resume: they are not sent', () => {
    expect(checkStep(4, content({ ...sampleProfessional, exceptions }), today)).toEqual(passed);
  });
});

describe('S1 §4 fresher mode', () => {
  it('clears work, skills and projects, and keeps training', () => {
    const data = { ...sampleProfessional, trainingExperience: sampleFresher.trainingExperience };
    const fresher = withFresher(data, true);
    expect(fresher).toMatchObject({ isFresher: true, workExperience: [], skills: [], projects: [] });
    expect(fresher.trainingExperience).toEqual(sampleFresher.trainingExperience);
    expect(withFresher(fresher, false)).toMatchObject({ isFresher: false, workExperience: [] });
  });

  it('S1 §2 shows the Training tab alone, otherwise Work, Skills and Projects', () => {
    expect(experienceTabs(true)).toEqual(['training']);
    expect(experienceTabs(false)).toEqual(['work', 'skills', 'projects']);
  });
});

describe('S1 §4 declaration', () => {
  it('S1 §9 has the fixed declaration text', () => {
    expect(declarationText).toBe(
      'I hereby declare that all the information provided in this resume is true and accurate to the best of my knowledge.',
    );
  });

  it('is set by accepting, cleared by unchecking and filled on opening', () => {
    expect(withDeclaration(blankResume(), true).declaration).toBe(declarationText);
    expect(withDeclaration(sampleProfessional, false).declaration).toBe('');
    expect(fillDeclaration(blankResume()).declaration).toBe(declarationText);
    expect(fillDeclaration({ declaration: 'Mine.' }).declaration).toBe('Mine.');
  });
});

it('S1 §5 adds skills with a name, projects with name and description', () => {
  expect(canAddSkill({ name: ' ' })).toBe(false);
  expect(canAddSkill({ name: 'Java' })).toBe(true);
  expect(blankSkill('a').level).toBe('Intermediate');
  expect(canAddProject({ name: 'A', description: ' ' })).toBe(false);
  expect(canAddProject({ name: ' ', description: 'B' })).toBe(false);
  expect(canAddProject({ name: 'A', description: 'B' })).toBe(true);
});
