import type { JobMatch } from '@kalam/domain/jobs/matching/job-match';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Advert } from '../../resume/matching/advert.ts';
import { keepAdvert } from '../../resume/matching/kept-adverts.ts';
import { leadState } from '../../resume/matching/lead.ts';
import type { ResumeCardData } from '../../resume/resume-queries.ts';
import { Button } from '../../ui/button.tsx';
import { CopyIcon } from '../../ui/icons.tsx';
import { useCopyForJob } from '../copies/use-copy-for-job.tsx';

interface CopyForJobProps {
  readonly resume: Pick<ResumeCardData, 'id' | 'name'>;
  readonly advert: Advert;
  readonly match: Pick<JobMatch, 'title'>;
  readonly onMade: () => void;
}

/** The copy opens in the builder with the same job beside it. */
export const CopyForJob = ({ resume, advert, match, onMade }: CopyForJobProps) => {
  const navigate = useNavigate();
  const { copyForJob, copyDialog } = useCopyForJob();
  const ask = () =>
    copyForJob({
      resume: { id: resume.id, name: resume.name },
      job: { title: advert.title ?? match.title, company: advert.company ?? '', url: advert.url ?? '' },
      onMade: ({ id }) => {
        keepAdvert(id, advert);
        onMade();
        void navigate(`/builder?resume=${id}`, { state: leadState() });
      },
    });
  return (
    <>
      <Button icon={CopyIcon} onClick={ask}>
        <Trans>Make a copy for this job</Trans>
      </Button>
      {copyDialog}
    </>
  );
};
