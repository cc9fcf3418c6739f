export type ContactTasks = {
  'moderate-message': { readonly id: string };
  'tell-staff-of-grievances': Record<string, unknown>;
  'sweep-messages': Record<string, unknown>;
};
