import type { CopyJob } from '@kalam/domain/resumes/variants/copy-job';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyDialog } from '../../platform/loading/overlay.tsx';
import type { ResumeCardData } from '../../resume/resume-queries.ts';

export interface CopyRequest {
  /** The saved resume to copy. */
  readonly resume: Pick<ResumeCardData, 'id' | 'name'>;
  /** What is known of the job; its owner may change it before the copy is made. */
  readonly job?: Partial<CopyJob>;
  /** Told of the copy; without it the copy opens in the builder. */
  readonly onMade?: (copy: ResumeCardData) => void;
}

const CopyDialog = lazyDialog(() => import('./copy-dialog.tsx'));

/**
 * "Make a copy for this job" for any screen of somebody who is signed in: `copyForJob` asks for the name and the job, says
 * what the copy costs and makes it. `copyDialog` is to be rendered where it is called.
 */
export const useCopyForJob = (): {
  readonly copyForJob: (request: CopyRequest) => void;
  readonly copyDialog: ReactNode;
} => {
  const [request, setRequest] = useState<CopyRequest>();
  const close = useCallback(() => setRequest(undefined), []);
  return {
    copyForJob: setRequest,
    copyDialog: request && <CopyDialog request={request} onClose={close} />,
  };
};
