import { gate } from '@kalam/domain/auth/access-gate';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { onVerified } from '../account/registration-watch.ts';
import { ResendVerification } from '../account/resend-verification.tsx';
import { hasLeft, isLeaving, type User, useSession } from '../account/session.ts';
import { openSignIn } from '../account/sign-in-prompt.ts';
import { unverifiedEmail } from '../account/unverified-email.ts';
import { Refused } from '../platform/api/call.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MailIcon } from '../ui/icons.tsx';
import { ErrorState } from '../ui/states.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { PublicFrame } from './public-layout.tsx';

/** S2 §2: no signed-in user. The prompt opens with a return path, and the visitor is sent to `/`. */
const SentToSignIn = ({ returnPath }: { readonly returnPath: string }) => {
  useEffect(() => openSignIn({ returnPath }), [returnPath]);
  return <Navigate to="/" replace />;
};

const SentHome = () => {
  useEffect(() => hasLeft, []);
  return <Navigate to="/" replace />;
};

/** S2 §2: an address not verified yet. */
const EmailVerificationRequired = ({
  email,
  returnPath,
}: {
  readonly email: string;
  readonly returnPath: string;
}) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const signIn = useEffectEvent(async (verified: boolean) => {
    await navigate('/', { replace: true });
    openSignIn({ email, returnPath, verified });
  });
  useEffect(
    () =>
      onVerified(() => {
        void signIn(true);
        return true;
      }),
    [],
  );
  return (
    <NarrowPage title={t`Email Verification Required`}>
      <div className="mb-6 flex items-start gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
          <MailIcon className="size-6" />
        </span>
        <p className="text-muted">
          <Trans>
            Please check the inbox of <strong className="break-words font-medium text-ink">{email}</strong>{' '}
            for the verification link. It may be in the spam folder.
          </Trans>
        </p>
      </div>
      <div className="space-y-3">
        <Button
          wide
          onClick={async () => {
            await navigate('/', { replace: true });
            openSignIn({ email, returnPath });
          }}
        >
          <Trans>I have verified, sign in</Trans>
        </Button>
        <ResendVerification email={email} />
        <ButtonLink to="/" look="quiet" wide>
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      </div>
    </NarrowPage>
  );
};

interface RequireUserProps {
  /** What is seen while the session is asked for. */
  readonly waiting: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** Lets a signed-in user with a verified address through; everyone else is told what is missing. */
export const RequireUser = ({ waiting, children }: RequireUserProps) => {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.isPending) return waiting;
  if (session.isError) {
    return (
      <PublicFrame>
        <ErrorState
          title={<Trans>We could not check your sign-in</Trans>}
          onRetry={() => void session.refetch()}
          retrying={session.isFetching}
        >
          {session.error instanceof Refused && session.error.error}
        </ErrorState>
      </PublicFrame>
    );
  }
  const user = session.data;
  // A session exists only after verification, so a signed-in user is a verified one.
  const decision = gate(
    pathname + search,
    user
      ? { signedIn: true, email: user.email, emailVerified: true }
      : { signedIn: false, unverifiedEmail: unverifiedEmail() },
  );
  if (decision.kind === 'sign-in' && isLeaving()) return <SentHome />;
  if (decision.kind === 'sign-in') return <SentToSignIn returnPath={decision.returnPath} />;
  if (decision.kind === 'verify-email') {
    return (
      <PublicFrame>
        <EmailVerificationRequired email={decision.email} returnPath={decision.returnPath} />
      </PublicFrame>
    );
  }
  return user ? children(user) : null;
};
