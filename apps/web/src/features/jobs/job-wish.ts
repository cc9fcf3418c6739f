import {
  type DatePosted,
  type EmploymentType,
  employmentTypes,
  readDatePosted,
} from '@kalam/domain/jobs/job-search';

/** What somebody looks for, in the form, in the address and in storage. */
export interface JobWish {
  readonly query: string;
  readonly location: string;
  readonly datePosted: DatePosted;
  readonly employmentTypes: readonly EmploymentType[];
}

export const noWish: JobWish = { query: '', location: '', datePosted: 'any', employmentTypes: [] };

/** Of anything, what is a kind of employment: each once, in one order, so that equal wishes are equal. */
const knownTypes = (given: readonly unknown[]): readonly EmploymentType[] =>
  employmentTypes.filter((type) => given.includes(type));

/** The wish an address names; undefined when it names none. Odd filters are left out rather than refused. */
export const wishOf = (params: URLSearchParams): JobWish | undefined => {
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

export const paramsOf = (wish: JobWish): URLSearchParams => {
  const params = new URLSearchParams({ q: wish.query.trim(), location: wish.location.trim() });
  if (wish.datePosted !== 'any') params.set('posted', wish.datePosted);
  for (const type of knownTypes(wish.employmentTypes)) params.append('type', type);
  return params;
};

/** The same for equal wishes, however they are typed. */
export const wishKey = (wish: JobWish): string => paramsOf(wish).toString().toLowerCase();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A wish as it lies in storage, where anything may lie. */
export const readWish = (value: unknown): JobWish | undefined => {
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
