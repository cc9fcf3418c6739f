import { declarationText } from '@kalam/domain/resumes/fields/declaration';
import { hasLetter, letterLabel } from '@kalam/domain/resumes/letter/letter-rules';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { translate } from '../../../platform/languages/translator.ts';
import { lazyDialog, overlay } from '../../../platform/loading/overlay.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDraft } from '../draft/draft-store.ts';
import { openLetter } from '../letter/letter-open.ts';
import { openMatch } from '../matching/match-open.ts';

const DraftProof = lazyDialog(() => import('../saving/draft-proof.tsx'));
/** Without it nothing is lost: the fields ask about the same signs. */
const BlankNote = overlay(
  () => import('../help/blank-note.tsx'),
  () => undefined,
);

interface LookProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly does?: ReactNode;
  readonly onDo?: () => void;
}

const Look = ({ title, children, does, onDo }: LookProps) => (
  <li className="flex flex-col items-start gap-x-4 gap-y-2 px-4 py-3 sm:flex-row sm:items-center">
    <div className="min-w-0 grow">
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{children}</p>
    </div>
    {does && (
      <Button size="small" look="secondary" onClick={onDo}>
        {does}
      </Button>
    )}
  </li>
);

/** What is worth a look before the resume is saved; nothing of it must be. */
export const LastLooks = () => {
  const data = useDraft((draft) => draft.data);
  const [looking, setLooking] = useState(false);
  return (
    <>
      <ul className="divide-y divide-line rounded-base border border-line bg-surface text-14">
        {JSON.stringify(data).includes('__') && <BlankNote data={data} />}
        <Look title={<Trans>Declaration</Trans>}>{translate(declarationText)}</Look>
        <Look
          title={<Trans>What screening software reads</Trans>}
          does={<Trans>Look into the file</Trans>}
          onDo={() => setLooking(true)}
        >
          <Trans>See field by field what programs get out of your file, before you send it.</Trans>
        </Look>
        <Look
          title={<Trans>Is it for a certain job?</Trans>}
          does={<Trans>Compare with a job</Trans>}
          onDo={openMatch}
        >
          <Trans>Paste the advert and see what it asks for, with your own sentences that show it.</Trans>
        </Look>
        <Look
          title={translate(letterLabel)}
          does={hasLetter(data) ? <Trans>Edit</Trans> : <Trans>Write a cover letter</Trans>}
          onDo={openLetter}
        >
          <Trans>In the design of your resume, saved and downloaded with it. It costs nothing more.</Trans>
        </Look>
      </ul>
      {looking && <DraftProof onClose={() => setLooking(false)} />}
    </>
  );
};
