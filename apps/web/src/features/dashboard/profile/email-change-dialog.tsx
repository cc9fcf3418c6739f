import { checkEmailChange } from '@kalam/domain/auth/auth-fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../platform/api/call.ts';
import { placeRefusal } from '../../../platform/form-refusal.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { emailInput, PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { emailChangeQuery } from './email-change-query.ts';

const fields = ['newEmail', 'password'] as const;

interface EmailChangeDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for the new address and the password; both mailboxes then have to confirm. */
export const EmailChangeDialog = ({ email, onClose }: EmailChangeDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { newEmail: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    const refusal = checkEmailChange({ ...typed, currentEmail: email });
    const field = fields.find((name) => name === refusal?.field);
    if (refusal && field) {
      form.setError(field, { message: messageText(refusal) }, { shouldFocus: true });
      return;
    }
    try {
      const body = { newEmail: typed.newEmail.trim(), password: typed.password };
      const { change } = await call('POST /api/profile/email-change', { body });
      client.setQueryData(emailChangeQuery.queryKey, change);
      onClose();
    } catch (error) {
      setFailure(placeRefusal(error, fields, form.setError));
    }
  });
  return (
    <Dialog
      title={<Trans>Change your email</Trans>}
      onClose={onClose}
      closable={!isSubmitting}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={isSubmitting}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            <Trans>Send both links</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        <p className="wrap-anywhere text-14 text-muted">
          <Trans>
            We send a link to {email} and one to the new address. When both are opened, the email changes and
            your other devices are signed out. If you cannot read your old address any more, please write to
            us.
          </Trans>
        </p>
        <FormError>{failure}</FormError>
        {/* Tells a password manager whose password this is. */}
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <TextField
          label={t`New email`}
          {...emailInput}
          autoComplete="email"
          data-first-focus
          error={errors.newEmail?.message}
          {...form.register('newEmail')}
        />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </form>
    </Dialog>
  );
};
