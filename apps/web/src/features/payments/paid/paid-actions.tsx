import { refuse } from '@kalam/domain/refusal';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { messageText } from '../../../platform/languages/message-text.ts';
import { drawable } from '../../../resume/drawable.ts';
import { LeftOutNote } from '../../../resume/preview/left-out-note.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckCircleIcon, DownloadIcon, EditIcon, MailIcon } from '../../../ui/icons.tsx';
import { Progress } from '../../../ui/spinner.tsx';
import type { AfterPaymentActions } from './use-after-payment.ts';

/** What came of the last press. */
const Outcome = ({ actions }: { readonly actions: AfterPaymentActions }) => {
  const { t } = useLingui();
  const { delivery, done, refused, after, paid } = actions;
  const email = after?.email ?? '';
  if (refused) {
    return (
      <Banner tone="danger" alert>
        {refused.error}
      </Banner>
    );
  }
  if (delivery.kind === 'writing')
    return <Progress label={t`Preparing your file`} percent={delivery.percent} />;
  if (delivery.kind === 'failed') {
    return (
      <Banner tone="danger" alert title={delivery.reason}>
        <Trans>You have paid, and nothing is lost.</Trans>
      </Banner>
    );
  }
  if (done === undefined) return null;
  return (
    <Banner tone="success" alert>
      {done === 'resend' && <Trans>It is on its way to {email} again.</Trans>}
      {done === 'download' && <Trans>Download complete!</Trans>}
      {done === 'correction' && (
        <Trans>Your corrected resume is downloaded, and a copy is on its way to {email}.</Trans>
      )}
      {delivery.kind === 'delivered' && done !== 'resend' && (
        <LeftOutNote fields={delivery.leftOut} certificates={drawable(paid.resume.data).certificates} />
      )}
    </Banner>
  );
};

/** How much is left, and until when; or why nothing is. */
const Left = ({ actions }: { readonly actions: AfterPaymentActions }) => {
  const { i18n } = useLingui();
  const { after, unreachable, askAgain } = actions;
  if (unreachable && after === undefined) {
    return (
      <p className="text-14 text-muted">
        <Trans>Without a connection you can download it. Sending and correcting need one.</Trans>{' '}
        <button type="button" onClick={askAgain} className="font-medium text-accent-ink underline">
          <Trans>Try Again</Trans>
        </button>
      </p>
    );
  }
  if (after === undefined) return null;
  if (after === null || after.ended !== null) {
    const refusal =
      after?.ended === 'after-payment-refunded'
        ? refuse(after.ended)
        : refuse('after-payment-over', { hours: 24 });
    return <p className="text-14 text-muted">{messageText(refusal)}</p>;
  }
  const { correctionsLeft, resendsLeft } = after;
  const until = i18n.date(new Date(after.until), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="text-14 text-muted">
      <Trans>
        Free until {until}:{' '}
        <Plural value={correctionsLeft} _0="no more corrections" one="# correction" other="# corrections" />,{' '}
        <Plural value={resendsLeft} _0="no more mails" one="# more mail" other="# more mails" />.
      </Trans>
    </p>
  );
};

interface PaidActionsProps {
  readonly actions: AfterPaymentActions;
  readonly onCorrect: () => void;
}

/** Decision 64: it is paid, and what that gives. */
export const PaidActions = ({ actions, onCorrect }: PaidActionsProps) => {
  const { i18n } = useLingui();
  const { paid, after, busy, download, resend } = actions;
  const paidOn = i18n.date(new Date(after?.paidAt ?? paid.paidAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const mayResend = (after?.resendsLeft ?? 0) > 0;
  const mayCorrect = (after?.correctionsLeft ?? 0) > 0;
  const email = after?.email;
  return (
    <div className="space-y-4">
      <p className="flex items-start gap-2.5">
        <CheckCircleIcon className="mt-0.5 text-success-ink" />
        <span className="min-w-0 break-words">
          <strong className="font-semibold">
            <Trans>Paid on {paidOn}.</Trans>
          </strong>{' '}
          {email !== undefined && <Trans>A copy went to {email}.</Trans>}
        </span>
      </p>
      <Outcome actions={actions} />
      <div className="grid gap-2.5">
        <Button
          wide
          data-first-focus
          icon={DownloadIcon}
          busy={busy === 'download'}
          busyLabel={<Trans>Downloading…</Trans>}
          disabled={busy !== undefined && busy !== 'download'}
          onClick={download}
        >
          <Trans>Download again</Trans>
        </Button>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button
            look="secondary"
            icon={MailIcon}
            busy={busy === 'resend'}
            disabled={!mayResend || (busy !== undefined && busy !== 'resend')}
            onClick={resend}
          >
            <Trans>Send again</Trans>
          </Button>
          <Button
            look="secondary"
            icon={EditIcon}
            disabled={!mayCorrect || busy !== undefined}
            onClick={onCorrect}
          >
            <Trans>Correct a mistake</Trans>
          </Button>
        </div>
      </div>
      <Left actions={actions} />
    </div>
  );
};
