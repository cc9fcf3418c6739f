import { checkSignInCode } from '@kalam/domain/admin/staff/second-factor';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, Refused } from '../../../platform/api/call.ts';
import { asValidator, placeRefusal } from '../../../platform/form-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError, FormFoot, TextButton } from '../../../ui/forms/form-parts.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface CodeStepProps {
  readonly onSignedIn: () => Promise<void>;
  /** The password again; with words, when the time for the code is over. */
  readonly onBack: (words?: string) => void;
}

/** The second step of a sign-in: what the app shows, or one of the codes on paper. */
export const CodeStep = ({ onSignedIn, onBack }: CodeStepProps) => {
  const { t } = useLingui();
  const [byRecovery, setByRecovery] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm({ mode: 'onSubmit', defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code begins anew
  useEffect(() => setFocus('code'), [setFocus, byRecovery]);
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      await call('POST /api/admin/auth/sign-in/code', { body: { code } });
      await onSignedIn();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === 'second-factor-challenge-over') return onBack(error.error);
      setFailure(placeRefusal(error, ['code'], form.setError));
      form.setValue('code', '');
    }
  });
  const change = () => {
    form.reset({ code: '' });
    setFailure(undefined);
    setByRecovery(!byRecovery);
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      {byRecovery ? (
        <TextField
          key="recovery"
          label={t`Recovery code`}
          hint={t`One of the codes you kept when you set up the second factor. Each works once.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code', { validate: asValidator(checkSignInCode) })}
        />
      ) : (
        <TextField
          key="app"
          label={t`Code`}
          hint={t`The 6 digits your authenticator app shows for Kalam.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register('code', { validate: asValidator(checkSignInCode) })}
        />
      )}
      <Button type="submit" wide busy={isSubmitting} busyLabel={<Trans>Signing in…</Trans>}>
        <Trans>Sign In</Trans>
      </Button>
      <FormFoot>
        <TextButton onClick={change}>
          {byRecovery ? <Trans>Use a code of the app</Trans> : <Trans>Use a recovery code</Trans>}
        </TextButton>
        <TextButton onClick={() => onBack()}>
          <Trans>Back</Trans>
        </TextButton>
      </FormFoot>
    </form>
  );
};
