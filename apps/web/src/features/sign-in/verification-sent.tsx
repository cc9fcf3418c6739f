import { Trans } from '@lingui/react/macro';
import { ResendVerification } from '../../account/resend-verification.tsx';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';

interface VerificationSentProps {
  readonly email: string;
  /** Set when someone tried to sign in before verifying. */
  readonly notice?: string | undefined;
  readonly onSignIn: () => void;
}

/** S1 §4: what registering, and signing in too early, lead to. */
export const VerificationSent = ({ email, notice, onSignIn }: VerificationSentProps) => (
  <div>
    <div className="mb-5 flex items-start gap-4">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <MailIcon className="size-6" />
      </span>
      <div className="min-w-0" role="status">
        {notice && <p className="mb-2 font-medium">{notice}</p>}
        <p className="text-muted">
          <Trans>
            We have sent a link to <strong className="break-words font-medium text-ink">{email}</strong>. Open
            it within 24 hours to verify your address, then sign in. If it is not there, look in your spam
            folder.
          </Trans>
        </p>
      </div>
    </div>
    <div className="space-y-3">
      <Button wide onClick={onSignIn} data-first-focus>
        <Trans>I have verified, sign in</Trans>
      </Button>
      <ResendVerification email={email} />
    </div>
  </div>
);
