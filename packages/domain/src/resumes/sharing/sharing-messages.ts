/** Wording of what can be said against sharing, and to whoever opens a shared link. */
export const sharingMessages = {
  'share-failed': 'The file could not be handed over',
  'shared-link-failed': 'The private link could not be changed',
  'shared-link-over': 'This link does not work, or not any more',
  'shared-link-busy': 'This link was opened too often today. Please try again tomorrow.',
  'sharing-ended-by-staff':
    'Our staff ended the private link of this resume. Please write to us to share it again.',
  'sharing-plan-refunded':
    'This resume was saved on a plan that was refunded, so it cannot be shared by link. You can still download it.',
} as const;
