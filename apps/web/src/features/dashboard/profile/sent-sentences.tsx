import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { helpQuery } from '../../../account/help-query.ts';
import { useSession } from '../../../account/session.ts';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { ShieldIcon } from '../../../ui/work-icons.tsx';
import { AccountRow } from './account-row.tsx';

/** Where somebody agreed to have sentences rewritten: as easy to withdraw as it was to give. */
export const SentSentences = () => {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = helpQuery(useSession().data?.id);
  const { data: help } = useQuery(query);
  const [busy, setBusy] = useState(false);
  if (!help?.service || !help.consentedAt) return null;
  const { service } = help;
  const agreedOn = formatDate(help.consentedAt);
  const withdraw = async () => {
    setBusy(true);
    try {
      const reply = await call('DELETE /api/help/consent');
      client.setQueryData(query.queryKey, reply.help);
      showToast(t`Withdrawn. No more sentences are sent to ${service}.`, { tone: 'success' });
    } catch (failure) {
      showToast(failureText(failure, 'unexpected-error'), { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <AccountRow
      title={<Trans>Stop sending sentences to {service}</Trans>}
      action={
        <Button size="small" look="secondary" icon={ShieldIcon} busy={busy} onClick={() => void withdraw()}>
          <Trans>Stop sending</Trans>
        </Button>
      }
    >
      <Trans>
        You agreed on {agreedOn} that sentences you choose may be rewritten there. Advice on this device
        stays.
      </Trans>
    </AccountRow>
  );
};
