import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCorrectionsLeft } from './paid-choice.tsx';
import type { usePaidWork } from './paid-work.ts';

interface PaidNoteProps {
  readonly work: NonNullable<ReturnType<typeof usePaidWork>>;
  readonly onDownload: () => void;
  readonly onCorrect: () => void;
}

/** At the last step: it is paid, and what can be had for that. */
export const PaidNote = ({ work: { paid, changed }, onDownload, onCorrect }: PaidNoteProps) => {
  const corrections = useCorrectionsLeft(paid);
  const { left = 0, until } = corrections ?? {};
  return (
    <Banner tone="success" title={<Trans>This resume is paid</Trans>}>
      <p>
        {!corrections && changed && (
          <Trans>Download again gives the file you paid for, without what you changed since.</Trans>
        )}
        {corrections && (
          <Trans>
            A mistake in it? Change it here:{' '}
            <Plural value={left} one="# new file is" other="# new files are" /> free until {until}.
          </Trans>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {corrections && changed && (
          <Button size="small" onClick={onCorrect}>
            <Trans>Correct a mistake</Trans>
          </Button>
        )}
        <Button size="small" look="secondary" onClick={onDownload}>
          <Trans>Download again</Trans>
        </Button>
      </div>
    </Banner>
  );
};
