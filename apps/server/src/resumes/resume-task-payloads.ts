export type ResumeTasks = { 'sweep-resumes': Record<string, unknown> };
