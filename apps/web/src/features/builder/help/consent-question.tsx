import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ShieldIcon } from '../../../ui/work-icons.tsx';

interface ConsentQuestionProps {
  readonly service: string;
  /** The sentences as they would leave. */
  readonly sent: readonly string[];
  readonly busy: boolean;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Asked before the first sentence leaves, and again when the service is another one. */
export const ConsentQuestion = ({ service, sent, busy, onAgree, onDecline }: ConsentQuestionProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3 rounded-base border border-line bg-surface p-4 text-14">
      <h4 ref={heading} tabIndex={-1} className="flex items-start gap-2 font-semibold text-16 outline-none">
        <ShieldIcon className="mt-0.5 text-accent-ink" />
        <span>
          <Trans>May {service} rewrite it?</Trans>
        </span>
      </h4>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>
          <Trans>Sent to {service}: only the sentences you chose here, nothing else of your resume.</Trans>
        </li>
        <li>
          <Trans>
            Never sent: your name, contacts or birth date. A mark such as [A] goes in their place.
          </Trans>
        </li>
        <li>
          <Trans>
            Shown to you: only what says the same. An answer with a fact that you did not write is not shown.
          </Trans>
        </li>
        <li>
          <Trans>We keep when you agreed and how often you ask. You can withdraw here at any time.</Trans>
        </li>
      </ul>
      <details>
        <summary className="w-fit cursor-pointer py-1 font-medium text-accent-ink">
          <Trans>What would be sent now</Trans>
        </summary>
        <ul className="mt-1 grid gap-1 rounded-inner bg-sunken p-3">
          {sent.map((sentence, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may stand there twice
            <li key={place} dir="auto" className="break-words">
              {sentence}
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} onClick={onAgree}>
          <Trans>Agree and go on</Trans>
        </Button>
        <Button size="small" look="secondary" onClick={onDecline}>
          <Trans>Only advice from this device</Trans>
        </Button>
      </div>
    </div>
  );
};
