import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { call, Refused } from '../../platform/api/call.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { ContactLink } from './contact-link.tsx';
import { correctionPath } from './paid/open-to-correct.ts';
import { PaidActions } from './paid/paid-actions.tsx';
import { useAfterPayment } from './paid/use-after-payment.ts';

type Kept = Awaited<ReturnType<typeof readDownload>>;
const readDownload = (token: string) => call('POST /api/guest/downloads', { body: { token } });

const Ready = ({
  kept: { resume, expiresAt, after },
  token,
}: {
  readonly kept: Kept;
  readonly token: string;
}) => {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const until = i18n.date(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  const actions = useAfterPayment({
    orderId: after.orderId,
    token,
    paidAt: Date.parse(after.paidAt),
    resume,
  });
  const correct = async () => {
    // Whose device a link is opened on nobody knows: unless its paid work is kept here, nothing stays behind.
    const path = await correctionPath({ ...actions.paid, leaves: true });
    void navigate(path ?? '/builder');
  };
  return (
    <div className="space-y-4">
      <p className="text-muted">
        <Trans>
          Download it as often as you like until {until}. After that, the copy in your e-mail is yours to
          keep.
        </Trans>
      </p>
      <PaidActions actions={actions} onCorrect={() => void correct()} />
      <ButtonLink to="/builder" look="quiet" wide>
        <Trans>Build another resume</Trans>
      </ButtonLink>
    </div>
  );
};

/** Behind the private link of a guest's e-mail (decision 19). */
const GuestDownloadPage = () => {
  const { t } = useLingui();
  const token = useLocation().hash.slice(1);
  const download = useQuery({
    queryKey: ['guest-download', token],
    queryFn: () => readDownload(token),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (download.data) {
    return (
      <NarrowPage title={t`Your resume is ready`}>
        <Ready kept={download.data} token={token} />
      </NarrowPage>
    );
  }
  if (download.isPending) {
    return (
      <NarrowPage title={t`Your resume`}>
        <Waiting>{t`One moment…`}</Waiting>
      </NarrowPage>
    );
  }
  const refused = download.error instanceof Refused ? download.error : undefined;
  const gone = refused !== undefined && refused.status !== 0 && refused.status < 500;
  return (
    <NarrowPage title={t`Your resume`}>
      <div className="space-y-4">
        <Banner tone="danger" alert>
          {refused?.error ?? t`An unexpected error occurred`}
        </Banner>
        {gone ? (
          <p className="text-muted">
            <Trans>The link works for 24 hours. The PDF itself is attached to the e-mail we sent you.</Trans>
          </p>
        ) : (
          <Button wide busy={download.isFetching} onClick={() => void download.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        )}
        <ContactLink />
      </div>
    </NarrowPage>
  );
};

export default GuestDownloadPage;
