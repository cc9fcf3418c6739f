import { Trans, useLingui } from '@lingui/react/macro';
import { saveFile } from '../../../platform/save-file.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

/** Shown once, to be kept where the phone is not. */
export const RecoveryCodeList = ({ codes }: { readonly codes: readonly string[] }) => {
  const { t } = useLingui();
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t`Copied`, { tone: 'success' });
    } catch {
      showToast(t`Your browser did not allow it. Select the text and copy it yourself.`, { tone: 'danger' });
    }
  };
  const download = () =>
    saveFile('kalam-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }));
  return (
    <div className="space-y-4">
      <Banner tone="warning">
        <Trans>
          Keep these recovery codes now: they are not shown again. Each lets you in once when your phone is
          lost.
        </Trans>
      </Banner>
      <ul
        aria-label={t`Recovery codes`}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-base border border-line bg-sunken px-4 py-3 font-mono text-14"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" size="small" icon={CopyIcon} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button look="secondary" size="small" icon={DownloadIcon} onClick={download}>
          <Trans>Download</Trans>
        </Button>
      </div>
    </div>
  );
};
