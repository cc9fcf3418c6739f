import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { sessionQuery, useSession } from '../../account/session.ts';
import { openSignIn } from '../../account/sign-in-prompt.ts';
import { call, Refused, type ReplyOf } from '../../platform/api/call.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

type Confirmed = ReplyOf<'POST /api/auth/confirm-email-change'>;

const Changed = ({ newEmail }: Pick<Confirmed, 'newEmail'>) => {
  const { t } = useLingui();
  const { data: user } = useSession();
  return (
    <NarrowPage title={t`Your email is changed`}>
      <p className="mb-6 text-muted" role="status">
        <Trans>
          From now on you sign in with{' '}
          <strong className="wrap-anywhere font-medium text-ink">{newEmail}</strong>. Other devices have been
          signed out.
        </Trans>
      </p>
      {user ? (
        <ButtonLink to="/dashboard/profile" wide>
          <Trans>Go to your profile</Trans>
        </ButtonLink>
      ) : (
        <Button wide onClick={() => openSignIn({ email: newEmail, returnPath: '/dashboard' })}>
          <Trans>Sign In</Trans>
        </Button>
      )}
    </NarrowPage>
  );
};

const Waits = ({ waitsFor }: Pick<Confirmed, 'waitsFor'>) => {
  const { t } = useLingui();
  return (
    <NarrowPage title={t`One of two is confirmed`}>
      <p className="mb-6 text-muted" role="status">
        {waitsFor === 'new' ? (
          <Trans>Now open the link we sent to your new address. Until then your email stays as it is.</Trans>
        ) : (
          <Trans>Now open the link we sent to your old address. Until then your email stays as it is.</Trans>
        )}
      </p>
      <ButtonLink to="/" look="secondary" wide>
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </NarrowPage>
  );
};

/** Behind the links of a change of e-mail. Nothing is confirmed by opening it: programs open links too. */
const ConfirmEmailPage = () => {
  const { t } = useLingui();
  const client = useQueryClient();
  const token = useLocation().hash.slice(1);
  const confirm = useMutation({
    mutationFn: () => call('POST /api/auth/confirm-email-change', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  if (confirm.data) {
    const { newEmail, waitsFor } = confirm.data;
    return waitsFor === null ? <Changed newEmail={newEmail} /> : <Waits waitsFor={waitsFor} />;
  }
  const refused = confirm.error instanceof Refused ? confirm.error : undefined;
  const isOver = token === '' || (refused !== undefined && refused.status !== 0 && refused.status < 500);
  if (isOver) {
    return (
      <NarrowPage title={t`Your email was not changed`}>
        <div className="space-y-4">
          <Banner tone="danger" alert>
            {refused?.error ?? messageText(refuse('email-change-link-invalid'))}
          </Banner>
          <ButtonLink to="/dashboard/profile" wide>
            <Trans>Go to your profile</Trans>
          </ButtonLink>
        </div>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t`Confirm the change of your email`}>
      <div className="space-y-4">
        <p className="text-muted">
          <Trans>
            Confirm only if you asked for this yourself. When both addresses have confirmed, the email of the
            account changes.
          </Trans>
        </p>
        {refused && (
          <Banner tone="danger" alert>
            {refused.error}
          </Banner>
        )}
        <Button wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
          <Trans>Confirm the change</Trans>
        </Button>
      </div>
    </NarrowPage>
  );
};

export default ConfirmEmailPage;
