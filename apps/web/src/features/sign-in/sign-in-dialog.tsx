import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { onVerified } from '../../account/registration-watch.ts';
import { closeSignIn, type SignInMode, type SignInPrompt } from '../../account/sign-in-prompt.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { VerificationSent } from './verification-sent.tsx';

type View =
  | { readonly kind: SignInMode; readonly email: string; readonly verified?: boolean | undefined }
  | {
      readonly kind: 'verification-sent';
      readonly email: string;
      readonly notice?: string;
      readonly kept?: boolean;
    };

/** Sign in, register and reset in one window (S1 §2 Modals), each handing over the address already typed. */
const SignInDialog = ({ prompt }: { readonly prompt: SignInPrompt }) => {
  const { t } = useLingui();
  const { mode, email: known = '', verified } = prompt;
  const [view, setView] = useState<View>({ kind: mode, email: known, verified });
  const go = (kind: SignInMode) => (email: string) => setView({ kind, email });
  const sent = (email: string, also: { readonly notice?: string; readonly kept?: boolean } = {}) =>
    setView({ kind: 'verification-sent', email, ...also });
  const waitingFor = view.kind === 'verification-sent' ? view.email : undefined;
  useEffect(
    () =>
      onVerified((email) => {
        // Whoever has gone on by hand is not interrupted.
        if (waitingFor === undefined) return true;
        if (waitingFor !== email) return false;
        setView({ kind: 'login', email, verified: true });
        return true;
      }),
    [waitingFor],
  );
  const titles = {
    login: t`Sign in to Kalam`,
    register: t`Create your account`,
    reset: t`Reset your password`,
    'verification-sent': t`Verification email sent`,
  } as const;
  const descriptions = {
    login: undefined,
    register: <Trans>Save your resumes, edit them later, and keep several.</Trans>,
    reset: <Trans>Enter your email and we will send you a link to set a new password.</Trans>,
    'verification-sent': undefined,
  } as const;
  return (
    <Dialog
      title={titles[view.kind]}
      description={descriptions[view.kind]}
      view={view.kind}
      onClose={closeSignIn}
    >
      {view.kind === 'login' && (
        <LoginForm
          email={view.email}
          verified={view.verified}
          returnPath={prompt.returnPath}
          onRegister={go('register')}
          onReset={go('reset')}
          onUnverified={(email, notice) => sent(email, { notice })}
        />
      )}
      {view.kind === 'register' && (
        <RegisterForm
          email={view.email}
          returnPath={prompt.returnPath}
          onLogin={go('login')}
          onSent={(email, kept) => sent(email, kept === undefined ? {} : { kept })}
        />
      )}
      {view.kind === 'reset' && <ResetRequestForm email={view.email} onLogin={go('login')} />}
      {view.kind === 'verification-sent' && (
        <VerificationSent
          email={view.email}
          notice={view.notice}
          kept={view.kept}
          onSignIn={() => go('login')(view.email)}
        />
      )}
    </Dialog>
  );
};

export default SignInDialog;
