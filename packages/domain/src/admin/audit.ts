export const auditActions = [
  'user-suspended',
  'user-activated',
  'plan-added',
  'order-completed',
  'order-failed',
  'grievance-under-review',
  'grievance-resolved',
  'template-added',
  'template-changed',
  'checkout-settings-changed',
  'text-rules-changed',
  'admin-added',
  'admin-disabled',
  'admin-enabled',
  'admin-password-set',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = ['user', 'order', 'grievance', 'template', 'settings', 'admin'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export type AuditFacts = Readonly<Record<string, unknown>>;

/** Only what differs is kept of a record before and after a change. */
export const changedFacts = (
  before: AuditFacts,
  after: AuditFacts,
): { readonly before: AuditFacts; readonly after: AuditFacts } => {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (facts: AuditFacts): AuditFacts =>
    Object.fromEntries(keys.filter((key) => key in facts).map((key) => [key, facts[key]]));
  return { before: pick(before), after: pick(after) };
};
