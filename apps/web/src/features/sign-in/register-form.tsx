import {
  authLimits,
  checkAccountEmail,
  checkAccountName,
  checkConsent,
  checkPassword,
  consentVersion,
} from '@kalam/domain/auth/auth-fields';
import { mendedEmail } from '@kalam/domain/auth/email-fields';
import { keptResumeLimits } from '@kalam/domain/auth/kept-resume';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { MendedEmail } from '../../account/mended-email.tsx';
import { rememberRegistration } from '../../account/unverified-email.ts';
import { call } from '../../platform/api/call.ts';
import { asValidator, placeRefusal } from '../../platform/form-refusal.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { fetchPart } from '../../platform/loading/fetch-part.ts';
import { useSharedDialogs } from '../../shell/shared-dialogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/choice.tsx';
import { FormError, FormFoot, TextButton } from '../../ui/forms/form-parts.tsx';
import { emailInput, PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { rememberReturn } from './return-after-verifying.ts';

interface RegisterFormProps {
  readonly email: string;
  readonly returnPath: string | undefined;
  readonly onLogin: (email: string) => void;
  /** `kept` is told only where a resume was to be kept. */
  readonly onSent: (email: string, kept?: boolean) => void;
}

const loadKeeping = () => fetchPart(() => import('../../account/kept-resume.ts'));

/** Work in the builder that an account could take along to another browser. */
const useWorkToKeep = () =>
  useQuery({
    queryKey: ['work-to-keep'],
    queryFn: async () => (await loadKeeping()).findWorkToKeep(),
    staleTime: 0,
    networkMode: 'always',
  }).data;

export const RegisterForm = ({ email, returnPath, onLogin, onSent }: RegisterFormProps) => {
  const { t } = useLingui();
  const { dataProtectionNotice: DataProtectionNotice } = useSharedDialogs();
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState(false);
  const work = useWorkToKeep();
  const form = useForm({
    mode: 'onTouched',
    // Not ticked: what leaves the device does so because the person said so (Digital Personal Data Protection Act, 2023).
    defaultValues: { name: '', email, password: '', consentVersion: false, keep: false },
  });
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch('email');
  const mended = errors.email && mendedEmail(typed);
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    try {
      const { name, email: address, password, keep } = typed;
      const keeping = keep ? await loadKeeping() : undefined;
      const kept = await keeping?.findWorkToKeep();
      const reply = await call('POST /api/auth/sign-up/email', {
        body: {
          name: name.trim(),
          email: address.trim(),
          password,
          consentVersion,
          ...(kept && { keep: kept.resume }),
        },
      });
      rememberRegistration(reply.email, reply.registrationToken);
      rememberReturn(reply.email, returnPath);
      if (kept && reply.kept) keeping?.rememberKept(kept);
      onSent(reply.email, kept ? reply.kept : undefined);
    } catch (error) {
      setFailure(placeRefusal(error, ['name', 'email', 'password', 'consentVersion', 'keep'], form.setError));
    }
  });
  const min = authLimits.passwordMin;
  const { days } = keptResumeLimits;
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
      {work && (
        <Checkbox
          label={<Trans>Keep this resume for me</Trans>}
          hint={
            work.refusal ? (
              messageText(work.refusal)
            ) : (
              <Trans>
                We store a copy of it for {days} days, encrypted and without pictures, and offer it to you
                when you sign in, in any browser. Without this it stays on this device only.
              </Trans>
            )
          }
          disabled={work.refusal !== undefined}
          error={errors.keep?.message}
          {...form.register('keep')}
        />
      )}
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
