import type { JobUsage } from '@kalam/domain/jobs/job-usage';
import type { TitleSources } from '@kalam/domain/jobs/resume-titles';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { jobSearchUsage } from './job-tables.ts';

export const findJobUsage = async (on: Executor, userId: string): Promise<JobUsage | undefined> => {
  const [row] = await on.select().from(jobSearchUsage).where(eq(jobSearchUsage.userId, userId));
  return row;
};

export const saveJobUsage = async (on: Executor, usage: JobUsage): Promise<void> => {
  const { userId, ...rest } = usage;
  await on
    .insert(jobSearchUsage)
    .values(usage)
    .onConflictDoUpdate({ target: jobSearchUsage.userId, set: rest });
};

const resumesRead = 20;

interface Project {
  readonly name?: string;
  readonly technologies?: readonly string[];
}

interface Studies {
  readonly field?: string;
  readonly degreeName?: string;
}

/** Parts of the stored resumes that say what work somebody looks for; an older one may lack any of them. */
const partsRead = {
  skills: sql<{ name?: string }[] | null>`${resumes.data} -> 'skills'`,
  fresherSkills: sql<{ name?: string }[] | null>`${resumes.data} -> 'fresherSkills'`,
  work: sql<{ position?: string }[] | null>`${resumes.data} -> 'workExperience'`,
  isFresher: sql<boolean | null>`${resumes.data} -> 'isFresher'`,
  projects: sql<Project[] | null>`${resumes.data} -> 'projects'`,
  fresherProjects: sql<Project[] | null>`${resumes.data} -> 'fresherProjects'`,
  training: sql<{ role?: string }[] | null>`${resumes.data} -> 'trainingExperience'`,
  education: sql<Studies[] | null>`${resumes.data} -> 'education'`,
  moreEducation: sql<Studies[] | null>`${resumes.data} -> 'moreEducation'`,
  certificates: sql<{ name?: string }[] | null>`${resumes.data} -> 'certificates'`,
  summary: sql<string | null>`${resumes.data} ->> 'summary'`,
};

const texts = <Name extends string>(
  entries: readonly { readonly [N in Name]?: string }[] | null,
  name: Name,
): readonly string[] => (entries ?? []).map((entry) => entry[name] ?? '');

/** What a person's resumes name that leads to a job, the newest resume first. */
export const findTitleSources = async (
  on: Executor,
  userId: string,
): Promise<TitleSources & { readonly isFresher: boolean }> => {
  const rows = await on
    .select(partsRead)
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(resumesRead);
  const studies = rows.flatMap(({ education, moreEducation }) => [
    ...(education ?? []),
    ...(moreEducation ?? []),
  ]);
  const projects = rows.flatMap((row) => [...(row.projects ?? []), ...(row.fresherProjects ?? [])]);
  return {
    // The newest resume says where somebody stands now.
    isFresher: rows[0]?.isFresher === true,
    skills: rows.flatMap(({ skills, fresherSkills }) => [
      ...texts(skills, 'name'),
      ...texts(fresherSkills, 'name'),
    ]),
    roles: rows.flatMap(({ training, work }) => [...texts(training, 'role'), ...texts(work, 'position')]),
    fields: texts(studies, 'field'),
    degrees: texts(studies, 'degreeName'),
    technologies: projects.flatMap(({ name = '', technologies = [] }) => [...technologies, name]),
    certificates: rows.flatMap(({ certificates }) => texts(certificates, 'name')),
    summaries: rows.flatMap(({ summary }) => summary ?? []),
  };
};
