export const authMessages = {
  'email-invalid': 'Please enter a valid email address',
  'email-without-letter': 'Email must contain at least one letter before @',
  'email-characters': 'Email username can only contain letters, numbers, dots, underscores, and hyphens',
  'email-consecutive-separators': 'Email cannot contain consecutive dots, underscores, or hyphens',
  'email-outer-separator': 'Email cannot start or end with dots, underscores, or hyphens',
  'email-domain': 'Please enter a valid domain name',
} as const;
