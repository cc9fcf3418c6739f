import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ResendVerification } from '../../account/resend-verification.tsx';
import { openSignIn } from '../../account/sign-in-prompt.ts';
import { forgetUnverified, unverifiedEmail } from '../../account/unverified-email.ts';
import { call, Refused } from '../../platform/api/call.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Waiting } from '../../ui/spinner.tsx';

const verify = async (token: string) => {
  const { email } = await call('POST /api/auth/verify-email', { body: { token } });
  forgetUnverified();
  return email;
};

/** Behind the link of the verification e-mail. */
const VerifyEmailPage = () => {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const verified = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verify(token),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const email = unverifiedEmail();
  if (verified.isSuccess) {
    return (
      <NarrowPage title={t`Your email is verified`}>
        <p className="mb-2 text-muted" role="status">
          <Trans>
            Your address <strong className="break-words font-medium text-ink">{verified.data}</strong> is
            verified. Go back to the tab where you were building, or sign in here.
          </Trans>
        </p>
        <p className="mb-6 text-muted">
          <Trans>A resume you asked us to keep is offered to you here after you sign in.</Trans>
        </p>
        <Button
          wide
          onClick={() => openSignIn({ email: verified.data, returnPath: '/dashboard', verified: true })}
        >
          <Trans>Sign In</Trans>
        </Button>
      </NarrowPage>
    );
  }
  if (token !== '' && verified.isPending) {
    return (
      <NarrowPage title={t`Verifying your email`}>
        <Waiting>{t`One moment…`}</Waiting>
      </NarrowPage>
    );
  }
  const unreachable = verified.error instanceof Refused && verified.error.status === 0;
  return (
    <NarrowPage title={t`We could not verify your email`}>
      <div className="space-y-4">
        <Banner tone="danger" alert>
          {verified.error instanceof Refused
            ? verified.error.error
            : messageText(refuse('verification-link-invalid'))}
        </Banner>
        {unreachable ? (
          <Button wide busy={verified.isFetching} onClick={() => void verified.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        ) : email === undefined ? (
          <>
            <p className="text-muted">
              <Trans>Sign in with your email and password, and we will send you a fresh link.</Trans>
            </p>
            <Button wide onClick={() => openSignIn({ returnPath: '/dashboard' })}>
              <Trans>Sign In</Trans>
            </Button>
          </>
        ) : (
          <ResendVerification email={email} />
        )}
        <ButtonLink to="/" look="quiet" wide>
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      </div>
    </NarrowPage>
  );
};

export default VerifyEmailPage;
