import { useSyncExternalStore } from 'react';
import { writeCookie } from '../platform/cookies.ts';

/** `system` follows the device; a choice is kept in a cookie, which before-paint.js reads before the first paint. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const chosenTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writeCookie('theme', theme === 'system' ? undefined : theme);
  for (const listener of listeners) listener();
};

export const useTheme = (): Theme => useSyncExternalStore<Theme>(subscribe, chosenTheme, () => 'system');
