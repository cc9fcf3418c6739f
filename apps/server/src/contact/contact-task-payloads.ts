export type ContactTasks = {
  'moderate-message': { readonly id: string };
  'sweep-messages': Record<string, unknown>;
};
