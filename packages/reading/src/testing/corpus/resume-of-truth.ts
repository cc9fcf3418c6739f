import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { type EducationLevel, educationLevels } from '@kalam/domain/resumes/education/education-levels';
import { defaultSkillLevel } from '@kalam/domain/resumes/fields/skill-levels';
import type { EducationEntry, ResumeData } from '@kalam/domain/resumes/resume-model';
import type { Truth, TruthEducation, TruthJob } from './truth.ts';

const educationEntry = (row: TruthEducation, id: string): EducationEntry => ({
  id,
  school: row.place === '' ? row.school : `${row.school}, ${row.place}`,
  degree: row.level,
  degreeName: row.degree,
  field: row.field,
  ...(row.board === '' ? {} : { board: row.board }),
  graduationDate: row.date.value,
  ...(row.pursuing ? { pursuing: true } : {}),
  ...(row.marks === ''
    ? {}
    : { gpa: row.marks.replace(/CGPA:?/, '').trim(), marksKind: row.marksKind ?? 'cgpa' }),
});

const period = ({ period: { start, end, current } }: TruthJob) => ({
  startDate: start,
  endDate: end,
  current,
});

/** What its owner would have in the builder, so that our own templates can set it. */
export const resumeOfTruth = (truth: Truth): ResumeData => {
  let ids = 0;
  const id = (): string => `made-${++ids}`;
  const byRank = [...truth.education].sort(
    (a, b) =>
      educationLevels.indexOf(b.level as EducationLevel) - educationLevels.indexOf(a.level as EducationLevel),
  );
  const ladder = byRank
    .filter(
      ({ level }, index) => level !== '' && byRank.findIndex((other) => other.level === level) === index,
    )
    .slice(0, 3);
  const skills = truth.skills.map((name) => ({ id: id(), name, level: defaultSkillLevel }));
  const projects = truth.projects.map(({ name, text, technologies }) => ({
    id: id(),
    name,
    description: text.join('\n'),
    technologies: [...technologies],
  }));
  const isFresher = truth.jobs.length === 0;
  const titled = (title: string) => ({ id: id(), title });
  return {
    ...blankResume(),
    ...(truth.language === 'hi' ? { language: 'hi' as const } : {}),
    personalInfo: {
      fullName: truth.name,
      ...(truth.headline === '' ? {} : { headline: truth.headline }),
      email: truth.email,
      phone: `+91${truth.phone.replace(/\D/g, '').slice(-10)}`,
      dateOfBirth: '',
      location: truth.place,
      ...(truth.linkedin === '' ? {} : { linkedin: truth.linkedin }),
    },
    summary: truth.summary,
    workExperience: (isFresher ? [] : [...truth.jobs, ...truth.trainings]).map((job) => ({
      id: id(),
      company: job.company,
      position: job.title,
      location: job.place,
      ...period(job),
      description: job.bullets.join('\n'),
    })),
    trainingExperience: (isFresher ? truth.trainings : []).map((job) => ({
      id: id(),
      organization: job.company,
      role: job.title,
      ...period(job),
      description: job.bullets.join('\n'),
    })),
    education: ladder.map((row) => educationEntry(row, id())),
    moreEducation: truth.education
      .filter((row) => !ladder.includes(row))
      .map((row) => educationEntry(row, id())),
    ...(isFresher ? { fresherSkills: skills, fresherProjects: projects } : { skills, projects }),
    certificates: truth.certificates.map(({ name, issuer, date }) => ({
      id: id(),
      name,
      issuer,
      date: date?.value ?? '',
    })),
    isFresher,
    declaration: truth.declaration,
    languages: truth.languages.map(titled),
    achievements: truth.achievements.map(titled),
    interests: truth.interests.map(titled),
    personalDetails: truth.details.map(({ kind, value }) => ({ id: id(), title: '', kind, detail: value })),
  };
};

/** Our page has months, no days. */
const toMonths = (job: TruthJob): TruthJob => ({
  ...job,
  period: { ...job.period, start: job.period.start.slice(0, 7), end: job.period.end.slice(0, 7) },
});

/** Without what our form has no field for. */
export const truthOnOurPage = (truth: Truth): Truth => ({
  ...truth,
  otherPhone: '',
  strengths: [],
  jobs: truth.jobs.map(toMonths),
  trainings: truth.trainings.map(toMonths),
  declarationPlace: '',
  declarationDate: '',
  projects: truth.projects.map(({ name, text, technologies }) => ({ name, text, technologies })),
  details: truth.details.filter(({ kind }) => kind !== 'date-of-birth'),
});
