import { suggestionLimit } from './job-suggestions.ts';
import { titlesForSkills } from './skill-titles.ts';

/** What resumes say about work. A fresher's may name no skills. */
export interface TitleSources {
  readonly skills: readonly string[];
  /** Trained or worked as. */
  readonly roles: readonly string[];
  readonly fields: readonly string[];
  /** As on the certificate, each beside its field; empty where none is named. */
  readonly degrees: readonly string[];
  /** What projects were made with, and what they are called. */
  readonly technologies: readonly string[];
  readonly certificates: readonly string[];
  readonly summaries: readonly string[];
}

/** Subjects people study, by the jobs they lead to; skills of the same name stand in the table of skills. */
const studied: readonly (readonly [subject: RegExp, titles: readonly string[]])[] = [
  [/\bcommerce\b|\baccountancy\b|वाणिज्य/, ['Accountant', 'Accounts Executive', 'Back Office Executive']],
  [
    /\bcomputer (?:science|engineering|applications?)\b|\binformation technology\b/,
    ['Software Engineer', 'Web Developer', 'IT Support Engineer'],
  ],
  [/\bmechanical\b/, ['Mechanical Engineer', 'Production Engineer', 'Maintenance Engineer']],
  [/\bcivil\b/, ['Civil Engineer', 'Site Engineer', 'Quantity Surveyor']],
  [/\belectrical\b/, ['Electrical Engineer', 'Maintenance Engineer', 'Site Engineer']],
  [
    /\bbusiness administration\b|\bmanagement studies\b/,
    ['Management Trainee', 'Business Development Executive', 'Operations Executive'],
  ],
  [/\beconomics\b/, ['Research Analyst', 'Financial Analyst', 'Data Analyst']],
  [/\beducation\b/, ['Teacher', 'Academic Coordinator', 'Online Tutor']],
  [/\blaw\b/, ['Legal Associate', 'Legal Executive', 'Compliance Officer']],
  [/\bmass communication\b|\bmedia\b/, ['Content Writer', 'Journalist', 'Social Media Executive']],
];

const longestRead = 60;
const termsRead = 50;

/** Where fields of study lead. */
export const studyTitles = (fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) =>
    studied
      .filter(([subject]) => subject.test(field.slice(0, longestRead).toLowerCase()))
      .flatMap(([, titles]) => titles),
  );

/** A long text by its phrases: a skill is named in a few words. */
export const phrases = (text: string): readonly string[] =>
  text
    .slice(0, longestRead * termsRead)
    .split(/[.।,;\n]/)
    .flatMap((sentence) => sentence.match(/\S+(?:\s+\S+){0,5}/g) ?? []);

const isTitle = (role: string): boolean => /^(?=.*\p{L}{2})[\p{L}\p{M}\p{Nd}'’ .,+#&/()-]{3,60}$/u.test(role);

export const rolesAsTitles = (roles: readonly string[]): readonly string[] =>
  roles.map((role) => role.trim()).filter(isTitle);

/** Job titles for a resume without skills: the roles it names, then where training, studies and certificates lead. */
export const titlesForResume = ({
  roles,
  fields,
  technologies,
  certificates,
  summaries,
}: TitleSources): readonly string[] => {
  const titles = new Map<string, string>();
  for (const title of [
    ...rolesAsTitles(roles),
    ...titlesForSkills([...roles, ...technologies, ...certificates]),
    ...studyTitles(fields),
    ...titlesForSkills(fields),
    ...titlesForSkills(summaries.flatMap(phrases)),
  ]) {
    if (!titles.has(title.toLowerCase())) titles.set(title.toLowerCase(), title);
  }
  return [...titles.values()].slice(0, suggestionLimit);
};
