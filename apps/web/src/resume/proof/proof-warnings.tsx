import type { Refusal } from '@kalam/domain/refusal';
import type { ProofWarning } from '@kalam/reading/proof/file-proof';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { messageText } from '../../platform/languages/message-text.ts';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import type { PagePictures } from '../reading/page-pictures.ts';
import { PagePiece } from '../reading/page-piece.tsx';
import { fixOf, type OnFix, type ProofFix } from './proof-fix.ts';
import { pieceScale } from './proven-field.tsx';
import type { Proven } from './use-proof.ts';
import { useWarningWords } from './warning-words.ts';

interface NoteProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const Note = ({ title, children, action }: NoteProps) => (
  <li className="flex gap-3 rounded-base border border-marigold-ink/30 bg-marigold-soft px-4 py-3 text-14">
    <WarningIcon className="mt-px shrink-0 text-marigold-ink" />
    <div className="min-w-0 grow">
      <h4 className="font-semibold">{title}</h4>
      {children}
      {action && <div className="mt-2">{action}</div>}
    </div>
  </li>
);

interface WarningsProps {
  readonly proven: Proven;
  readonly pictures: PagePictures;
  /** Leads to the place that changes it; absent where there is none to lead to. */
  readonly onFix: OnFix | undefined;
}

/** What may be in the way of a program, each with the reason and what to do. */
export const ProofWarnings = ({ proven, pictures, onFix }: WarningsProps) => {
  const { t } = useLingui();
  const words = useWarningWords();
  const { proof, unprintable } = proven;
  if (proof.warnings.length + unprintable.length === 0) return null;
  const fixButton = (fix: ProofFix | undefined) =>
    fix &&
    onFix && (
      <Button look="secondary" size="small" onClick={() => onFix.lead(fix)}>
        {onFix.label ??
          (fix.kind === 'template' ? <Trans>Choose another design</Trans> : <Trans>Go to it</Trans>)}
      </Button>
    );
  const unprintableNote = (refusal: Refusal) => (
    <Note
      key={`${refusal.field} ${refusal.code}`}
      title={messageText(refusal)}
      action={fixButton(refusal.field ? { kind: 'field', path: refusal.field } : undefined)}
    >
      <p>
        <Trans>They are printed as question marks until you change them.</Trans>
      </p>
    </Note>
  );
  const warningNote = (warning: ProofWarning) => {
    const { title, why, advice } = words[warning.kind];
    const { what: megabytes } = warning;
    const what = warning.kind === 'file-large' ? t`${megabytes} MB` : warning.what;
    return (
      <Note
        key={`${warning.kind} ${warning.what}`}
        title={what === '' ? title : `${title}: ${what}`}
        action={fixButton(fixOf(warning, proven))}
      >
        <p>{advice}</p>
        <p className="mt-1 text-muted">{why}</p>
        {warning.boxes.length > 0 && (
          <div className="mt-2 -mb-1">
            <PagePiece
              boxes={warning.boxes}
              pages={proof.pages}
              pictures={pictures}
              written=""
              scale={pieceScale}
            />
          </div>
        )}
      </Note>
    );
  };
  return (
    <section aria-label={t`What may be in the way`}>
      <h3 className="mb-2 font-semibold text-18">
        <Trans>What may be in the way</Trans>
      </h3>
      <ul className="grid gap-3">
        {unprintable.map(unprintableNote)}
        {proof.warnings.map(warningNote)}
      </ul>
    </section>
  );
};
