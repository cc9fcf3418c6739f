import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call, Refused } from '../../platform/api/call.ts';
import { drawable } from '../../resume/drawable.ts';
import { LeftOutNote } from '../../resume/preview/left-out-note.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Progress, Waiting } from '../../ui/spinner.tsx';
import { ContactLink } from './contact-link.tsx';
import { useDelivery } from './use-delivery.ts';

type Kept = Awaited<ReturnType<typeof readDownload>>;
const readDownload = (token: string) => call('POST /api/guest/downloads', { body: { token } });

const Ready = ({ resume, expiresAt }: Kept) => {
  const { t, i18n } = useLingui();
  const { delivery, deliver } = useDelivery();
  const until = i18n.date(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  const writing = delivery.kind === 'writing';
  return (
    <div className="space-y-4">
      <p className="text-muted">
        <Trans>
          Download it as often as you like until {until}. After that, the copy in your e-mail is yours to
          keep.
        </Trans>
      </p>
      {delivery.kind === 'failed' && (
        <Banner tone="danger" alert>
          {delivery.reason}
        </Banner>
      )}
      {delivery.kind === 'delivered' && (
        <Banner tone="success" alert>
          <Trans>Download complete!</Trans>
          <LeftOutNote fields={delivery.leftOut} certificates={drawable(resume.data).certificates} />
        </Banner>
      )}
      <Button
        wide
        size="large"
        icon={DownloadIcon}
        busy={writing}
        busyLabel={<Trans>Downloading…</Trans>}
        onClick={() => void deliver(resume)}
      >
        <Trans>Download PDF</Trans>
      </Button>
      {writing && <Progress label={t`Preparing your file`} percent={delivery.percent} />}
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
        <Ready {...download.data} />
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
