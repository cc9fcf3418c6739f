import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BookmarkIcon } from '../../../ui/work-icons.tsx';
import { isWebAddress } from '../advert-link.tsx';
import type { Job } from '../kept-search.ts';
import { savedJobsQuery } from './saved-job-queries.ts';
import { useRemoveSavedJob, useSaveJob } from './use-saved-job.ts';

/** Saves a found job, or takes it back; what was noted on it comes back with Undo. */
export const SaveJobButton = ({ job }: { readonly job: Job }) => {
  const saved = useQuery(savedJobsQuery).data?.find(({ url }) => url === job.url);
  const save = useSaveJob();
  const remove = useRemoveSavedJob();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await (saved ? remove(saved) : save(job));
    setBusy(false);
  };
  if (!isWebAddress(job.url)) return null;
  return (
    <Button
      look={saved ? 'quiet' : 'secondary'}
      size="small"
      icon={saved ? CheckIcon : BookmarkIcon}
      busy={busy}
      aria-pressed={saved !== undefined}
      onClick={() => void toggle()}
    >
      {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      <VisuallyHidden>{job.title}</VisuallyHidden>
    </Button>
  );
};
