import type { SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import type { Traced } from '../text/traced-text.ts';
import type { Block } from './blocks.ts';

/** What a stretch of a resume is about. `head` is what stands before the first heading; `other` has a heading nobody knows. */
export type SectionTopic =
  | 'head'
  | 'contact'
  | Exclude<SectionKey, 'moreEducation' | 'own1' | 'own2' | 'own3'>
  | 'other';

export interface Section {
  readonly topics: readonly SectionTopic[];
  /** As written; absent for the head. "Experience & Education" has two topics. */
  readonly heading?: Traced;
  /** How sure it is that the heading is one. */
  readonly sure: boolean;
  readonly blocks: readonly Block[];
  /** What the paper calls itself, "Curriculum Vitae": no part of the text. Of the head alone. */
  readonly marks?: readonly Traced[];
}
