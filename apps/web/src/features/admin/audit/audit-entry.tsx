import type { AuditAction, AuditSubject } from '@kalam/domain/admin/audit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReplyOf } from '../../../platform/api/call.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { factChanges } from './audit-facts.ts';

export type AuditEntry = ReplyOf<'GET /api/admin/audit'>['entries'][number];

export const auditActionWords: Readonly<Record<AuditAction, ReactNode>> = {
  'user-suspended': <Trans>User suspended</Trans>,
  'user-activated': <Trans>User activated</Trans>,
  'verification-resent': <Trans>Verification email sent again</Trans>,
  'person-viewed': <Trans>Page of a person opened</Trans>,
  'person-exported': <Trans>Data of a person exported</Trans>,
  'person-erased': <Trans>Person erased</Trans>,
  'plan-added': <Trans>Plan added</Trans>,
  'order-completed': <Trans>Order marked completed</Trans>,
  'order-failed': <Trans>Order marked failed</Trans>,
  'order-taken-back': <Trans>“Failed” taken back</Trans>,
  'order-refund-asked': <Trans>Refund asked for</Trans>,
  'refund-dismissed': <Trans>Failure of a refund dismissed</Trans>,
  'grievance-under-review': <Trans>Grievance marked for review</Trans>,
  'grievance-resolved': <Trans>Grievance resolved</Trans>,
  'grievance-reopened': <Trans>Grievance reopened</Trans>,
  'grievance-assigned': <Trans>Grievance assigned</Trans>,
  'grievance-note-added': <Trans>Internal note added</Trans>,
  'grievance-interim-reply': <Trans>Interim reply sent</Trans>,
  'saved-answer-added': <Trans>Saved answer added</Trans>,
  'saved-answer-changed': <Trans>Saved answer changed</Trans>,
  'saved-answer-removed': <Trans>Saved answer removed</Trans>,
  'template-added': <Trans>Template added</Trans>,
  'template-changed': <Trans>Template changed</Trans>,
  'checkout-settings-changed': <Trans>Checkout settings changed</Trans>,
  'text-rules-changed': <Trans>Text rules changed</Trans>,
  'shared-link-ended': <Trans>Shared link ended</Trans>,
  'admin-added': <Trans>Administrator added</Trans>,
  'admin-disabled': <Trans>Administrator disabled</Trans>,
  'admin-enabled': <Trans>Administrator enabled</Trans>,
  'admin-password-set': <Trans>Password of an administrator set</Trans>,
  'admin-invited': <Trans>Invited to the staff</Trans>,
  'admin-invitation-sent-again': <Trans>Invitation sent again</Trans>,
  'admin-invitation-withdrawn': <Trans>Invitation withdrawn</Trans>,
  'admin-joined': <Trans>Joined the staff</Trans>,
  'admin-role-changed': <Trans>Role changed</Trans>,
  'admin-password-changed': <Trans>Own password changed</Trans>,
  'admin-password-reset': <Trans>Password set by a link in a mail</Trans>,
  'admin-second-factor-on': <Trans>Second factor switched on</Trans>,
  'admin-second-factor-off': <Trans>Second factor switched off</Trans>,
  'admin-second-factor-reset': <Trans>Second factor reset</Trans>,
  'admin-recovery-codes-renewed': <Trans>New recovery codes made</Trans>,
  'admin-recovery-code-used': <Trans>Signed in with a recovery code</Trans>,
  'admin-sign-in-failed': <Trans>Sign-in failed</Trans>,
  'list-exported': <Trans>List downloaded</Trans>,
  'job-retried': <Trans>Background work tried again</Trans>,
  'job-dismissed': <Trans>Failure of background work dismissed</Trans>,
  'mail-retried': <Trans>Mail sent again</Trans>,
  'mail-dismissed': <Trans>Failure of a mail dismissed</Trans>,
};

export const auditSubjectWords: Readonly<Record<AuditSubject, ReactNode>> = {
  user: <Trans>User</Trans>,
  order: <Trans>Order</Trans>,
  grievance: <Trans>Grievance</Trans>,
  'saved-answer': <Trans>Saved answer</Trans>,
  template: <Trans>Template</Trans>,
  settings: <Trans>Settings</Trans>,
  admin: <Trans>Administrator</Trans>,
  list: <Trans>List</Trans>,
  job: <Trans>Background work</Trans>,
  mail: <Trans>Mail</Trans>,
};

/** From what to what, and why. */
export const AuditChanges = ({ entry }: { readonly entry: AuditEntry }) => {
  const changes = factChanges(entry.before, entry.after);
  return (
    <>
      {changes.length > 0 && (
        <dl className="text-14">
          {changes.map(({ name, from, to }) => (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt className="text-muted">{name}:</dt>
              <dd className="min-w-0 break-words">
                {from !== undefined && (
                  <>
                    <del className="text-muted">{from}</del>{' '}
                    <span aria-hidden="true" className="text-muted">
                      →
                    </span>{' '}
                    <VisuallyHidden>
                      <Trans>became</Trans>
                    </VisuallyHidden>{' '}
                  </>
                )}
                {to ?? (
                  <span className="text-muted">
                    <Trans>nothing</Trans>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {entry.reason && <p className="text-14 italic">“{entry.reason}”</p>}
    </>
  );
};
