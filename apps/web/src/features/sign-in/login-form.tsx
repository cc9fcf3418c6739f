import { checkAccountEmail, checkSignInForm } from '@kalam/domain/auth/auth-fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { becomeSignedIn } from '../../account/session.ts';
import { closeSignIn } from '../../account/sign-in-prompt.ts';
import { rememberUnverified } from '../../account/unverified-email.ts';
import { call, Refused } from '../../platform/api/call.ts';
import { asValidator, placeRefusal } from '../../platform/form-refusal.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, FormFoot, TextButton } from '../../ui/forms/form-parts.tsx';
import { emailInput, PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { rememberReturn, takeReturn } from './return-after-verifying.ts';

interface LoginFormProps {
  readonly email: string;
  /** The address has just been verified, perhaps elsewhere. */
  readonly verified?: boolean | undefined;
  readonly returnPath: string | undefined;
  readonly onRegister: (email: string) => void;
  readonly onReset: (email: string) => void;
  readonly onUnverified: (email: string, notice: string) => void;
}

export const LoginForm = ({
  email,
  verified = false,
  returnPath,
  onRegister,
  onReset,
  onUnverified,
}: LoginFormProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  /** Why staff suspended the account; said below the refusal. */
  const [reason, setReason] = useState<string>();
  const form = useForm({ mode: 'onTouched', defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    setReason(undefined);
    const address = typed.email.trim();
    try {
      const { user } = await call('POST /api/auth/sign-in/email', { body: { ...typed, email: address } });
      becomeSignedIn(client, user);
      closeSignIn();
      const path = takeReturn(address) ?? returnPath;
      if (path !== undefined) await navigate(path);
    } catch (error) {
      if (error instanceof Refused && error.code === 'email-not-verified') {
        rememberUnverified(address);
        rememberReturn(address, returnPath);
        return onUnverified(address, error.error);
      }
      if (error instanceof Refused && error.code === 'account-suspended')
        setReason(error.params?.reason?.toString());
      setFailure(placeRefusal(error, ['email', 'password'], form.setError));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {reason === undefined ? (
        <FormError>{failure}</FormError>
      ) : (
        <Banner tone="danger" alert title={failure}>
          <span className="whitespace-pre-wrap break-words">
            <Trans>Reason: {reason}</Trans>
          </span>
        </Banner>
      )}
      {verified && (
        <Banner tone="success" alert>
          <Trans>Your address is verified. Enter your password to go on.</Trans>
        </Banner>
      )}
      <TextField
        label={t`Email`}
        {...emailInput}
        autoComplete="username"
        data-first-focus={email === '' || undefined}
        error={errors.email?.message}
        {...form.register('email', { validate: asValidator(checkAccountEmail) })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        data-first-focus={email !== '' || undefined}
        aside={
          <TextButton onClick={() => onReset(form.getValues('email'))}>
            <Trans>Forgot password?</Trans>
          </TextButton>
        }
        error={errors.password?.message}
        {...form.register('password', {
          validate: asValidator((password) => checkSignInForm({ email: 'someone@example.com', password })),
        })}
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel={<Trans>Signing in…</Trans>}>
        <Trans>Sign In</Trans>
      </Button>
      <FormFoot>
        <Trans>New to Kalam?</Trans>
        <TextButton onClick={() => onRegister(form.getValues('email'))}>
          <Trans>Create an account</Trans>
        </TextButton>
      </FormFoot>
    </form>
  );
};
