import { Trans } from '@lingui/react/macro';
import { ResendVerification } from '../../account/resend-verification.tsx';
import { openRegistration } from '../../account/unverified-email.ts';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';

interface VerificationSentProps {
  readonly email: string;
  /** Set when someone tried to sign in before verifying. */
  readonly notice?: string | undefined;
  /** False when a resume was to be kept and there was no room for it. */
  readonly kept?: boolean | undefined;
  readonly onSignIn: () => void;
}

/** S1 §4: what registering, and signing in too early, lead to. */
export const VerificationSent = ({ email, notice, kept, onSignIn }: VerificationSentProps) => (
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
            it within 24 hours to verify your address, on any device, then sign in. If it is not there, look
            in your spam folder.
          </Trans>
        </p>
        {openRegistration()?.email === email && (
          <p className="mt-2 text-muted">
            <Trans>You can leave this open: it goes on by itself once your address is verified.</Trans>
          </p>
        )}
        {kept === false && (
          <p className="mt-2 font-medium">
            <Trans>We had no room to keep your resume just now. It is still on this device.</Trans>
          </p>
        )}
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
