export const auditActions = [
  'user-suspended',
  'user-activated',
  'verification-resent',
  'person-viewed',
  'person-exported',
  'person-erased',
  'plan-added',
  'order-completed',
  'order-failed',
  'order-taken-back',
  'order-refund-asked',
  'refund-dismissed',
  'grievance-under-review',
  'grievance-resolved',
  'grievance-reopened',
  'grievance-assigned',
  'grievance-note-added',
  'grievance-interim-reply',
  'saved-answer-added',
  'saved-answer-changed',
  'saved-answer-removed',
  'template-added',
  'template-changed',
  'checkout-settings-changed',
  'text-rules-changed',
  'shared-link-ended',
  'admin-added',
  'admin-disabled',
  'admin-enabled',
  'admin-password-set',
  'admin-invited',
  'admin-invitation-sent-again',
  'admin-invitation-withdrawn',
  'admin-joined',
  'admin-role-changed',
  'admin-password-changed',
  'admin-password-reset',
  'admin-second-factor-on',
  'admin-second-factor-off',
  'admin-second-factor-reset',
  'admin-recovery-codes-renewed',
  'admin-recovery-code-used',
  'admin-sign-in-failed',
  'list-exported',
  'job-retried',
  'job-dismissed',
  'mail-retried',
  'mail-dismissed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = [
  'user',
  'order',
  'grievance',
  'saved-answer',
  'template',
  'settings',
  'admin',
  'list',
  'job',
  'mail',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Looks and files: they tell who knows something, not what became of it. */
export const auditedReading: readonly AuditAction[] = ['person-viewed', 'person-exported', 'list-exported'];

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
