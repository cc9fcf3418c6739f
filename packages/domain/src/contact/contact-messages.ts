export const contactMessages = {
  'contact-name-missing': 'Please enter your name',
  'contact-email-missing': 'Please enter your email',
  'contact-subject-missing': 'Please enter a subject',
  'contact-message-missing': 'Please enter a message',
  'contact-text-long': 'Please use at most {max} characters',
  'contact-limit-reached': 'Maximum message limit reached. Please try again in {minutes} minutes.',
  'contact-low-quality':
    'Message appears to be irrelevant, unclear, or inappropriate. Please provide a specific inquiry related to our resume building service.',
  'contact-refused': 'Your message cannot be sent. Please provide a more detailed and relevant inquiry.',
  'contact-submit-failed': 'Failed to submit message',
  'contact-save-failed': 'Failed to save your message. Please try again.',
  'contact-send-failed': 'Failed to send message',
  'contact-under-review': 'Your message was successfully submitted and is currently under review.',
  'contact-submitted': "Your message was successfully submitted. We'll respond within 48 hours.",

  'moderation-content-empty': 'Content cannot be empty',
  'moderation-response-invalid': 'Invalid response from the AI service',
  'moderation-parse-failed': 'Failed to parse the response of the AI service',
  'moderation-format-invalid': 'Invalid response format',

  'resolution-missing': 'Please enter a resolution comment',
  'resolution-long': 'Please use at most {max} characters for the resolution comment',
  'grievance-not-pending': 'Only a pending grievance can be marked for review',
  'grievance-resolved': 'This grievance is already resolved',
} as const;
