import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { dashboardFileName } from '@kalam/domain/resumes/saved/download-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { call, Refused, type ReplyOf } from '../../platform/api/call.ts';
import { formatDate } from '../../platform/format-date.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { saveFile } from '../../platform/save-file.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { FlagIcon } from '../../ui/work-icons.tsx';

type Shared = ReplyOf<'POST /api/shared/open'>;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A picture that can hold no script and fetch nothing, whatever is in it. */
const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const SharedResume = ({ shared }: { readonly shared: Shared }) => {
  const { t } = useLingui();
  const { personName, pages, text, reference } = shared;
  const title = t`Resume of ${personName}`;
  usePageTitle(title);
  const edited = formatDate(shared.editedAt);
  const until = formatDate(shared.expiresAt);
  const count = pages.length;
  const download = () =>
    saveFile(
      dashboardFileName(personName, 'pdf', dayInIndia(new Date(shared.editedAt))),
      new Blob([bytesOf(shared.file)], { type: 'application/pdf' }),
    );
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere font-semibold text-22 sm:text-28">{title}</h1>
          <p className="mt-1 text-14 text-muted">
            <Trans>
              Shared with you privately, as of {edited}. The link is open until {until}.
            </Trans>
          </p>
        </div>
        <Button icon={DownloadIcon} onClick={download} className="max-sm:w-full">
          <Trans>Download PDF</Trans>
        </Button>
      </div>
      <div className="space-y-4">
        {pages.map((page, index) => {
          const number = index + 1;
          return (
            <img
              key={number}
              src={pictureOf(page)}
              alt={t`Page ${number} of ${count}`}
              className="block h-auto w-full rounded-inner border border-line bg-white shadow-card"
            />
          );
        })}
      </div>
      <details className="mt-6 rounded-base border border-line bg-surface p-4">
        <summary className="min-h-6 cursor-pointer font-medium">
          <Trans>Read it as text</Trans>
        </summary>
        <p className="wrap-anywhere mt-3 whitespace-pre-wrap text-14">{text}</p>
      </details>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5 text-14 text-muted">
        <p>
          <Trans>
            Made with{' '}
            <Link to="/" className="text-accent-ink underline underline-offset-3">
              Kalam
            </Link>
            . Reference {reference}
          </Trans>
        </p>
        <ButtonLink to={`/contact?report=${reference}`} look="quiet" size="small" icon={FlagIcon}>
          <Trans>Report this resume</Trans>
        </ButtonLink>
      </div>
    </div>
  );
};

/** Behind a private link. The token stands after the #, and is sent on in the body of a request alone. */
const SharedPage = () => {
  const { t } = useLingui();
  const token = useLocation().hash.slice(1);
  const shared = useQuery({
    queryKey: ['shared', token],
    queryFn: () => call('POST /api/shared/open', { body: { token } }),
    networkMode: 'always',
    // Every opening counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const refused = shared.error instanceof Refused ? shared.error : undefined;
  const final = refused !== undefined && refused.status !== 0 && refused.status < 500;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {shared.data ? (
        <SharedResume shared={shared.data} />
      ) : (
        <NarrowPage title={t`Shared resume`}>
          {shared.isPending ? (
            <Waiting>{t`One moment…`}</Waiting>
          ) : (
            <div className="space-y-4">
              <Banner tone={final ? 'warning' : 'danger'} alert>
                {refused?.error ?? t`An unexpected error occurred`}
              </Banner>
              {final ? (
                <>
                  <p className="text-muted">
                    <Trans>
                      A private link is open for a while, and its owner can end it. Ask whoever gave it to you
                      for a new one.
                    </Trans>
                  </p>
                  <ButtonLink to="/" look="secondary" wide>
                    <Trans>Go to the start page</Trans>
                  </ButtonLink>
                </>
              ) : (
                <Button wide busy={shared.isFetching} onClick={() => void shared.refetch()}>
                  <Trans>Try Again</Trans>
                </Button>
              )}
            </div>
          )}
        </NarrowPage>
      )}
    </>
  );
};

export default SharedPage;
