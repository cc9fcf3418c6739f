import type { MissingCharacter } from '@kalam/documents/layout/page';
import { wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasWork } from '../../../resume/journal/journal-record.ts';
import { previewData } from '../../../resume/preview/preview-data.ts';
import { ResumePreview } from '../../../resume/preview/resume-preview.tsx';
import { useDraft } from '../draft/draft-store.ts';
import { type FieldPath, useEditedField } from '../draft/edited-field.ts';
import { useLetterOpen } from '../letter/letter-open.ts';

interface LivePreviewProps {
  readonly onPickField: (path: FieldPath) => void;
  readonly onMissingCharacters: (missing: readonly MissingCharacter[]) => void;
  readonly className?: string;
}

/** The page beside the form. */
export const LivePreview = (props: LivePreviewProps) => {
  const { t } = useLingui();
  const letter = useLetterOpen();
  const begun = useDraft(hasWork);
  return (
    <ResumePreview
      {...props}
      key={String(letter)}
      {...(letter && { part: 'letter', label: t`Cover letter preview` })}
      data={useDraft(previewData)}
      template={useDraft((draft) => draft.template)}
      formatting={useDraft((draft) => draft.formatting)}
      editedField={useEditedField()}
      fromTop={useDraft((draft) => draft.step === wizardSteps.length - 1)}
      hint={begun || letter ? undefined : <Trans>Your resume appears here as you type.</Trans>}
    />
  );
};
