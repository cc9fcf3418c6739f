import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sessionQuery } from '../../../account/session.ts';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { CheckIcon, MailIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { EmailChangeDialog } from './email-change-dialog.tsx';
import { emailChangeQuery } from './email-change-query.ts';

type Change = NonNullable<ReplyOf<'GET /api/profile/email-change'>['change']>;

const Mailbox = ({ email, confirmed }: { readonly email: string; readonly confirmed: boolean }) => {
  const Icon = confirmed ? CheckIcon : MailIcon;
  const state: ReactNode = confirmed ? <Trans>confirmed</Trans> : <Trans>link not opened yet</Trans>;
  return (
    <li className="flex gap-2">
      <Icon className="mt-0.5 size-4" />
      <span className="wrap-anywhere min-w-0">
        <span className="font-medium">{email}</span>: {state}
      </span>
    </li>
  );
};

interface PendingProps {
  readonly email: string;
  readonly change: Change;
  readonly onCancelled: () => void;
}

const Pending = ({ email, change, onCancelled }: PendingProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const until = i18n.date(new Date(change.until), { dateStyle: 'medium', timeStyle: 'short' });
  const cancel = async () => {
    setBusy(true);
    try {
      await call('DELETE /api/profile/email-change');
      client.setQueryData(emailChangeQuery.queryKey, null);
      showToast(t`Your email stays as it is`, { tone: 'success' });
      onCancelled();
    } catch (failure) {
      showToast(failureText(failure, 'unexpected-error'), { tone: 'danger' });
      setBusy(false);
    }
  };
  return (
    <Banner
      tone="info"
      alert
      title={<Trans>Both addresses have to confirm</Trans>}
      action={
        <Button size="small" look="secondary" busy={busy} onClick={() => void cancel()}>
          <Trans>Do not change it</Trans>
        </Button>
      }
    >
      <ul className="mt-1 space-y-1">
        <Mailbox email={email} confirmed={change.oldConfirmed} />
        <Mailbox email={change.newEmail} confirmed={change.newConfirmed} />
      </ul>
      <p className="mt-2">
        <Trans>The links work until {until}. Until both are opened, nothing changes.</Trans>
      </p>
    </Banner>
  );
};

/** S2 §2: the address is shown but disabled; beneath it the way to another one, and how far it is. */
export const EmailChange = ({ email }: { readonly email: string }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: change } = useQuery(emailChangeQuery);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Gone while this page was open: made, most likely, and then the account has another address.
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && change === null) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    waited.current = Boolean(change);
  }, [change, client]);
  return (
    <div className="space-y-4">
      <TextField label={t`Email`} type="email" value={email} disabled />
      {change && (
        <Pending
          email={email}
          change={change}
          onCancelled={() => setTimeout(() => button.current?.focus())}
        />
      )}
      <Button ref={button} size="small" look="secondary" icon={MailIcon} onClick={() => setAsking(true)}>
        {change ? <Trans>Choose another address</Trans> : <Trans>Change email</Trans>}
      </Button>
      {asking && <EmailChangeDialog email={email} onClose={() => setAsking(false)} />}
    </div>
  );
};
