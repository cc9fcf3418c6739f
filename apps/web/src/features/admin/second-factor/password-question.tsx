import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';

interface PasswordQuestionProps {
  readonly children?: ReactNode;
  readonly submit: ReactNode;
  readonly danger?: boolean;
  readonly email: string;
  readonly onPassword: (password: string) => Promise<void>;
}

/** Before anything about the second factor changes: whoever sits here has to know the password. */
export const PasswordQuestion = ({ children, submit, danger, email, onPassword }: PasswordQuestionProps) => {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await onPassword(password);
    } catch (error) {
      if (error instanceof Refused && error.field === 'password')
        return form.setError('password', { message: error.error }, { shouldFocus: true });
      setFailure(failureText(error, 'second-factor-failed'));
    }
  });
  return (
    <form onSubmit={send} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      {children}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        data-first-focus
        error={errors.password?.message}
        {...form.register('password', { required: messageText(refuse('password-missing')) })}
      />
      <Button type="submit" wide look={danger ? 'danger' : 'primary'} busy={isSubmitting}>
        {submit}
      </Button>
    </form>
  );
};
