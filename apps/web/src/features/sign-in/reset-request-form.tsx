import { checkAccountEmail } from '@kalam/domain/auth/auth-fields';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api/call.ts';
import { asValidator, placeRefusal } from '../../platform/form-refusal.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, FormFoot, TextButton } from '../../ui/forms/form-parts.tsx';
import { emailInput, TextField } from '../../ui/forms/text-field.tsx';

interface ResetRequestFormProps {
  readonly email: string;
  readonly onLogin: (email: string) => void;
}

/** Asks for a reset link. The answer is the same whether the address is known or not. */
export const ResetRequestForm = ({ email, onLogin }: ResetRequestFormProps) => {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    setSent(false);
    try {
      await call('POST /api/auth/request-password-reset', { body: { email: typed.email.trim() } });
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
        data-first-focus
        error={errors.email?.message}
        {...form.register('email', { validate: asValidator(checkAccountEmail) })}
      />
      <Button type="submit" wide busy={isSubmitting} look={sent ? 'secondary' : 'primary'}>
        {sent ? <Trans>Send the link again</Trans> : <Trans>Send reset link</Trans>}
      </Button>
      <FormFoot>
        <TextButton onClick={() => onLogin(form.getValues('email'))}>
          <Trans>Back to sign in</Trans>
        </TextButton>
      </FormFoot>
    </form>
  );
};
