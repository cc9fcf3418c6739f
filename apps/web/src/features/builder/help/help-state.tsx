import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { messageText } from '../../../platform/languages/message-text.ts';
import { TextButton } from '../../../ui/forms/form-parts.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import type { Rewriting } from './use-rewriting.ts';

/** Who helps now: the rules of this device, or the service that was agreed to; and what went wrong with it. */
export const HelpState = ({ rewriting }: { readonly rewriting: Rewriting }) => {
  const { help, isOnline, mayAsk, declined, failure, proposals, withdraw, reconsider, service } = rewriting;
  const remaining = help?.remaining ?? 0;
  return (
    <div className="grid gap-1 text-14 text-muted">
      {failure !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-danger-ink">
          <WarningIcon className="mt-0.5 size-4" />
          <span>{failure}</span>
        </p>
      )}
      {mayAsk ? (
        <p className="flex flex-wrap items-center gap-x-1">
          <span>
            {proposals ? (
              <Trans>
                Rewritten by {service}. {remaining} left today.
              </Trans>
            ) : (
              <Trans>
                Below: advice by rules, on this device. The buttons ask {service}; {remaining} left today.
              </Trans>
            )}
          </span>
          {help?.consentedAt && (
            <TextButton onClick={() => void withdraw()}>
              <Trans>Stop sending</Trans>
            </TextButton>
          )}
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-1">
          <span>
            <Trans>Advice by rules, on this device. Nothing is sent.</Trans>{' '}
            {isOnline &&
              !declined &&
              help?.blockedBy &&
              help.blockedBy !== 'help-not-available' &&
              messageText(refuse(help.blockedBy, { limit: help.limit }))}
          </span>
          {declined && (
            <TextButton onClick={reconsider}>
              <Trans>Have it rewritten by {service}</Trans>
            </TextButton>
          )}
        </p>
      )}
    </div>
  );
};
