import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';

interface LeftOutNoteProps {
  /** Where the pictures stand in the resume. */
  readonly fields: readonly string[];
  readonly certificates: ResumeData['certificates'];
  readonly onRetry?: () => void;
}

/** Names the pictures that could not be had: the rest is shown without them. */
export const LeftOutNote = ({ fields, certificates, onRetry }: LeftOutNoteProps) => {
  const { t } = useLingui();
  if (fields.length === 0) return null;
  const nameOf = (field: string): string => {
    const [list, index] = field.split('.');
    if (list === 'signature') return t`your signature`;
    if (list !== 'certificates') return t`your photo`;
    const name = certificates[Number(index)]?.name ?? '';
    return t`the image of “${name}”`;
  };
  const names = fields.map(nameOf).join(', ');
  return (
    <div role="status" className="mt-3 flex shrink-0 items-start gap-2 text-14">
      <WarningIcon className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 grow">
        <Trans>Could not be loaded and is left out: {names}.</Trans>
      </p>
      {onRetry && (
        <Button look="quiet" size="small" className="-my-1" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      )}
    </div>
  );
};
