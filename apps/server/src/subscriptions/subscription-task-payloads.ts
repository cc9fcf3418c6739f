export type SubscriptionTasks = { 'remind-of-plans': Record<string, unknown> };
