export const jobMessages = {
  'job-query-missing': 'Please enter job title or keywords',
  'job-location-missing': 'Please enter a location',
  'job-search-incomplete': 'Job title/keywords and location are required',
  'job-text-long': 'Please use at most {max} characters',
  'job-date-posted-invalid': 'Please choose any time, today, week or month',
  'job-employment-type-invalid': 'Please choose from full-time, part-time, intern and contractor',
  'jobs-not-available': 'Job search is not available on this site',
  'jobs-failed': 'Failed to fetch jobs',
  'jobs-not-on-basic': 'Job search is not available with Basic plan',
  'jobs-limit-reached': 'Search limit reached for current plan',
  'jobs-limit-check-failed': 'Failed to check search limit',
  'job-suggestions-failed': 'Failed to load suggestions',
} as const;
