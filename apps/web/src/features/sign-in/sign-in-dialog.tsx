import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { closeSignIn, type SignInMode, type SignInPrompt } from '../../account/sign-in-prompt.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { VerificationSent } from './verification-sent.tsx';

type View =
  | { readonly kind: SignInMode; readonly email: string }
  | { readonly kind: 'verification-sent'; readonly email: string; readonly notice?: string };

/** Sign in, register and reset in one window (S1 §2 Modals), each handing over the address already typed. */
const SignInDialog = ({ prompt }: { readonly prompt: SignInPrompt }) => {
  const { t } = useLingui();
  const [view, setView] = useState<View>({ kind: prompt.mode, email: prompt.email ?? '' });
  const go = (kind: SignInMode) => (email: string) => setView({ kind, email });
  const sent = (email: string, notice?: string) => setView({ kind: 'verification-sent', email, notice });
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
          returnPath={prompt.returnPath}
          onRegister={go('register')}
          onReset={go('reset')}
          onUnverified={sent}
        />
      )}
      {view.kind === 'register' && <RegisterForm email={view.email} onLogin={go('login')} onSent={sent} />}
      {view.kind === 'reset' && <ResetRequestForm email={view.email} onLogin={go('login')} />}
      {view.kind === 'verification-sent' && (
        <VerificationSent email={view.email} notice={view.notice} onSignIn={() => go('login')(view.email)} />
      )}
    </Dialog>
  );
};

export default SignInDialog;
