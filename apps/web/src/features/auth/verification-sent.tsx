import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { call, Refused } from '../../api/call.ts';
import { messageText } from '../../message-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';

/** Asks for the verification e-mail once more and says how that went. */
export const ResendVerification = ({ email }: { readonly email: string }) => {
  const resend = useMutation({
    mutationFn: () => call('POST /api/auth/send-verification-email', { body: { email } }),
  });
  return (
    <div className="space-y-3">
      <Button look="secondary" wide busy={resend.isPending} onClick={() => resend.mutate()}>
        <Trans>Resend verification email</Trans>
      </Button>
      {resend.isSuccess && (
        <Banner tone="success" alert>
          {messageText(refuse('verification-sent'))}
        </Banner>
      )}
      {resend.error instanceof Refused && (
        <Banner tone="danger" alert>
          {resend.error.error}
        </Banner>
      )}
    </div>
  );
};

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
