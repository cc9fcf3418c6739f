import type { Language } from '../languages.ts';
import { offerNewVersion } from '../shell/new-version.ts';

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
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
};

/** Once the page has come to rest: what was fetched anyway is kept for a visit without network. */
export const startOffline = (): void => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
  });
  const register = () =>
    navigator.serviceWorker.register('/service-worker.js').then(watchUpdates, () => undefined);
  if (document.readyState === 'complete') setTimeout(register, 1000);
  else window.addEventListener('load', () => setTimeout(register, 1000), { once: true });
};

const keep = (what: string): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(what));
};

/** Whoever builds a resume shall be able to go on in a tunnel. */
export const keepBuilderOffline = (): void => keep('keep-builder');

/** And in the language it was begun in. */
export const keepLanguageOffline = (language: Language): void => {
  if (language !== 'en') keep(`keep-language:${language}`);
};
