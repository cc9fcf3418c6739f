import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { useMay } from '../admin-session.ts';
import { checkoutQuery, useFollowedCheckout } from './checkout-settings.ts';

const CheckoutSettingsDialog = lazyDialog(() => import('./settings-dialog.tsx'));

/** S2 §2: the Checkout Status badge, which opens the Checkout Settings dialog. */
export const CheckoutStatus = () => {
  const { t } = useLingui();
  useFollowedCheckout();
  const { data } = useQuery(checkoutQuery);
  const may = useMay();
  const [open, setOpen] = useState(false);
  const word = data === undefined ? '…' : data.isEnabled ? t`Enabled` : t`Disabled`;
  const badge = (
    <>
      <span className="max-sm:hidden">
        <Trans>Checkout Status</Trans>
      </span>
      <span className="text-12 sm:hidden">
        <Trans>Checkout</Trans>
      </span>
      <Badge tone={data === undefined ? 'plain' : data.isEnabled ? 'success' : 'warning'}>{word}</Badge>
    </>
  );
  const frame =
    'flex min-h-11 items-center gap-x-2 gap-y-0.5 rounded-base px-2.5 max-sm:flex-col max-sm:justify-center max-sm:px-1.5 text-14 text-muted';
  if (!may('settings-change')) return <p className={frame}>{badge}</p>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Checkout Status: ${word}`}
        onClick={() => setOpen(true)}
        className={cx(frame, 'transition-colors hover:bg-ink/6 hover:text-ink')}
      >
        {badge}
      </button>
      {open && <CheckoutSettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** On every admin page for as long as nobody can buy. */
export const CheckoutOffWarning = () => {
  const { data } = useQuery(checkoutQuery);
  const may = useMay();
  const [open, setOpen] = useState(false);
  return (
    <div role="status">
      {data?.isEnabled === false && (
        <Banner
          tone="warning"
          className="mb-6"
          action={
            may('settings-change') && (
              <Button look="secondary" size="small" onClick={() => setOpen(true)}>
                <Trans>Checkout Settings</Trans>
              </Button>
            )
          }
        >
          {messageText(refuse('checkout-off'))}
        </Banner>
      )}
      {open && <CheckoutSettingsDialog onClose={() => setOpen(false)} />}
    </div>
  );
};
