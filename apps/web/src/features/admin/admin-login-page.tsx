import { checkAccountEmail, checkSignInForm } from '@kalam/domain/auth/auth-fields';
import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { call, Refused } from '../../platform/api/call.ts';
import { asValidator, placeRefusal } from '../../platform/form-refusal.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFoot } from '../../ui/forms/form-parts.tsx';
import { emailInput, PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { adminSessionQuery, useAdminSession } from './admin-session.ts';
import { CodeStep } from './door/code-step.tsx';
import { DoorFrame } from './door/door-frame.tsx';
import { pageAfterLogin } from './return-page.ts';

interface Failure {
  readonly words: string;
  /** The request never got through: the same one can be sent again. */
  readonly network: boolean;
}

/** S2 §8: what the sign-in says by itself; undefined where the server's own words are better. */
const wordsOf = (error: unknown): string | undefined => {
  if (!(error instanceof Refused)) return messageText(refuse('admin-unexpected-error'));
  if (error.status === 0) return messageText(refuse('admin-network-retry'));
  if (error.code !== 'unexpected-error') return undefined;
  return messageText(refuse(error.status >= 500 ? 'sign-in-failed' : 'admin-unexpected-error'));
};

/** Staff sign-in (S2 §2 Admin login, messages of S2 §8). */
const AdminLoginPage = () => {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const next = pageAfterLogin(location);
  const session = useAdminSession();
  const [failure, setFailure] = useState<Failure>();
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const enter = async () => {
    // Asks the server, because a browser without cookies is not signed in.
    const { access } = await client.fetchQuery({ ...adminSessionQuery, staleTime: 0 });
    if (access === 'ok') return navigate(next, { replace: true });
    setAsksForCode(false);
    setFailure({ words: messageText(refuse('admin-authentication-failed')), network: false });
  };
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    try {
      const body = { ...typed, email: typed.email.trim() };
      const signedIn = await call('POST /api/admin/auth/sign-in/email', { body });
      if (signedIn.asksForCode) setAsksForCode(true);
      else await enter();
    } catch (error) {
      const unreached = error instanceof Refused && error.status === 0;
      const words = wordsOf(error) ?? placeRefusal(error, ['email', 'password'], form.setError);
      setFailure(words === undefined ? undefined : { words, network: unreached });
    }
  });
  if (session.data?.admin && session.data.access === 'ok') return <Navigate to={next} replace />;
  // The address stays plain: what was asked for goes along with the step, here as from the guard.
  if (location.search !== '') return <Navigate to="/admin/login" state={{ asked: next }} replace />;
  if (asksForCode) {
    return (
      <DoorFrame title={t`Enter your code`} lead={<Trans>Your account asks for a second factor.</Trans>}>
        <CodeStep
          onSignedIn={async () => void (await enter())}
          onBack={(words) => {
            setAsksForCode(false);
            form.resetField('password');
            setFailure(words === undefined ? undefined : { words, network: false });
          }}
        />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t`Admin sign in`} lead={messageText(refuse('admin-page-restricted'))}>
      <form onSubmit={submit} noValidate className="space-y-4">
        {failure && (
          <Banner
            tone="danger"
            alert
            action={
              failure.network && (
                <Button look="secondary" size="small" type="submit" busy={isSubmitting}>
                  <Trans>Try Again</Trans>
                </Button>
              )
            }
          >
            {failure.words}
          </Banner>
        )}
        <TextField
          label={t`Email`}
          {...emailInput}
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email', { validate: asValidator(checkAccountEmail) })}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', {
            validate: asValidator((password) => checkSignInForm({ email: 'someone@example.com', password })),
          })}
        />
        <Button type="submit" wide busy={isSubmitting} busyLabel={<Trans>Signing in…</Trans>}>
          <Trans>Sign In</Trans>
        </Button>
        <FormFoot>
          <Link
            to="/admin/reset-password"
            className="inline-flex min-h-11 items-center px-1 font-medium text-accent-ink underline-offset-3 hover:underline"
          >
            <Trans>Forgot password?</Trans>
          </Link>
        </FormFoot>
      </form>
    </DoorFrame>
  );
};

export default AdminLoginPage;
