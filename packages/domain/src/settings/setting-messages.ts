export const settingMessages = {
  /** The maintenance message staff wrote is the answer itself (S1 §8). */
  'checkout-disabled': '{maintenanceMessage}',
  'settings-load-failed': 'Failed to load checkout settings',
  'checkout-update-failed': 'Failed to update checkout status',
  'maintenance-message-update-failed': 'Failed to update maintenance message',
  'landing-visibility-update-failed': 'Failed to update landing page visibility',
  'text-rules-load-failed': 'Failed to load the text rules',
  'text-rules-update-failed': 'Failed to update the text rules',
  'settings-save-failed': 'Failed to save settings',
  'maintenance-message-missing': 'Please enter a maintenance message',
  'maintenance-message-long': 'Please use at most {max} characters for the maintenance message',
} as const;
