export const planMessages = {
  'plan-invalid': 'Invalid plan selected',
  'plan-missing': 'Please select a plan',
} as const;
