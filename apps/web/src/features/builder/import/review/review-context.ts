import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { PageSize } from '@kalam/reading/source-document';
import { createContext, useContext } from 'react';
import type { FieldWords } from '../../../../resume/reading/field-words.ts';
import type { PagePictures } from '../../../../resume/reading/page-pictures.ts';

/** What every part of a review needs. */
export interface ReviewTools {
  /** The resume as typed so far. */
  readonly data: ResumeData;
  readonly words: FieldWords;
  readonly pages: readonly PageSize[];
  readonly pictures: PagePictures;
  /** The file stands beside the fields. */
  readonly wide: boolean;
  readonly type: (path: string, text: string) => void;
  /** It was looked at; the focus goes on to the next one. */
  readonly settle: (path: string) => void;
  readonly swap: (path: string, other: string) => void;
}

const ReviewContext = createContext<ReviewTools | undefined>(undefined);
export const ReviewProvider = ReviewContext.Provider;

export const useReview = (): ReviewTools => {
  const tools = useContext(ReviewContext);
  if (tools === undefined) throw new Error('A part of the review is used outside of it');
  return tools;
};
