import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSession } from '../../auth/session.ts';
import { openSignIn } from '../../auth/sign-in-prompt.ts';
import { openCheckout, openGuestCheckout } from '../../payments/checkout.ts';
import { CheckoutUnavailableDialog } from '../../payments/checkout-unavailable-dialog.tsx';
import { useCheckoutSetting } from '../../settings/checkout-setting.ts';
import { useDraft, useDraftActions } from '../draft-store.ts';
import { ChoicesDialog } from './choices-dialog.tsx';
import { PlanChooserDialog } from './plan-chooser-dialog.tsx';
import { saveDoor } from './save-decision.ts';
import { SaveDialog } from './save-dialog.tsx';
import { waitingResume } from './save-flow.ts';

const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async () => (await call('GET /api/subscription')).subscription,
  // Said at once when there is no connection, instead of waiting in silence.
  networkMode: 'always',
});

type Open = 'choices' | 'name' | 'plans';

/** Where the person stands, what Save Resume would do, and the dialogs it opens. */
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
  const close = () => setOpen(undefined);
  const door = saveDoor({ signedIn, subscription, editing });

  const start = async () => {
    if (door === 'unknown') {
      const { data, isError } = await asked.refetch();
      const now = saveDoor({ signedIn, subscription: isError ? undefined : data, editing });
      if (now === 'name' || now === 'plans') setOpen(now);
      return;
    }
    if (door !== 'used-up') setOpen(door);
  };
  const signIn = (mode: 'login' | 'register') => {
    close();
    openSignIn({ mode, returnPath: '/dashboard' });
  };
  const guest = () => {
    close();
    openGuestCheckout({ resume: waitingResume(store.get(), '') });
  };

  const dialog = (() => {
    if (open === 'choices') {
      return (
        <ChoicesDialog
          maintenance={maintenance}
          onGuest={guest}
          onRegister={() => signIn('register')}
          onSignIn={() => signIn('login')}
          onClose={close}
        />
      );
    }
    if (open === 'name') return <SaveDialog subscription={subscription ?? undefined} onClose={close} />;
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
    dialog,
    checking: signedIn && asked.isFetching && door === 'unknown',
    checkFailed: asked.isError && signedIn,
    retryCheck: () => void asked.refetch(),
    usedUp: door === 'used-up',
  };
};
