import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { call, Refused } from '../platform/api/call.ts';
import { messageText } from '../platform/languages/message-text.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

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
