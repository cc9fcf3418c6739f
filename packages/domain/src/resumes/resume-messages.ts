/** Wording of everything a resume can be refused for. */
export const resumeMessages = {
  'text-required': '{label} is required',
  'text-characters': '{label} should only contain letters and apostrophes',
  'text-spaces': 'Please use single spaces between words',
  'text-apostrophes': 'Please use single apostrophes only',
  'text-too-short': '{label} is too short',

  'phone-required': 'How can employers reach you?',
  'phone-invalid': 'Please enter a valid {digits}-digit number.',

  'description-required': 'Description is required',
  'description-characters': 'Description contains invalid characters',
  'description-digits': 'Numbers in description should not exceed {limit} digits',
  'description-periods': 'Please use single periods only',
  'description-too-short': 'Description should be at least {minimum} characters',
  'summary-required': 'Please provide a professional summary',

  'url-scheme': 'Please enter a valid URL starting with http:// or https://',
  'url-invalid': 'Please enter a valid URL',

  'gpa-format': 'Please enter GPA in format: X.XX or X.XX/Y.YY',
  'gpa-value': 'Invalid GPA value',
  'gpa-scale': 'Invalid GPA scale',
  'percentage-invalid': 'Please enter a percentage from 0 to 100, such as 78 or 78.5%',

  'technology-duplicate': 'This technology is already in the list',

  'date-invalid': 'Invalid date format',
  'date-year-short': 'Please write the year with all four digits',
  'date-incomplete': 'Please add the {missing}',
  'date-future': 'This date cannot be in the future',
  'date-not-in-calendar': 'Invalid date format. There is no {date}.',
  'birth-date-required': "When's your birthday?",
  'birth-date-too-young': 'You must be at least {minimum} years old to create a resume',
  'birth-date-too-old': 'Please verify your birth date',

  'start-date-required': 'When did you start?',
  'start-date-future': 'Start date cannot be in the future',
  'work-before-education': 'Work cannot start before {date}, three months before you completed {degree}',
  'end-date-required': 'When did you finish?',
  'end-date-future': 'End date cannot be in the future',
  'end-date-before-start': 'End date must be after start date',

  'education-level-required': 'Please select an education level',
  'completion-date-required': 'When did you complete this education?',
  'completion-needs-birth-date': 'Please fill in your date of birth in the Personal Info section first',
  'completion-date-future': 'Completion date cannot be in the future',
  'completion-expected-required': 'When do you expect to complete it?',
  'completion-expected-far': 'Please choose a month within the next {years} years',
  'completion-too-young': 'You seem too young for {level} completion. Minimum age is {minimum} years.',
  'completion-too-old': 'The completion age seems unusual. Maximum expected age is {maximum} years.',
  'education-level-order': '{level} must come after {previous}',
  'education-date-order': '{level} must be completed after {previous}',
  'education-gap': 'There must be at least {years} years between 10th and 12th Grade completion',
  'education-higher-degree-listed':
    'You already have a higher degree listed. It is recommended to only include your highest degree. Do you still want to add this entry?',
  'education-limit': 'Maximum {limit} education entries allowed',
  'education-entry-required': 'Please add at least one education entry',
  'training-limit': 'Maximum {limit} training entries allowed',
  'work-entry-required': 'Please add at least one work experience entry',
  'skill-entry-required': 'Please add at least one skill before proceeding',

  'issue-date-required': 'Please select the issue date',
  'issue-date-future': 'Issue date cannot be in the future',
  'issue-date-before-birth': 'Issue date cannot be before your birth date',
  'issue-date-before-education': 'Issue date cannot be before your education started',

  'image-too-large': 'Image size should be less than {megabytes}MB',
  'image-not-an-image': 'Please choose a JPEG or PNG image',
  'image-heic': 'Browsers cannot open HEIC photos. Please save the photo as JPEG and choose it again.',
  'image-too-many-pixels':
    'Images are kept with at most {side} pixels on a side. Please choose a smaller one.',
  'image-limit': 'Your resumes already hold as many images as we keep. Please remove some first.',
  'image-limit-without-plan':
    'Without a plan we keep at most {count} images, up to {megabytes} MB. Please choose a plan first.',
  'image-not-upright': 'This photo lies on its side. Please turn it upright, save it and choose it again.',
  'image-not-stored': 'This image could not be read. Please choose it again.',

  'declaration-not-accepted': 'Please accept the declaration',

  'text-control-signs': 'This text holds characters that cannot be printed. Please write it again.',
  'aadhaar-number':
    'This looks like an Aadhaar number. Employers do not need it on a resume, and whoever reads it could misuse it.',
  'own-heading-required': 'Please give this section a heading',
  'own-entry-empty': 'Please write a title or a text',

  'exception-not-allowed': 'This rule has no exceptions: {rule}',
  'exception-unneeded': 'Nothing in this resume needs this exception: {rule}',
  'exceptions-limit': 'Please keep to {limit} exceptions',

  'text-too-long': 'Please shorten this text to {limit} characters',
  'too-many-entries': 'Please keep to {limit} entries here',

  'resume-unprintable': 'Our fonts cannot print these characters: {characters}',
  'resume-is-sample':
    'This is still our sample resume, of a person we invented. Put your own details in its place first.',

  'resume-name-required': 'Please enter a name for your resume',
  'save-needs-sign-in': 'You must be logged in to save a resume',
  'resume-store-failed': 'Failed to store resume',
  'resume-delete-failed': 'Failed to delete resume',
  'resume-delete-question': 'Are you sure you want to delete this resume?',
  'resumes-load-failed': 'Unable to load your data. Please try again later.',
  'resume-changed-elsewhere':
    'This resume was changed in another tab or on another device. Open the newer version, or save yours as a copy.',
  'parent-changed-again': 'The original has changed again. Please look at what is new.',

  'formatting-needs-sign-in': 'User not authenticated',
  'formatting-not-on-basic': 'Formatting is not available for resumes created with Basic plan',
  'formatting-save-failed': 'Failed to save formatting',
  'formatting-update-failed': 'Failed to update resume formatting',

  'docx-not-in-plan': 'DOCX format is only available for resumes created with Pro plan or higher.',
  'pdf-failed': 'Failed to generate PDF',
  'docx-failed': 'Failed to generate DOCX',
  'download-failed': 'Failed to download resume',
} as const;
