import { staffPasswordMin } from '@kalam/domain/admin/staff/staff-rules';
import { checkAccountName } from '@kalam/domain/auth/auth-fields';
import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { asValidator, placeRefusal } from '../../../platform/form-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import { Waiting } from '../../../ui/spinner.tsx';
import { useRoleWords } from '../staff/role-words.ts';
import { DoorFrame } from './door-frame.tsx';
import { useLinkToken } from './link-token.ts';
import { confirmationWords, passwordWords } from './new-password.ts';

const JoinForm = ({
  token,
  email,
  onJoined,
}: {
  readonly token: string;
  readonly email: string;
  readonly onJoined: () => void;
}) => {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ mode: 'onTouched', defaultValues: { name: '', password: '', confirmation: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name, password }) => {
    setFailure(undefined);
    try {
      await call('POST /api/admin/auth/join', { body: { token, name: name.trim(), password } });
      onJoined();
    } catch (error) {
      if (error instanceof Refused && error.field === undefined)
        return setFailure(failureText(error, 'staff-join-failed'));
      setFailure(placeRefusal(error, ['name', 'password'], form.setError));
    }
  });
  const min = staffPasswordMin;
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <FormError>{failure}</FormError>
      {/* Tells a password manager whose password this is. */}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <TextField
        label={t`Your name`}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name', { validate: asValidator(checkAccountName) })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        hint={<Trans>At least {min} characters.</Trans>}
        error={errors.password?.message}
        {...form.register('password', { deps: ['confirmation'], validate: passwordWords })}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...form.register('confirmation', {
          validate: (typed, { password }) => confirmationWords(password, typed),
        })}
      />
      <Button type="submit" wide busy={isSubmitting}>
        <Trans>Join</Trans>
      </Button>
    </form>
  );
};

/** Behind the link of an invitation. */
const JoinPage = () => {
  const { t } = useLingui();
  const token = useLinkToken();
  const roles = useRoleWords();
  const [joined, setJoined] = useState(false);
  const invitation = useQuery({
    queryKey: ['staff-invitation', token],
    queryFn: () => call('POST /api/admin/auth/invitation', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  if (joined) {
    return (
      <DoorFrame title={t`Welcome`}>
        <Banner tone="success" alert className="mb-5">
          {messageText(refuse('staff-joined'))}
        </Banner>
        <Link to="/admin/login" className={buttonClass({ wide: true })}>
          <Trans>Sign In</Trans>
        </Link>
      </DoorFrame>
    );
  }
  if (invitation.isPending) {
    return (
      <DoorFrame title={t`Join the staff`}>
        <Waiting>{t`Looking for your invitation…`}</Waiting>
      </DoorFrame>
    );
  }
  if (invitation.isError) {
    const isOver = invitation.error instanceof Refused && invitation.error.status === 400;
    return (
      <DoorFrame title={t`Join the staff`}>
        <div className="space-y-4">
          <Banner tone="danger" alert>
            {failureText(invitation.error, 'staff-invitation-invalid')}
          </Banner>
          {!isOver && (
            <Button wide busy={invitation.isFetching} onClick={() => void invitation.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          )}
        </div>
      </DoorFrame>
    );
  }
  const { email, role } = invitation.data;
  const roleName = roles[role].name;
  return (
    <DoorFrame
      title={t`Join the staff`}
      lead={
        <span className="break-words">
          <Trans>
            {email} is invited as: {roleName}.
          </Trans>{' '}
          {roles[role].may}
        </span>
      }
    >
      <JoinForm token={token} email={email} onJoined={() => setJoined(true)} />
    </DoorFrame>
  );
};

export default JoinPage;
