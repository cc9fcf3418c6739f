/** Answers to requests that never reached a rule of the product. */
export const requestMessages = {
  'root-missing': 'Failed to find the root element',
  'bad-request': 'The request could not be understood',
  'invalid-field': 'Please check this field',
  'not-signed-in': 'Please sign in to continue',
  'not-allowed': 'You are not allowed to do this',
  'not-found': 'We could not find what you asked for',
  'method-not-allowed': 'This address does not take that kind of request',
  'too-large': 'The request is too large',
  'unsupported-media-type': 'Please send JSON',
  'too-many-requests': 'Too many requests. Please try again in a little while.',
  'service-unavailable': 'The service is not available right now. Please try again in a little while.',
  'unexpected-error': 'An unexpected error occurred',
  'error-occurred': 'An error occurred',
} as const;
