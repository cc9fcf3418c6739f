import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSessionFollower } from './account/session.ts';
import { closeSignIn, useSignInPrompt } from './account/sign-in-prompt.ts';
import { openRegistration } from './account/unverified-email.ts';
import { CheckoutHost } from './features/payments/checkout-host.tsx';
import { useAuthLink } from './features/sign-in/auth-link.ts';
import { i18n } from './platform/languages/i18n.ts';
import { reportMissingPart } from './platform/loading/fetch-part.ts';
import { overlay } from './platform/loading/overlay.tsx';
import { type SiteDetails, SiteDetailsProvider } from './platform/site-details.tsx';
import { Screens } from './routes.tsx';
import { sharedDialogs } from './shared-dialogs.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { SharedDialogsProvider } from './shell/shared-dialogs.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { clearToasts, currentToasts, watchToasts } from './ui/toasts/toast.ts';

const SignInDialog = overlay(
  () => import('./features/sign-in/sign-in-dialog.tsx'),
  (_, failure) => {
    closeSignIn();
    void reportMissingPart(failure);
  },
);
const loadToasts = () => import('./late-parts.ts');
/** Without it nobody would take them away, and the next one could not fetch it anew. */
const ToastRegion = overlay(loadToasts, clearToasts);

/** A lost connection is told by a toast, which can hardly be fetched then. */
const useToastsAtHand = (): void => {
  useEffect(() => {
    const early = setTimeout(() => void loadToasts().catch(() => undefined), 3000);
    return () => clearTimeout(early);
  }, []);
};

/** A tab that registered and was loaded anew, as phones do with tabs in the background, still waits for its answer. */
const useOpenRegistration = (): void => {
  useEffect(() => {
    if (openRegistration() === undefined) return;
    void import('./account/registration-watch.ts').then(
      ({ watchRegistration }) => watchRegistration(),
      () => undefined,
    );
  }, []);
};

const noToasts = () => false;
const anyToasts = () => currentToasts().length > 0;

/** What can appear over any page, each in a chunk of its own. */
const Overlays = () => {
  useSessionFollower();
  useAuthLink();
  useToastsAtHand();
  useOpenRegistration();
  const prompt = useSignInPrompt();
  const toasts = useSyncExternalStore(watchToasts, anyToasts, noToasts);
  return (
    <>
      <LiveRegion />
      {prompt && <SignInDialog prompt={prompt} />}
      <CheckoutHost />
      {toasts && <ToastRegion />}
    </>
  );
};

interface AppProps {
  readonly details: SiteDetails;
  readonly queries: QueryClient;
}

/** Everything inside a router. */
export const App = ({ details, queries }: AppProps) => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queries}>
      <SiteDetailsProvider details={details}>
        <SharedDialogsProvider dialogs={sharedDialogs}>
          <ErrorBoundary>
            <Screens />
          </ErrorBoundary>
          <Overlays />
        </SharedDialogsProvider>
      </SiteDetailsProvider>
    </QueryClientProvider>
  </I18nProvider>
);
