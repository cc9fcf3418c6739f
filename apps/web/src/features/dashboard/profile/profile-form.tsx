import { checkAccountName } from '@kalam/domain/auth/auth-fields';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { putUser, type User } from '../../../account/session.ts';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { asValidator } from '../../../platform/form-refusal.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

/** S2 §2: the display name. */
export const ProfileForm = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ mode: 'onTouched', values: { displayName: user.displayName } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ displayName }) => {
    setFailure(undefined);
    try {
      const reply = await call('PATCH /api/profile', { body: { displayName: displayName.trim() } });
      putUser(client, reply.user);
      showToast(messageText(refuse('profile-updated')), { tone: 'success' });
    } catch (error) {
      if (error instanceof Refused && error.field === 'displayName')
        form.setError('displayName', { message: error.error }, { shouldFocus: true });
      else setFailure(failureText(error, 'profile-update-failed'));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      <TextField
        label={t`Display name`}
        autoComplete="name"
        error={errors.displayName?.message}
        {...form.register('displayName', { validate: asValidator(checkAccountName) })}
      />
      <Button type="submit" busy={isSubmitting} busyLabel={<Trans>Saving...</Trans>}>
        <Trans>Save Changes</Trans>
      </Button>
    </form>
  );
};
