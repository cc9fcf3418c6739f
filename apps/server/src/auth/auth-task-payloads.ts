export type AuthTasks = { 'sweep-accounts': Record<string, unknown> };
