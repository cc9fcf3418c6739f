import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { fromSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';

/** A stored resume for drawing: its entries only need to differ, and the same resume must stay the same object. */
const drawn = new WeakMap<SavedResume, ResumeData>();

export const drawable = (saved: SavedResume): ResumeData => {
  const known = drawn.get(saved);
  if (known) return known;
  let entries = 0;
  const data = fromSavedPayload(saved, () => {
    entries += 1;
    return `entry-${entries}`;
  });
  drawn.set(saved, data);
  return data;
};
