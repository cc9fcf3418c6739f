import { staffPasswordMin } from '@kalam/domain/admin/staff/staff-rules';
import { checkAccountEmail } from '@kalam/domain/auth/auth-fields';
import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { asValidator, placeRefusal } from '../../../platform/form-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FormError, FormFoot } from '../../../ui/forms/form-parts.tsx';
import { emailInput, PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import { DoorFrame } from './door-frame.tsx';
import { useLinkToken } from './link-token.ts';
import { confirmationWords, passwordWords } from './new-password.ts';

const BackToSignIn = () => (
  <FormFoot>
    <Link
      to="/admin/login"
      className="inline-flex min-h-11 items-center px-1 font-medium text-accent-ink underline-offset-3 hover:underline"
    >
      <Trans>Back to sign in</Trans>
    </Link>
  </FormFoot>
);

/** The answer is the same whether the address is one of the staff or not. */
const RequestForm = () => {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(undefined);
    setSent(false);
    try {
      await call('POST /api/admin/auth/request-password-reset', { body: { email: email.trim() } });
      setSent(true);
    } catch (error) {
      setFailure(placeRefusal(error, ['email'], form.setError));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      {sent && (
        <Banner tone="success" alert>
          {messageText(refuse('reset-sent'))}
        </Banner>
      )}
      <TextField
        label={t`Email`}
        {...emailInput}
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { validate: asValidator(checkAccountEmail) })}
      />
      <Button type="submit" wide busy={isSubmitting} look={sent ? 'secondary' : 'primary'}>
        {sent ? <Trans>Send the link again</Trans> : <Trans>Send reset link</Trans>}
      </Button>
      <BackToSignIn />
    </form>
  );
};

const ResetForm = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ mode: 'onTouched', defaultValues: { newPassword: '', confirmation: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(undefined);
    try {
      await call('POST /api/admin/auth/reset-password', { body: { token, newPassword } });
      onDone();
    } catch (error) {
      setFailure(placeRefusal(error, ['newPassword'], form.setError));
    }
  });
  const min = staffPasswordMin;
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={<Trans>At least {min} characters.</Trans>}
        error={errors.newPassword?.message}
        {...form.register('newPassword', { deps: ['confirmation'], validate: passwordWords })}
      />
      <PasswordField
        label={t`Confirm new password`}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...form.register('confirmation', {
          validate: (typed, { newPassword }) => confirmationWords(newPassword, typed),
        })}
      />
      <Button type="submit" wide busy={isSubmitting}>
        <Trans>Set new password</Trans>
      </Button>
      {failure !== undefined && (
        <a href="/admin/reset-password" className={buttonClass({ look: 'quiet', wide: true })}>
          <Trans>Ask for a new link</Trans>
        </a>
      )}
    </form>
  );
};

/** A new password for staff: without a link it is asked for here, behind one it is set. */
const AdminResetPasswordPage = () => {
  const { t } = useLingui();
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <DoorFrame title={t`Password changed`}>
        <Banner tone="success" alert className="mb-5">
          {messageText(refuse('password-reset'))}
        </Banner>
        <Link to="/admin/login" className={buttonClass({ wide: true })}>
          <Trans>Sign In</Trans>
        </Link>
      </DoorFrame>
    );
  }
  if (token === '') {
    return (
      <DoorFrame title={t`Forgot password?`} lead={<Trans>We send a link to your staff address.</Trans>}>
        <RequestForm />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t`Set a new password`}>
      <ResetForm token={token} onDone={() => setDone(true)} />
    </DoorFrame>
  );
};

export default AdminResetPasswordPage;
