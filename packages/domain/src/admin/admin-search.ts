export const searchMax = 100;

/** S2 §5 Searches: what a list is searched for; empty means everything. */
export const searchTerm = (text: string | undefined): string =>
  (text ?? '').trim().slice(0, searchMax).toLowerCase();

/** Case-insensitive substring matching on the fields a list names. */
export const matchesSearch = (term: string, fields: readonly (string | null | undefined)[]): boolean =>
  term === '' || fields.some((field) => field?.toLowerCase().includes(term));
