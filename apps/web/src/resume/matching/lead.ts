/** What the builder is told by a page that sends a comparison on to it: the field to begin at, if any. */
interface Lead {
  readonly field?: string | undefined;
}

/** For the browser's history, as the router keeps it. */
export const leadState = (field?: string): { readonly lead: Lead } => ({ lead: { field } });

/** Once: not again after a reload. */
export const takeLead = (): Lead | undefined => {
  const { usr } = history.state ?? {};
  if (typeof usr?.lead !== 'object' || usr.lead === null) return undefined;
  const { lead, ...rest } = usr;
  history.replaceState({ ...history.state, usr: rest }, '');
  return { field: typeof lead.field === 'string' ? lead.field : undefined };
};
