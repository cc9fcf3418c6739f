import { authLimits, checkPasswordChangeForm } from '@kalam/domain/auth/auth-fields';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** S2 §5 Change password: one rule looks at the whole form and names the first field at fault. */
export const PasswordForm = ({ email }: { readonly email: string }) => {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: blank });
  const { errors, isSubmitting } = form.formState;
  const place = (field: string | undefined, message: string): boolean => {
    const found = fields.find((name) => name === field);
    if (found) form.setError(found, { message }, { shouldFocus: true });
    return found !== undefined;
  };
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    const refusal = checkPasswordChangeForm(typed);
    if (refusal) return void place(refusal.field, messageText(refusal));
    const { currentPassword, newPassword } = typed;
    try {
      await call('POST /api/auth/change-password', { body: { currentPassword, newPassword } });
      form.reset(blank);
      showToast(messageText(refuse('password-updated')), { tone: 'success' });
    } catch (error) {
      if (error instanceof Refused && place(error.field, error.error)) return;
      setFailure(failureText(error, 'password-update-failed'));
    }
  });
  const min = authLimits.passwordMin;
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      {/* Tells a password manager whose password this is. */}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={<Trans>At least {min} characters.</Trans>}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={t`Confirm new password`}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <p className="text-14 text-muted">
        <Trans>Other devices are signed out when the password changes.</Trans>
      </p>
      <Button type="submit" busy={isSubmitting} busyLabel={<Trans>Saving...</Trans>}>
        <Trans>Update Password</Trans>
      </Button>
    </form>
  );
};
