import type {
  CancelReason,
  ExpiryReason,
  SubscriptionStatus,
} from '@kalam/domain/subscriptions/subscription-machine';
import type { SubscriptionView } from '@kalam/domain/subscriptions/subscription-model';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/format-date.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

/** S2 §3: active, cancelled and expired have their colours, anything else is grey. */
const tones: Readonly<Record<SubscriptionStatus, Tone>> = {
  active: 'success',
  cancelled: 'danger',
  expired: 'warning',
};

const words: Readonly<Record<SubscriptionStatus, ReactNode>> = {
  active: <Trans>Active</Trans>,
  cancelled: <Trans>Cancelled</Trans>,
  expired: <Trans>Expired</Trans>,
};

const reasons: Readonly<Record<ExpiryReason, ReactNode>> = {
  ended: <Trans>Time is over</Trans>,
  'used-up': <Trans>All resumes used</Trans>,
  replaced: <Trans>Replaced by another</Trans>,
};

const cancellations: Readonly<Record<CancelReason, ReactNode>> = {
  refunded: <Trans>Payment refunded</Trans>,
};

type Told = Pick<SubscriptionView, 'status' | 'expiredBecause' | 'cancelledAt' | 'cancelledBecause'>;

/** The status, why it is so, and, of one that was cancelled, since when. */
export const SubscriptionState = ({ subscription }: { readonly subscription: Told }) => {
  const { status, expiredBecause, cancelledAt, cancelledBecause } = subscription;
  return (
    <>
      <Badge tone={tones[status] ?? 'plain'}>{words[status] ?? status}</Badge>
      {(expiredBecause || cancelledBecause) && (
        <span className="mt-0.5 block text-12 text-muted">
          {expiredBecause && reasons[expiredBecause]}
          {cancelledBecause && cancellations[cancelledBecause]}
          {cancelledAt && <span className="block whitespace-nowrap">{formatDate(cancelledAt)}</span>}
        </span>
      )}
    </>
  );
};
