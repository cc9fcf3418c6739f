export const subscriptionMessages = {
  'subscription-none': 'No active subscription found',
  'subscription-no-resumes': 'No resumes remaining in your subscription',
  'subscription-no-formats': 'No format changes remaining in your subscription',
  'subscription-check-failed': 'Failed to check subscription status',
  'subscription-add-failed': 'Failed to add subscription',
} as const;
