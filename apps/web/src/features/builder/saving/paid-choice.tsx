import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PaidMark } from '../../../resume/paid/paid-mark.ts';
import { paidStateQuery } from '../../../resume/paid/paid-state.ts';
import { CheckCircleIcon, EditIcon } from '../../../ui/icons.tsx';
import { Choice } from './choices-dialog.tsx';

/** How many corrections are left and until when; undefined while it is not known, or none are. */
export const useCorrectionsLeft = (paid: PaidMark | undefined) => {
  const { i18n } = useLingui();
  const { data: after } = useQuery({
    ...(paid ? paidStateQuery(paid) : { queryKey: ['paid-order'], queryFn: () => null }),
    enabled: paid !== undefined,
  });
  if (!after || after.ended !== null || after.correctionsLeft === 0) return undefined;
  return {
    left: after.correctionsLeft,
    until: i18n.date(new Date(after.until), { dateStyle: 'medium', timeStyle: 'short' }),
  };
};

interface PaidChoiceProps {
  readonly paid: PaidMark;
  readonly changed: boolean;
  readonly onDownload: () => void;
  readonly onCorrect: () => void;
}

/** Before anything is paid again: what was paid for gives the same file, or a corrected one, for nothing. */
export const PaidChoice = ({ paid, changed, onDownload, onCorrect }: PaidChoiceProps) => {
  const corrections = useCorrectionsLeft(paid);
  if (!changed) {
    return (
      <Choice icon={CheckCircleIcon} title={<Trans>Download again</Trans>} onChoose={onDownload} first>
        <Trans>This resume is paid.</Trans>
      </Choice>
    );
  }
  if (!corrections) return null;
  const { left, until } = corrections;
  return (
    <Choice icon={EditIcon} title={<Trans>Correct a mistake</Trans>} onChoose={onCorrect} first>
      <Trans>
        Free, for the same person: <Plural value={left} one="# new file" other="# new files" /> until {until}.
      </Trans>
    </Choice>
  );
};
