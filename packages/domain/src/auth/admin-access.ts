/** What the admin sign-in check can find (S1 §8): a staff login and an admin record are two things. */
export const adminAccessOutcomes = ['ok', 'no-record', 'not-active'] as const;
export type AdminAccess = (typeof adminAccessOutcomes)[number];

export const adminAccessOf = (record: { readonly status: string } | null | undefined): AdminAccess => {
  if (!record) return 'no-record';
  return record.status === 'active' ? 'ok' : 'not-active';
};
