import { checkNameText } from '@kalam/domain/resumes/fields/name-text';
import type { Draft, Prefilled } from '../../../resume/draft.ts';

export interface Account {
  readonly displayName: string;
  readonly email: string;
}

/** The draft with the account's name and e-mail where nothing was typed; the very same draft when nothing changes. */
export const withAccount = (draft: Draft, { displayName, email }: Account): Draft => {
  const { personalInfo } = draft.data;
  const prefilled: Prefilled = {
    // An account's name may hold what a resume's may not.
    ...(personalInfo.fullName === '' && !checkNameText('fullName', displayName) && { fullName: displayName }),
    ...(personalInfo.email === '' && { email }),
  };
  if (Object.keys(prefilled).length === 0) return draft;
  return {
    ...draft,
    data: { ...draft.data, personalInfo: { ...personalInfo, ...prefilled } },
    prefilled: { ...draft.prefilled, ...prefilled },
  };
};
