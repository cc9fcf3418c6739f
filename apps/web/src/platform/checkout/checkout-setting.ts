import { type CheckoutSettings, defaultCheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { followCheckout } from './checkout-stream.ts';

let settings: CheckoutSettings = defaultCheckoutSettings;
const watchers = new Set<() => void>();
let stopFollowing: (() => void) | undefined;

const isSame = (one: CheckoutSettings, other: CheckoutSettings): boolean =>
  one.isEnabled === other.isEnabled &&
  one.showOnLanding === other.showOnLanding &&
  one.maintenanceMessage === other.maintenanceMessage;

const take = (news: CheckoutSettings): void => {
  if (isSame(settings, news)) return;
  settings = news;
  for (const watcher of watchers) watcher();
};

/** Asks once and then listens; what was heard meanwhile is newer than the answer. */
const follow = (): (() => void) => {
  let heard = false;
  const hear = (news: CheckoutSettings) => {
    heard = true;
    take(news);
  };
  const stop = followCheckout(hear);
  call('GET /api/settings/checkout').then(
    (reply) => {
      if (!heard) take(reply.settings);
    },
    // The stream tells it as soon as there is a connection again.
    () => undefined,
  );
  return stop;
};

/** A page kept for the back button must not hold the stream of the whole browser. */
const onHide = (): void => {
  stopFollowing?.();
  stopFollowing = undefined;
};
const onShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted && watchers.size > 0) stopFollowing ??= follow();
};

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  if (watchers.size === 1) {
    stopFollowing ??= follow();
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    onHide();
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
};

const now = (): CheckoutSettings => settings;
const beforeAsking = (): CheckoutSettings => defaultCheckoutSettings;

/** Whether checkout is open and what staff say when it is not, live (decision 29). Open until the server says otherwise. */
export const useCheckoutSetting = (): CheckoutSettings => useSyncExternalStore(watch, now, beforeAsking);
