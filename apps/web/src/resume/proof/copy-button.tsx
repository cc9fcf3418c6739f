import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
}

export const CopyButton = ({ text, children }: CopyButtonProps) => {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t`Copied`, { tone: 'success' });
    } catch {
      showToast(t`Your browser did not allow it. Select the text and copy it yourself.`, { tone: 'danger' });
    }
  };
  return (
    <Button look="secondary" size="small" icon={CopyIcon} onClick={() => void copy()}>
      {children}
    </Button>
  );
};
