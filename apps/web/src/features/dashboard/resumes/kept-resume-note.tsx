import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeptWork } from '../../../account/kept-resume.ts';
import { call, Refused } from '../../../platform/api/call.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { fetchPart } from '../../../platform/loading/fetch-part.ts';
import { whenIdle } from '../../../platform/loading/when-idle.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { yourResumesId } from './card-list.ts';

const loadKeeping = () => fetchPart(() => import('../../../account/kept-resume.ts'));

const queryKey = ['kept-resume'];

const findKept = async (): Promise<KeptWork | null> => {
  // After the cards: hardly anybody has one.
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { kept } = await call('GET /api/kept-resume');
  return kept && (await loadKeeping()).offeredHere(kept);
};

/** The resume that was kept with the registration, for a browser that does not have it. Nothing is merged. */
export const KeptResumeNote = () => {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: work } = useQuery({ queryKey, queryFn: findKept, staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'open' | 'discard'>();
  const [failure, setFailure] = useState<string>();
  const [discarded, setDiscarded] = useState(false);
  // The button that had the focus is gone, and with it the dialog that would have kept others from taking it.
  useEffect(() => {
    if (discarded && !work) document.getElementById(yourResumesId)?.focus();
  }, [discarded, work]);
  if (!work) return null;
  const open = async () => {
    setBusy('open');
    setFailure(undefined);
    try {
      await (await loadKeeping()).openKept(work);
      client.setQueryData(queryKey, null);
      await navigate('/builder?continue');
    } catch {
      setBusy(undefined);
      setFailure(
        t`This browser does not let us keep work on the device, so the resume cannot be opened here. It stays kept: sign in with another browser.`,
      );
    }
  };
  const discard = async () => {
    setBusy('discard');
    setFailure(undefined);
    try {
      await (await loadKeeping()).discardKept();
      setDiscarded(true);
      client.setQueryData(queryKey, null);
      showToast(t`The kept resume was removed`);
    } catch (error) {
      setBusy(undefined);
      setAsking(false);
      setFailure(
        error instanceof Refused ? error.error : t`The kept resume could not be removed. Please try again.`,
      );
    }
  };
  const name = work.draft.data.personalInfo.fullName.trim();
  const until = formatDate(work.until);
  return (
    <>
      <Banner
        className="mb-6"
        title={<Trans>We kept your resume for you</Trans>}
        action={
          <div className="flex shrink-0 gap-2">
            <Button
              size="small"
              busy={busy === 'open'}
              disabled={busy !== undefined}
              onClick={() => void open()}
            >
              <Trans>Open</Trans>
            </Button>
            <Button
              size="small"
              look="secondary"
              disabled={busy !== undefined}
              onClick={() => setAsking(true)}
            >
              <Trans>Discard</Trans>
            </Button>
          </div>
        }
      >
        {failure ? (
          <p role="alert">{failure}</p>
        ) : name ? (
          <Trans>
            What you typed for {name} before you registered, without pictures, until {until}. Opening it costs
            nothing; saving it needs a plan.
          </Trans>
        ) : (
          <Trans>
            What you typed before you registered, without pictures, until {until}. Opening it costs nothing;
            saving it needs a plan.
          </Trans>
        )}
      </Banner>
      {asking && (
        <ConfirmDialog
          title={<Trans>Discard the kept resume?</Trans>}
          confirm={<Trans>Discard</Trans>}
          danger
          busy={busy === 'discard'}
          onConfirm={() => void discard()}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">
            <Trans>Our copy is removed for good. What lies in the browser you typed it in stays there.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};
