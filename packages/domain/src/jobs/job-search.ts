import { at, type Refusal, refuse } from '../refusal.ts';
import { hasMoreThan } from '../text/text-length.ts';

export const datePostedChoices = ['any', 'today', 'week', 'month'] as const;
export type DatePosted = (typeof datePostedChoices)[number];

export const employmentTypes = ['fulltime', 'parttime', 'intern', 'contractor'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const jobSearchTextMax = 100;

/** A search as a form or a caller gives it. */
export interface JobSearchForm {
  readonly query: string;
  readonly location: string;
  readonly datePosted?: string | undefined;
  readonly employmentTypes?: readonly string[] | undefined;
}

const checkText = (text: string, missing: Refusal): Refusal | undefined => {
  const said = text.trim();
  if (said === '') return missing;
  return hasMoreThan(said, jobSearchTextMax) ? refuse('job-text-long', { max: jobSearchTextMax }) : undefined;
};

export const checkJobQuery = (query: string): Refusal | undefined =>
  checkText(query, refuse('job-query-missing'));

export const checkJobLocation = (location: string): Refusal | undefined =>
  checkText(location, refuse('job-location-missing'));

/** 'any time' is the absence of a wish, however it is written; undefined is something we do not know. */
export const readDatePosted = (text: string | undefined): DatePosted | undefined => {
  if (text === undefined || text === '' || text === 'any time') return 'any';
  return datePostedChoices.find((choice) => choice === text);
};

const isEmploymentType = (text: string): text is EmploymentType =>
  employmentTypes.some((type) => type === text);

/** Some may be named twice; nobody names many. */
export const checkEmploymentTypeCount = (count: number): Refusal | undefined =>
  count > 10 ? refuse('job-employment-type-invalid') : undefined;

/** S2 §5 Job search and the joint message of S2 §8, for a call that brings neither text. */
export const checkJobSearch = (form: JobSearchForm): Refusal | undefined => {
  const query = checkJobQuery(form.query);
  const location = checkJobLocation(form.location);
  if (query?.code === 'job-query-missing' && location?.code === 'job-location-missing') {
    return refuse('job-search-incomplete');
  }
  if (query) return at('query', query);
  if (location) return at('location', location);
  if (!readDatePosted(form.datePosted)) return at('datePosted', refuse('job-date-posted-invalid'));
  return form.employmentTypes?.every(isEmploymentType) === false
    ? at('employmentTypes', refuse('job-employment-type-invalid'))
    : undefined;
};

/** S2 §7: the jobs service's query parameters; several employment types are joined with a semicolon. */
export const jobsServiceQuery = (form: JobSearchForm): Readonly<Record<string, string>> => {
  const datePosted = readDatePosted(form.datePosted);
  const types = [...new Set(form.employmentTypes ?? [])];
  return {
    query: form.query.trim(),
    location: form.location.trim(),
    ...(datePosted && datePosted !== 'any' ? { datePosted } : {}),
    ...(types.length > 0 ? { employmentTypes: types.join(';') } : {}),
  };
};

const sameText = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** One for each search, however it is typed; its hash says whether it was made before (decision 75). */
export const jobSearchKey = (form: JobSearchForm): string =>
  JSON.stringify([
    sameText(form.query),
    sameText(form.location),
    readDatePosted(form.datePosted) ?? 'any',
    [...new Set(form.employmentTypes ?? [])].sort(),
  ]);

/** The service's own mark of a next page is a stranger's text, and goes back to it as it came. */
export const pageMarkMax = 500;
