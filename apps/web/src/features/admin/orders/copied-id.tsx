import { messageText } from '@kalam/domain/message-catalogue';
import { copyToastMs } from '@kalam/domain/payments/order-wording';
import { refuse } from '@kalam/domain/refusal';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../ui/button.tsx';
import { CopyIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

/** S2 §2, §8: a copy that works shows its toast; one that fails is only logged. */
const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast(messageText(refuse('id-copied')), { tone: 'success', lasts: copyToastMs });
  } catch (failure) {
    console.error('The ID was not copied', failure);
  }
};

interface CopiedIdProps {
  readonly id: string | null;
  readonly kind: 'order' | 'payment';
}

/** An ID to read and to copy; a missing one is N/A. */
export const CopiedId = ({ id, kind }: CopiedIdProps) => {
  const { t } = useLingui();
  if (id === null) return <span className="text-muted">{t`N/A`}</span>;
  return (
    <span className="inline-flex max-w-full items-center">
      <span className="min-w-0 break-all font-normal text-12 tabular-nums tracking-tight min-[90rem]:whitespace-nowrap">
        {id}
      </span>
      <IconButton
        icon={CopyIcon}
        size="small"
        label={kind === 'order' ? t`Copy order ID ${id}` : t`Copy payment ID ${id}`}
        title={t`Copy`}
        className="-my-2 -mr-2 xl:size-7 [&_svg]:size-4"
        onClick={() => void copy(id)}
      />
    </span>
  );
};
