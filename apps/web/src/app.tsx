import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useAuthLink } from './features/auth/auth-link.ts';
import { useSessionFollower } from './features/auth/session.ts';
import { useSignInPrompt } from './features/auth/sign-in-prompt.ts';
import { CheckoutHost } from './features/payments/checkout-host.tsx';
import { i18n } from './i18n.ts';
import { Screens } from './routes.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { type SiteDetails, SiteDetailsProvider } from './shell/site-details.tsx';
import { LiveRegion } from './ui/live-region.tsx';
import { currentToasts, watchToasts } from './ui/toast.ts';

const SignInDialog = lazy(() => import('./features/auth/sign-in-dialog.tsx'));
const ToastRegion = lazy(() => import('./ui/toast-region.tsx'));

const noToasts = () => false;
const anyToasts = () => currentToasts().length > 0;

/** What can appear over any page, each in a chunk of its own. */
const Overlays = () => {
  useSessionFollower();
  useAuthLink();
  const prompt = useSignInPrompt();
  const toasts = useSyncExternalStore(watchToasts, anyToasts, noToasts);
  return (
    <>
      <LiveRegion />
      <Suspense>{prompt && <SignInDialog prompt={prompt} />}</Suspense>
      <CheckoutHost />
      <Suspense>{toasts && <ToastRegion />}</Suspense>
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
        <ErrorBoundary>
          <Screens />
        </ErrorBoundary>
        <Overlays />
      </SiteDetailsProvider>
    </QueryClientProvider>
  </I18nProvider>
);
