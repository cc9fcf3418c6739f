import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { sameFormatting } from '@kalam/domain/resumes/formatting';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { planStanding } from '../../../account/plan-standing.ts';
import { useSession } from '../../../account/session.ts';
import { subscriptionQuery } from '../../../account/subscription.ts';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import type { Draft } from '../../../resume/draft.ts';
import { drawable } from '../../../resume/drawable.ts';
import ProofDialog from '../../../resume/proof/proof-dialog.tsx';
import type { ProofFix } from '../../../resume/proof/proof-fix.ts';
import type { ProofSource } from '../../../resume/proof/proof-source.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useDraftActions } from '../draft/draft-store.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { draftLookPrice, type LookPlan } from './draft-look.ts';
import { inOldLook } from './save-flow.ts';

const MoreDesignsDialog = lazyDialog(() => import('../preview/more-designs-dialog.tsx'));

/** The file that comes of a draft once it is saved, or paid for as a guest: in the look that is kept. */
const sourceOf = (draft: Draft, plan: LookPlan | undefined): ProofSource => {
  const price = draftLookPrice(draft, plan);
  const isKept = price !== 'none-left' && price !== 'standard';
  const { formatting } = isKept ? draft : inOldLook(draft);
  return {
    data: drawable(toSavedPayload(draft.data)),
    template: draft.template,
    formatting,
    date: visitorToday(new Date()).day,
  };
};

/** What is in the file, before the resume is saved or paid for. */
const DraftProof = ({ onClose }: { readonly onClose: () => void }) => {
  const store = useDraftActions();
  const { goToField } = useWizard();
  const { data: user } = useSession();
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: Boolean(user) });
  const plan = subscription && planStanding(subscription) === 'active' ? subscription : undefined;
  const [source] = useState(() => sourceOf(store.get(), plan));
  const [choosing, setChoosing] = useState(false);
  if (choosing) return <MoreDesignsDialog onClose={onClose} />;
  const lead = (fix: ProofFix) => {
    if (fix.kind === 'template') return setChoosing(true);
    // What lies behind an open window cannot be led to.
    flushSync(onClose);
    goToField(fix.path);
  };
  return (
    <ProofDialog
      source={source}
      note={
        !sameFormatting(source.formatting, store.get().formatting) && (
          <Banner>
            <Trans>
              The look you chose is not kept on your plan or as a guest, so this is the file as it would be
              printed.
            </Trans>
          </Banner>
        )
      }
      onFix={{ lead }}
      onClose={onClose}
    />
  );
};

export default DraftProof;
