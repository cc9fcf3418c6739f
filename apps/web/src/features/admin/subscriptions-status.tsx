import type { ExpiryReason, SubscriptionStatus } from '@kalam/domain/subscriptions/subscription-machine';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../ui/badge.tsx';

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

export const SubscriptionState = ({
  status,
  expiredBecause,
}: {
  readonly status: SubscriptionStatus;
  readonly expiredBecause: ExpiryReason | null;
}) => (
  <>
    <Badge tone={tones[status] ?? 'plain'}>{words[status] ?? status}</Badge>
    {expiredBecause && <span className="mt-0.5 block text-12 text-muted">{reasons[expiredBecause]}</span>}
  </>
);
