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
  'plan-added': <Trans>Plan added</Trans>,
  'order-completed': <Trans>Order marked completed</Trans>,
  'order-failed': <Trans>Order marked failed</Trans>,
  'grievance-under-review': <Trans>Grievance marked for review</Trans>,
  'grievance-resolved': <Trans>Grievance resolved</Trans>,
  'template-added': <Trans>Template added</Trans>,
  'template-changed': <Trans>Template changed</Trans>,
  'checkout-settings-changed': <Trans>Checkout settings changed</Trans>,
  'text-rules-changed': <Trans>Text rules changed</Trans>,
  'admin-added': <Trans>Administrator added</Trans>,
  'admin-disabled': <Trans>Administrator disabled</Trans>,
  'admin-enabled': <Trans>Administrator enabled</Trans>,
  'admin-password-set': <Trans>Password of an administrator set</Trans>,
};

export const auditSubjectWords: Readonly<Record<AuditSubject, ReactNode>> = {
  user: <Trans>User</Trans>,
  order: <Trans>Order</Trans>,
  grievance: <Trans>Grievance</Trans>,
  template: <Trans>Template</Trans>,
  settings: <Trans>Settings</Trans>,
  admin: <Trans>Administrator</Trans>,
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
