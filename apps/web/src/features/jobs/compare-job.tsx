import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { lazyDialog } from '../../platform/loading/overlay.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Job } from './kept-search.ts';

const SavedMatch = lazyDialog(() => import('../../account/matching/saved-match.tsx'));

type ComparedJob = Pick<Job, 'title' | 'company' | 'location' | 'description' | 'url'>;

/** The whole of what is known of it, in lines. */
const textOf = ({ title, company, location, description }: ComparedJob): string =>
  [[title, company, location].filter(Boolean).join('\n'), description].join('\n\n');

/** A found or saved job beside a resume of the person's own. */
export const CompareJob = ({ job }: { readonly job: ComparedJob }) => {
  const { title, company, url } = job;
  const advert = useMemo(() => ({ title, company, url, text: textOf(job) }), [title, company, url, job]);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="secondary" onClick={() => setOpen(true)}>
        <Trans>Compare with my resume</Trans>
        <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {open && <SavedMatch job={advert} onClose={() => setOpen(false)} />}
    </>
  );
};
