import type { JobMatch } from '@kalam/domain/jobs/matching/job-match';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { useEffect, useState } from 'react';
import type { Advert } from './advert.ts';
import { matcher } from './match-client.ts';

export type MatchState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | {
      readonly kind: 'matched';
      readonly match: JobMatch;
      /** The resume it was made of: places in it are told by this one. */
      readonly data: ResumeData;
    };

interface Found {
  readonly advert: Advert;
  readonly match: JobMatch;
  readonly data: ResumeData;
}

/** The advert beside the resume as it is now; while that changes the last comparison stays. */
export const useMatch = (advert: Advert | undefined, data: ResumeData | undefined): MatchState => {
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => matcher().prepare(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run
  useEffect(() => {
    if (advert === undefined || data === undefined) return;
    let gone = false;
    setFailed(false);
    matcher()
      .compare({ advert: advert.text, resume: data })
      .then(
        (match) => {
          if (!gone) setFound({ advert, match, data });
        },
        () => {
          if (!gone) setFailed(true);
        },
      );
    return () => {
      gone = true;
    };
  }, [advert, data, attempt]);
  if (failed) return { kind: 'failed', retry: () => setAttempt((count) => count + 1) };
  if (found === undefined || found.advert !== advert) return { kind: 'loading' };
  return { kind: 'matched', match: found.match, data: found.data };
};
