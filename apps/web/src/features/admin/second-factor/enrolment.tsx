import { checkAppCode, secretInGroups } from '@kalam/domain/admin/staff/second-factor';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { asValidator } from '../../../platform/form-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const AppStep = ({
  uri,
  onConfirmed,
}: {
  readonly uri: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
}) => {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('code', { shouldSelect: true }), [setFocus]);
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      const { recoveryCodes } = await call('POST /api/admin/account/second-factor/confirm', {
        body: { code },
      });
      onConfirmed(recoveryCodes);
    } catch (error) {
      if (error instanceof Refused && error.field === 'code')
        return form.setError('code', { message: error.error }, { shouldFocus: true });
      setFailure(failureText(error, 'second-factor-failed'));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <FormError>{failure}</FormError>
      <p>
        <Trans>
          Open an authenticator app on your phone (Google Authenticator, Microsoft Authenticator, Aegis or any
          other), and let it read this picture:
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <QrPicture text={uri} label={t`QR code for the authenticator app`} />
        <div className="min-w-48 grow basis-48 text-14">
          <p className="text-muted">
            <Trans>No camera? Type this key into the app:</Trans>
          </p>
          <p className="mt-1 select-all break-words font-mono">{secretInGroups(uri)}</p>
          {/* The app may be on the very device that shows this. */}
          <a
            href={uri}
            className="mt-2 inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-3 pointer-fine:hidden"
          >
            <Trans>Open the app on this device</Trans>
          </a>
        </div>
      </div>
      <TextField
        label={t`Code`}
        hint={t`The 6 digits the app shows now.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...form.register('code', { validate: asValidator(checkAppCode) })}
      />
      <Button type="submit" wide busy={isSubmitting}>
        <Trans>Switch on</Trans>
      </Button>
    </form>
  );
};

interface EnrolmentProps {
  readonly email: string;
  readonly onDone: () => void;
  /** Tells that it is on and the codes are on the screen: not to be closed by accident. */
  readonly onCodes?: () => void;
}

/** Setting up the second factor: the password, the app and its first code, the recovery codes. */
export const Enrolment = ({ email, onDone, onCodes }: EnrolmentProps) => {
  const [uri, setUri] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) {
    return (
      <div className="space-y-5">
        <p role="status" className="font-medium">
          <Trans>The second factor is switched on.</Trans>
        </p>
        <RecoveryCodeList codes={codes} />
        <Button wide onClick={onDone}>
          <Trans>I have kept the codes</Trans>
        </Button>
      </div>
    );
  }
  if (uri !== undefined) {
    return (
      <AppStep
        uri={uri}
        onConfirmed={(made) => {
          setCodes(made);
          onCodes?.();
        }}
      />
    );
  }
  return (
    <PasswordQuestion
      email={email}
      submit={<Trans>Continue</Trans>}
      onPassword={async (password) => {
        const begun = await call('POST /api/admin/account/second-factor', { body: { password } });
        setUri(begun.uri);
      }}
    />
  );
};
