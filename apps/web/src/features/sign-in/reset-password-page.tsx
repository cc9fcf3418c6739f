import { authLimits, checkPasswordResetForm } from '@kalam/domain/auth/auth-fields';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { openSignIn } from '../../account/sign-in-prompt.ts';
import { call } from '../../platform/api/call.ts';
import { placeRefusal } from '../../platform/form-refusal.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/forms/form-parts.tsx';
import { PasswordField } from '../../ui/forms/text-field.tsx';

interface Passwords {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The domain checks the two fields together; each field shows only what concerns it. */
const wordsAt = (field: keyof Passwords, typed: Passwords): true | string => {
  const refusal = checkPasswordResetForm(
    field === 'newPassword' ? { ...typed, confirmPassword: typed.newPassword } : typed,
  );
  return refusal?.field === field ? messageText(refusal) : true;
};

const ResetForm = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Passwords>({
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(undefined);
    try {
      await call('POST /api/auth/reset-password', { body: { token, newPassword } });
      onDone();
    } catch (error) {
      setFailure(placeRefusal(error, ['newPassword'], form.setError));
    }
  });
  const min = authLimits.passwordMin;
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={<Trans>At least {min} characters.</Trans>}
        error={errors.newPassword?.message}
        {...form.register('newPassword', {
          deps: ['confirmPassword'],
          validate: (_, typed) => wordsAt('newPassword', typed),
        })}
      />
      <PasswordField
        label={t`Confirm new password`}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', { validate: (_, typed) => wordsAt('confirmPassword', typed) })}
      />
      <Button type="submit" wide busy={isSubmitting}>
        <Trans>Set new password</Trans>
      </Button>
      {failure !== undefined && (
        <Button look="quiet" wide onClick={() => openSignIn({ mode: 'reset' })}>
          <Trans>Ask for a new link</Trans>
        </Button>
      )}
    </form>
  );
};

/** Behind the link of the reset e-mail. */
const ResetPasswordPage = () => {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <NarrowPage title={t`Password changed`}>
        <Banner tone="success" alert className="mb-5">
          {messageText(refuse('password-reset'))}
        </Banner>
        <Button wide onClick={() => openSignIn({ returnPath: '/dashboard' })}>
          <Trans>Sign In</Trans>
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t`Set a new password`}>
      {token === '' ? (
        <div className="space-y-4">
          <Banner tone="danger">{messageText(refuse('reset-link-invalid'))}</Banner>
          <Button wide onClick={() => openSignIn({ mode: 'reset' })}>
            <Trans>Ask for a new link</Trans>
          </Button>
        </div>
      ) : (
        <ResetForm token={token} onDone={() => setDone(true)} />
      )}
    </NarrowPage>
  );
};

export default ResetPasswordPage;
