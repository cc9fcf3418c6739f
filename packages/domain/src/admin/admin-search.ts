export const searchMax = 100;

/** S2 §5 Searches: what a list is searched for; empty means everything. */
export const searchTerm = (text: string | undefined): string =>
  (text ?? '').trim().slice(0, searchMax).toLowerCase();
