import type { Draft } from '../draft.ts';
import { previewData } from '../preview/preview-data.ts';
import type { PreviewSubject } from '../preview/use-preview-session.ts';

/** A person's own resume, to be shown in any design. */
export type OwnWords = Pick<PreviewSubject, 'data' | 'formatting'>;

export const wordsOfDraft = (draft: Draft): OwnWords => ({
  data: previewData(draft),
  formatting: draft.formatting,
});
