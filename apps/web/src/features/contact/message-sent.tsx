import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { messageText } from '../../platform/languages/message-text.ts';
import { Button } from '../../ui/button.tsx';
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

interface MessageSentProps {
  readonly sent: SentMessage;
  readonly onAnother: () => void;
}

/** S2 §8: what became of the message, in the server's judgement. */
export const MessageSent = ({ sent: { id, status, email }, onAnother }: MessageSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4 py-2">
      <Tick />
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-22">
        <Trans>Thank you for writing</Trans>
      </h2>
      <p role="status" className="max-w-prose">
        {messageText(refuse(status === 'under_review' ? 'contact-under-review' : 'contact-submitted'))}
      </p>
      <dl className="grid w-full max-w-prose gap-x-6 gap-y-1 border-line border-t pt-4 text-14 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">
          <Trans>Reference</Trans>
        </dt>
        <dd className="break-all tabular-nums">{id}</dd>
        <dt className="text-muted">
          <Trans>Confirmation sent to</Trans>
        </dt>
        <dd className="break-all">{email}</dd>
      </dl>
      <Button look="secondary" onClick={onAnother} className="mt-2">
        <Trans>Write another message</Trans>
      </Button>
    </div>
  );
};
