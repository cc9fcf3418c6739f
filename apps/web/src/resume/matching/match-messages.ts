import type { JobMatch } from '@kalam/domain/jobs/matching/job-match';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';

export interface MatchRequest {
  readonly advert: string;
  readonly resume: ResumeData;
}

export interface ToMatcher extends MatchRequest {
  readonly id: number;
}

export interface FromMatcher {
  readonly id: number;
  /** Without one where the program failed on it. */
  readonly match?: JobMatch;
}
