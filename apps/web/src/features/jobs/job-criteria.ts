import {
  type DatePosted,
  type EmploymentType,
  employmentTypes,
  jobSearchKey,
  readDatePosted,
} from '@kalam/domain/jobs/job-search';
import { isRecord } from '../../platform/is-record.ts';

/** What somebody looks for, in the form, in the address and in storage. */
export interface JobCriteria {
  readonly query: string;
  readonly location: string;
  readonly datePosted: DatePosted;
  readonly employmentTypes: readonly EmploymentType[];
}

export const noCriteria: JobCriteria = { query: '', location: '', datePosted: 'any', employmentTypes: [] };

/** Of anything, what is a kind of employment: each once, in one order, so that equal criteria are equal. */
const knownTypes = (given: readonly unknown[]): readonly EmploymentType[] =>
  employmentTypes.filter((type) => given.includes(type));

/** The criteria in an address; undefined when it names none. Odd filters are left out rather than refused. */
export const criteriaOf = (params: URLSearchParams): JobCriteria | undefined => {
  const query = params.get('q')?.trim() ?? '';
  const location = params.get('location')?.trim() ?? '';
  if (query === '' && location === '') return undefined;
  return {
    query,
    location,
    datePosted: readDatePosted(params.get('posted') ?? undefined) ?? 'any',
    employmentTypes: knownTypes(params.getAll('type')),
  };
};

export const paramsOf = (criteria: JobCriteria): URLSearchParams => {
  const params = new URLSearchParams({ q: criteria.query.trim(), location: criteria.location.trim() });
  if (criteria.datePosted !== 'any') params.set('posted', criteria.datePosted);
  for (const type of knownTypes(criteria.employmentTypes)) params.append('type', type);
  return params;
};

/** The same for equal criteria, however they are typed. */
export const criteriaKey = (criteria: JobCriteria): string => jobSearchKey(criteria);

/** Criteria from storage, where anything may lie. */
export const readCriteria = (value: unknown): JobCriteria | undefined => {
  if (!isRecord(value) || typeof value.query !== 'string' || typeof value.location !== 'string')
    return undefined;
  const { query, location, datePosted, employmentTypes: types } = value;
  return {
    query,
    location,
    datePosted: (typeof datePosted === 'string' && readDatePosted(datePosted)) || 'any',
    employmentTypes: knownTypes(Array.isArray(types) ? types : []),
  };
};
