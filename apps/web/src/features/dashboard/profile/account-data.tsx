import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { callFile } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon, TrashIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { AccountRow } from './account-row.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SentSentences } from './sent-sentences.tsx';

const ExportButton = () => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = await callFile('GET /api/profile/export');
      saveFile(`kalam_data_${visitorToday(new Date()).day}.json`, file);
    } catch (failure) {
      showToast(failureText(failure, 'unexpected-error'), { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Button size="small" look="secondary" icon={DownloadIcon} busy={busy} onClick={() => void download()}>
      <Trans>Export my data</Trans>
    </Button>
  );
};

/** What a person may always do with what we hold about them. */
export const AccountData = () => {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <ul className="divide-y divide-line">
        <AccountRow title={<Trans>A copy of your data</Trans>} action={<ExportButton />}>
          <Trans>Everything we hold about you, in one file.</Trans>
        </AccountRow>
        <SentSentences />
        <AccountRow
          title={<Trans>Delete your account</Trans>}
          action={
            <Button
              size="small"
              look="secondary"
              icon={TrashIcon}
              className="text-danger-ink!"
              onClick={() => setDeleting(true)}
            >
              <Trans>Delete account</Trans>
            </Button>
          }
        >
          <Trans>Erases your resumes and what is left of your plan. This cannot be undone.</Trans>
        </AccountRow>
      </ul>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </>
  );
};
