import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useLeave } from '../../../account/session.ts';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

/** What goes and what stays, in plain words, then the password. */
const Consequences = () => (
  <div className="space-y-3 text-14">
    <div>
      <p className="font-semibold">
        <Trans>What is erased</Trans>
      </p>
      <p className="text-muted">
        <Trans>
          Your name, address and password, all resumes with their pictures, what is left of your plan, your
          job searches and saved jobs. Nobody can bring them back.
        </Trans>
      </p>
    </div>
    <div>
      <p className="font-semibold">
        <Trans>What stays</Trans>
      </p>
      <p className="text-muted">
        <Trans>
          The record of each payment, without your name and address, because the law has us keep accounts.
          Messages you sent by the contact form stay with our support.
        </Trans>
      </p>
    </div>
  </div>
);

export const DeleteAccountDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const formId = useId();
  const leave = useLeave();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await leave(() => call('DELETE /api/profile', { body: { password } }));
      showToast(t`Your account has been erased`, { stays: true });
      await navigate('/');
    } catch (error) {
      if (error instanceof Refused && error.code === 'current-password-incorrect')
        form.setError('password', { message: error.error }, { shouldFocus: true });
      else setFailure(failureText(error, 'account-delete-failed'));
    }
  });
  return (
    <Dialog
      title={<Trans>Delete your account?</Trans>}
      onClose={onClose}
      closable={!isSubmitting}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={isSubmitting}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="danger" busy={isSubmitting}>
            <Trans>Delete account</Trans>
          </Button>
        </>
      }
    >
      <Consequences />
      <form id={formId} onSubmit={submit} noValidate className="mt-5 space-y-4">
        <FormError>{failure}</FormError>
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', {
            validate: (password) => password !== '' || messageText(refuse('password-missing')),
          })}
        />
      </form>
    </Dialog>
  );
};
