import './ui/styles/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { prefetchDashboard } from './features/dashboard/prefetch-dashboard.ts';
import { makeQueryClient } from './platform/api/query-client.ts';
import {
  chosenLanguage,
  currentLanguage,
  fallBackToEnglish,
  showLanguage,
  switchLanguage,
} from './platform/languages/i18n.ts';
import { keepLanguageOffline, startOffline } from './platform/offline/offline-start.ts';
import { parseSiteDetails } from './platform/site-details.tsx';
import { preloadOnIntent, preloadScreen } from './routes.tsx';

declare global {
  interface Window {
    /** What was pressed before the page's code was here, by before-paint.js. */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

const start = async () => {
  const root = document.getElementById('root');
  // S2 §8: the one failure that has nowhere to be shown.
  if (root === null) throw new Error('Failed to find the root element');
  const queries = makeQueryClient();
  const answers = prefetchDashboard(queries, location.pathname);
  const details = parseSiteDetails(document.getElementById('site-details')?.textContent);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App details={details} queries={queries} />
      </BrowserRouter>
    </StrictMode>
  );
  const language = chosenLanguage();
  // Without a connection the page still starts, in the language that stands in the code.
  await switchLanguage(language).catch(fallBackToEnglish);
  showLanguage(currentLanguage());
  const prerendered = root.dataset.prerendered === currentLanguage();
  const screen = preloadScreen(location.pathname).catch(() => undefined);
  const isKnown = await answers;
  if (prerendered || isKnown) await screen;
  const pressed = window.takeEarlyPress?.();
  // A page whose content is at hand is drawn at once, instead of first without it.
  if (prerendered && !isKnown) {
    // In slices: a slow phone answers a finger while the page comes to life.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    pressed?.click();
  } else createRoot(root).render(app);
  preloadOnIntent();
  if (import.meta.env.PROD) {
    startOffline();
    keepLanguageOffline(currentLanguage());
  }
};

void start();
