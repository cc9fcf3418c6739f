import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import type { Refusal } from '@kalam/domain/refusal';
import { formattingFor } from '@kalam/domain/resumes/formatting-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../account/session.ts';
import { openSignIn } from '../../../account/sign-in-prompt.ts';
import { subscriptionQuery } from '../../../account/subscription.ts';
import { useCheckoutSetting } from '../../../platform/checkout/checkout-setting.ts';
import { openCheckout, openGuestCheckout, openPaid } from '../../../shell/checkout.ts';
import { CheckoutUnavailableDialog } from '../../../shell/checkout-unavailable-dialog.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { ChoicesDialog } from './choices-dialog.tsx';
import { PaidChoice } from './paid-choice.tsx';
import { usePaidWork } from './paid-work.ts';
import { paymentBlockers } from './payment-blockers.ts';
import { PlanChooserDialog } from './plan-chooser-dialog.tsx';
import { saveDecision } from './save-decision.ts';
import { SaveDialog } from './save-dialog.tsx';
import { guestResume, waitingResume } from './save-flow.ts';

type Open = 'choices' | 'name' | 'plans';

/** What Save Resume does for this person, and the dialogs it opens. */
export const useSave = () => {
  const store = useDraftActions();
  const editing = useDraft((draft) => draft.resumeId !== undefined);
  const { data: user } = useSession();
  const signedIn = Boolean(user);
  const asked = useQuery({ ...subscriptionQuery, enabled: signedIn });
  const subscription = asked.isError ? undefined : asked.data;
  const { isEnabled, maintenanceMessage } = useCheckoutSetting();
  const maintenance = isEnabled ? undefined : maintenanceMessage;
  const [open, setOpen] = useState<Open>();
  const [blockers, setBlockers] = useState<readonly Refusal[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  /** Signed in in another tab: saving goes on here, where the resume is open. */
  const [goOn, setGoOn] = useState(false);
  const close = () => setOpen(undefined);
  const decision = saveDecision({ signedIn, subscription, editing });

  const check = async (draft = store.get()): Promise<boolean> => {
    setIsChecking(true);
    const found = await paymentBlockers(draft);
    setIsChecking(false);
    setBlockers(found);
    return found.length === 0;
  };
  const enter = async (wanted: Open) => {
    setBlockers([]);
    if (wanted === 'plans' && !(await check())) return;
    setOpen(wanted);
    // Nothing is paid for a resume that is saved: it is said, and left to the person.
    if (wanted === 'name') void check();
  };
  const start = async () => {
    if (decision === 'unknown') {
      const { data, isError } = await asked.refetch();
      const now = saveDecision({ signedIn, subscription: isError ? undefined : data, editing });
      if (now === 'name' || now === 'plans') await enter(now);
      return;
    }
    if (decision !== 'used-up') await enter(decision);
  };
  const startAgain = useEffectEvent(() => {
    setGoOn(false);
    void start();
  });
  useEffect(() => {
    if (goOn && signedIn) startAgain();
  }, [goOn, signedIn]);
  const signIn = (mode: 'login' | 'register') => {
    close();
    openSignIn({ mode, returnPath: '/dashboard', onElsewhere: () => setGoOn(true) });
  };
  const guest = async () => {
    close();
    const draft = store.get();
    const printed = { ...draft, formatting: formattingFor(guestPlanId, draft.formatting) };
    if (await check(printed)) openGuestCheckout({ resume: guestResume(printed), look: draft.formatting });
  };

  const paidWork = usePaidWork();
  /** Decision 64: the changed resume in the place of the one that was paid for. */
  const correct = async () => {
    close();
    if (paidWork && (await check())) openPaid({ paid: paidWork.paid, corrected: guestResume(store.get()) });
  };
  const downloadAgain = () => {
    close();
    if (paidWork) openPaid({ paid: paidWork.paid, download: true });
  };

  const dialog = (() => {
    if (open === 'choices') {
      return (
        <ChoicesDialog
          maintenance={maintenance}
          paid={
            paidWork && (
              <PaidChoice {...paidWork} onDownload={downloadAgain} onCorrect={() => void correct()} />
            )
          }
          onGuest={() => void guest()}
          onRegister={() => signIn('register')}
          onSignIn={() => signIn('login')}
          onClose={close}
        />
      );
    }
    if (open === 'name')
      return <SaveDialog subscription={subscription ?? undefined} notes={blockers} onClose={close} />;
    if (open === 'plans' && maintenance !== undefined) {
      return <CheckoutUnavailableDialog message={maintenance} onClose={close} />;
    }
    if (open === 'plans') {
      return (
        <PlanChooserDialog
          onClose={close}
          onChoose={(planId, name) => {
            close();
            openCheckout({ planId, resume: waitingResume(store.get(), name) });
          }}
        />
      );
    }
    return undefined;
  })();

  return {
    start: () => void start(),
    correct: () => void correct(),
    downloadAgain,
    paidWork,
    dialog,
    checking: (signedIn && asked.isFetching && decision === 'unknown') || (isChecking && open === undefined),
    /** What keeps it from being paid for. */
    blockers: open === undefined ? blockers : [],
    checkFailed: asked.isError && signedIn,
    retryCheck: () => void asked.refetch(),
    usedUp: decision === 'used-up',
  };
};
