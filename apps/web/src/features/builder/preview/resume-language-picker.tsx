import {
  isResumeLanguage,
  type ResumeLanguage,
  resumeLanguageNames,
  resumeLanguageOf,
  resumeLanguages,
} from '@kalam/domain/resumes/resume-language';
import { useLingui } from '@lingui/react/macro';
import { BareSelect } from '../../../ui/forms/select.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';

const options = resumeLanguages.map((value) => ({ value, label: resumeLanguageNames[value] }));

/** The language of headings, months and levels on the page; what was typed stays as it is. */
export const ResumeLanguagePicker = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const language = useDraft((draft) => resumeLanguageOf(draft.data));
  const choose = (chosen: ResumeLanguage) =>
    store.change(t`Resume language`, (draft) =>
      chosen === resumeLanguageOf(draft.data)
        ? draft
        : { ...draft, data: { ...draft.data, language: chosen } },
    );
  return (
    <BareSelect
      aria-label={t`Resume language`}
      className="w-auto! shrink-0"
      options={options}
      value={language}
      onChange={({ target }) => isResumeLanguage(target.value) && choose(target.value)}
    />
  );
};
