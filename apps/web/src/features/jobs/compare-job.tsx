import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { failureText } from '../../platform/failure-words.ts';
import { lazyDialog } from '../../platform/loading/overlay.tsx';
import type { Advert } from '../../resume/matching/advert.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Job } from './kept-search.ts';

const SavedMatch = lazyDialog(() => import('../../account/matching/saved-match.tsx'));

type ComparedJob = Pick<Job, 'title' | 'company' | 'location' | 'url'>;

interface CompareJobProps {
  readonly job: ComparedJob;
  /** The advert's text, fetched first where it is not here. */
  readonly description: string | (() => Promise<string>);
}

/** The whole of what is known of it, in lines. */
const advertOf = ({ title, company, location, url }: ComparedJob, description: string): Advert => ({
  title,
  company,
  url,
  text: [[title, company, location].filter(Boolean).join('\n'), description].join('\n\n'),
});

/** A found or saved job beside a resume of the person's own. */
export const CompareJob = ({ job, description }: CompareJobProps) => {
  const [advert, setAdvert] = useState<Advert>();
  const [busy, setBusy] = useState(false);
  const compare = async () => {
    if (typeof description === 'string') return setAdvert(advertOf(job, description));
    setBusy(true);
    try {
      setAdvert(advertOf(job, await description()));
    } catch (failure) {
      showToast(failureText(failure, 'saved-jobs-failed'), { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="small" look="secondary" busy={busy} onClick={() => void compare()}>
        <Trans>Compare with my resume</Trans>
        <VisuallyHidden>{job.title}</VisuallyHidden>
      </Button>
      {advert && <SavedMatch job={advert} onClose={() => setAdvert(undefined)} />}
    </>
  );
};
