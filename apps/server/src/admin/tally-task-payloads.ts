export type TallyTasks = { 'recount-rows': Record<string, unknown> };
