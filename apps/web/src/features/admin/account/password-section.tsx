import { checkStaffPasswordChange, staffPasswordMin } from '@kalam/domain/admin/staff/staff-rules';
import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { confirmationWords } from '../door/new-password.ts';
import { accountQuery } from './account-query.ts';

const fields = ['currentPassword', 'newPassword', 'confirmation'] as const;
const blank = { currentPassword: '', newPassword: '', confirmation: '' };

export const PasswordSection = ({ email }: { readonly email: string }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: blank });
  const { errors, isSubmitting } = form.formState;
  const place = (field: string | undefined, message: string): boolean => {
    const found = fields.find((name) => name === field);
    if (found) form.setError(found, { message }, { shouldFocus: true });
    return found !== undefined;
  };
  const submit = form.handleSubmit(async ({ confirmation, ...typed }) => {
    setFailure(undefined);
    const refusal = checkStaffPasswordChange(typed);
    if (refusal) return void place(refusal.field, messageText(refusal));
    const words = confirmationWords(typed.newPassword, confirmation);
    if (words !== true) return void place('confirmation', words);
    try {
      await call('POST /api/admin/account/password', { body: typed });
      form.reset(blank);
      showToast(messageText(refuse('password-updated')), { tone: 'success' });
      await client.invalidateQueries(accountQuery);
    } catch (error) {
      if (error instanceof Refused && place(error.field, error.error)) return;
      setFailure(failureText(error, 'password-update-failed'));
    }
  });
  const min = staffPasswordMin;
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
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
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
