import {
  authLimits,
  checkAccountEmail,
  checkAccountName,
  checkConsent,
  checkPassword,
  consentVersion,
} from '@kalam/domain/auth/auth-fields';
import { mendedEmail } from '@kalam/domain/auth/email-fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { MendedEmail } from '../../account/mended-email.tsx';
import { rememberUnverified } from '../../account/unverified-email.ts';
import { call } from '../../platform/api/call.ts';
import { asValidator, placeRefusal } from '../../platform/form-refusal.ts';
import { useSharedDialogs } from '../../shell/shared-dialogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/choice.tsx';
import { FormError, FormFoot, TextButton } from '../../ui/forms/form-parts.tsx';
import { emailInput, PasswordField, TextField } from '../../ui/forms/text-field.tsx';

interface RegisterFormProps {
  readonly email: string;
  readonly onLogin: (email: string) => void;
  readonly onSent: (email: string) => void;
}

export const RegisterForm = ({ email, onLogin, onSent }: RegisterFormProps) => {
  const { t } = useLingui();
  const { dataProtectionNotice: DataProtectionNotice } = useSharedDialogs();
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState(false);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { name: '', email, password: '', consentVersion: false },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch('email');
  const mended = errors.email && mendedEmail(typed);
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    try {
      const reply = await call('POST /api/auth/sign-up/email', {
        body: { ...typed, name: typed.name.trim(), email: typed.email.trim(), consentVersion },
      });
      rememberUnverified(reply.email);
      onSent(reply.email);
    } catch (error) {
      setFailure(placeRefusal(error, ['name', 'email', 'password', 'consentVersion'], form.setError));
    }
  });
  const min = authLimits.passwordMin;
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      <TextField
        label={t`Full name`}
        autoComplete="name"
        data-first-focus
        error={errors.name?.message}
        {...form.register('name', { validate: asValidator(checkAccountName) })}
      />
      <TextField
        label={t`Email`}
        {...emailInput}
        autoComplete="username"
        error={errors.email?.message}
        note={{
          floats: false,
          text: mended && (
            <MendedEmail
              typed={typed}
              mended={mended}
              onTake={() => {
                form.setValue('email', mended, { shouldValidate: true });
                form.setFocus('email');
              }}
            />
          ),
        }}
        {...form.register('email', { validate: asValidator(checkAccountEmail) })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        hint={<Trans>At least {min} characters.</Trans>}
        error={errors.password?.message}
        {...form.register('password', { validate: asValidator(checkPassword) })}
      />
      <Checkbox
        label={
          <Trans>I have read the Data Protection Notice and agree to it and to the Terms & Conditions.</Trans>
        }
        hint={
          // Above the label's own surface, which reaches over the whole row.
          <span className="relative z-1 -ml-1 flex flex-wrap gap-x-3 pt-1">
            <TextButton onClick={() => setReading(true)}>
              <Trans>Read the notice</Trans>
            </TextButton>
            {/* Beside this page: what is typed here stays. */}
            <Link
              to="/terms"
              target="_blank"
              className="-my-2 inline-flex min-h-11 items-center px-1 font-medium text-14 text-accent-ink hover:underline"
            >
              <Trans>Read the terms</Trans>
            </Link>
          </span>
        }
        error={errors.consentVersion?.message}
        {...form.register('consentVersion', {
          validate: (agreed) => asValidator(checkConsent)(agreed ? consentVersion : ''),
        })}
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel={<Trans>Creating your account…</Trans>}>
        <Trans>Create Account</Trans>
      </Button>
      <FormFoot>
        <Trans>Already have an account?</Trans>
        <TextButton onClick={() => onLogin(form.getValues('email'))}>
          <Trans>Sign in</Trans>
        </TextButton>
      </FormFoot>
      {reading && <DataProtectionNotice onClose={() => setReading(false)} />}
    </form>
  );
};
