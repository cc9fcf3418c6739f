import type { Formatting, ResumeData } from '@kalam/domain/resumes/resume-model';

/** What a file is made of. The same source gives the same bytes, wherever and how often it is made. */
export interface ProofSource {
  /** As it is drawn after it was saved, so that a proof before saving is one of the file after it. */
  readonly data: ResumeData;
  readonly template: string;
  readonly formatting: Formatting;
  /** The day of the document, `YYYY-MM-DD`. */
  readonly date: string;
  /** Names the file of a saved resume. */
  readonly resumeName?: string;
}
