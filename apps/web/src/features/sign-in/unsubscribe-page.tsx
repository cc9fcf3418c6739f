import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call, Refused } from '../../platform/api/call.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** Behind the link under a reminder; needs no sign-in. */
const UnsubscribePage = () => {
  const { t } = useLingui();
  const token = useLocation().hash.slice(1);
  const stop = useMutation({
    mutationFn: () => call('POST /api/mails/unsubscribe', { body: { token } }),
  });
  const toProfile = (
    <ButtonLink to="/dashboard/profile" look="secondary" wide>
      <Trans>Go to your profile</Trans>
    </ButtonLink>
  );
  if (stop.isSuccess) {
    return (
      <NarrowPage title={t`No more reminders`}>
        <p className="mb-6 text-muted" role="status">
          <Trans>
            We no longer write to you before a plan ends. You can turn the reminders on again in your profile.
          </Trans>
        </p>
        {toProfile}
      </NarrowPage>
    );
  }
  const refused = stop.error instanceof Refused ? stop.error : undefined;
  const isWrong = token === '' || refused?.status === 400;
  return (
    <NarrowPage title={t`Stop the reminders?`}>
      <div className="space-y-4">
        {isWrong ? (
          <>
            <Banner tone="danger" alert>
              {messageText(refuse('unsubscribe-link-invalid'))}
            </Banner>
            {toProfile}
          </>
        ) : (
          <>
            <p className="text-muted">
              <Trans>
                We write to you twice before a plan ends: three days ahead, and on the day. Mails about your
                payments and the safety of your account are sent all the same.
              </Trans>
            </p>
            {refused && (
              <Banner tone="danger" alert>
                {refused.error}
              </Banner>
            )}
            <Button wide busy={stop.isPending} onClick={() => stop.mutate()}>
              <Trans>Stop the reminders</Trans>
            </Button>
          </>
        )}
      </div>
    </NarrowPage>
  );
};

export default UnsubscribePage;
