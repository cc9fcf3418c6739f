import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { messageText } from '../../platform/languages/message-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CopyIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import type { SentMessage } from './contact-sending.ts';

/** A tick drawn in one stroke. */
const Tick = () => (
  <span className="flex size-14 items-center justify-center rounded-full bg-success-soft text-success-ink">
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7" fill="none" stroke="currentColor">
      <path
        d="m5 12.5 4.5 4.5L19 7.5"
        pathLength={1}
        strokeDasharray={1}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="animate-draw"
      />
    </svg>
  </span>
);

const CopyReference = ({ reference }: { readonly reference: string }) => {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      showToast(t`Copied`, { tone: 'success' });
    } catch {
      showToast(t`Your browser did not allow it. Select the text and copy it yourself.`, { tone: 'danger' });
    }
  };
  return (
    <IconButton
      icon={CopyIcon}
      size="small"
      label={t`Copy reference ${reference}`}
      title={t`Copy`}
      className="-my-2"
      onClick={() => void copy()}
    />
  );
};

interface MessageSentProps {
  readonly sent: SentMessage;
  readonly onAnother: () => void;
}

/** S2 §8: what became of the message, in the server's judgement. */
export const MessageSent = ({ sent: { number, status, email }, onAnother }: MessageSentProps) => {
  const id = useId();
  const reference = grievanceReference(number);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4 py-2">
      <Tick />
      {/* Read out with the heading, which has the focus: what became of it, and by which number to ask again. */}
      <h2
        ref={heading}
        tabIndex={-1}
        aria-describedby={`${id}-outcome ${id}-reference`}
        className="font-semibold text-22"
      >
        <Trans>Thank you for writing</Trans>
      </h2>
      <p id={`${id}-outcome`} role="status" className="max-w-prose">
        {messageText(refuse(status === 'under_review' ? 'contact-under-review' : 'contact-submitted'))}
      </p>
      <dl className="grid w-full max-w-prose gap-x-6 gap-y-1 border-line border-t pt-4 text-14 sm:grid-cols-[auto_1fr]">
        <div id={`${id}-reference`} className="contents">
          <dt className="text-muted">
            <Trans>Reference</Trans>
          </dt>
          <dd className="flex items-center gap-1">
            <strong className="select-all font-semibold text-16 tabular-nums">{reference}</strong>
            <CopyReference reference={reference} />
          </dd>
        </div>
        <dt className="text-muted">
          <Trans>Confirmation sent to</Trans>
        </dt>
        <dd className="break-all">{email}</dd>
      </dl>
      <p className="max-w-prose text-14 text-muted">
        <Trans>Please name the reference if you write to us again about it.</Trans>
      </p>
      <Button look="secondary" onClick={onAnother} className="mt-2">
        <Trans>Write another message</Trans>
      </Button>
    </div>
  );
};
