import type { Language } from '../languages/languages.ts';
import { offerNewVersion } from '../loading/new-version.ts';

/** Nothing where workers are not allowed: an old browser, a private window, blocked cookies, a framed page. */
const workers = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
};

/** Set when the person asked for the new version; any other change of worker leaves the page alone. */
let reloading = false;

const offer = (waiting: ServiceWorker): void =>
  offerNewVersion(() => {
    reloading = true;
    waiting.postMessage('take-over');
  });

const watchUpdates = (registration: ServiceWorkerRegistration): void => {
  // The first worker replaces nothing, so there is nothing to tell.
  const tell = () => {
    if (registration.waiting && workers()?.controller) offer(registration.waiting);
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
};

/** Refused, the site works as before, with a network. Some browsers refuse by answering nothing. */
const register = async (container: ServiceWorkerContainer): Promise<void> => {
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await container.register('/service-worker.js');
    if (registration) watchUpdates(registration);
  } catch {}
};

/** Once the page has come to rest: what was fetched anyway is kept for a visit without network. */
export const startOffline = (): void => {
  const container = workers();
  if (!container) return;
  container.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
  });
  const atRest = () => setTimeout(() => register(container), 1000);
  if (document.readyState === 'complete') atRest();
  else window.addEventListener('load', atRest, { once: true });
};

/** Asks the service worker to keep a part of the program for a visit without a connection. */
export const keepOffline = (what: string): void => {
  if (!import.meta.env.PROD) return;
  workers()?.ready.then(
    ({ active }) => active?.postMessage(what),
    () => undefined,
  );
};

/** Keeps the builder usable without a connection. */
export const keepBuilderOffline = (): void => keepOffline('keep-builder');

/** The same for the language of the page. */
export const keepLanguageOffline = (language: Language): void => {
  if (language !== 'en') keepOffline(`keep-language:${language}`);
};
