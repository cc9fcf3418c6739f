export const templateMessages = {
  'template-invalid': 'Invalid template: {name}',
  'template-not-offered': '{name} is no longer offered. Please choose another template.',
  'template-component-missing': 'Template component not found for: {name}',
  'template-sample-failed': 'Failed to generate {format}',
  'template-name-required': 'Please enter a name for the template',
  'template-description-required': 'Please describe the template',
  'template-feature-required': 'Please write the feature or remove it',
  'templates-load-failed': 'Failed to load templates',
  'template-save-failed': 'Failed to save template',
} as const;
