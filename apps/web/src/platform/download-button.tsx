import type { MessageCode } from '@kalam/domain/message-catalogue';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { showToast } from '../ui/toasts/toast.ts';
import { failureText } from './failure-words.ts';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps {
  /** Of the file. */
  readonly name: string;
  readonly fetchFile: () => Promise<Blob>;
  /** What is said when it does not come. */
  readonly failure?: MessageCode;
  /** Where the words alone do not say which of many. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fetches a file and hands it over, busy meanwhile. */
export const DownloadButton = ({
  name,
  fetchFile,
  failure = 'unexpected-error',
  label,
  className,
  children,
}: DownloadButtonProps) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(name, await fetchFile());
    } catch (error) {
      showToast(failureText(error, failure), { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      look="quiet"
      icon={DownloadIcon}
      busy={busy}
      aria-label={label}
      className={className}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
};
