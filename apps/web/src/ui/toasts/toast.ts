import { announce } from '../live-region.tsx';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'success' | 'danger';
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Milliseconds until it leaves by itself; it waits while someone points at it or has the focus in it. */
  readonly lasts: number;
  /** Also says something on the page that comes next; all others go with the page they are about. */
  readonly stays: boolean;
}

/** Id of the place in a bar at the top where a phone shows them: they push the page down and cover nothing. */
export const toastShelf = 'toast-shelf';

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const currentToasts = (): readonly Toast[] => toasts;
export const watchToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** The page they are about was left. */
export const dismissPageToasts = (): void => change(toasts.filter(({ stays }) => stays));

export const clearToasts = (): void => change([]);

/** A short message about what just happened, with an undo where there is one. */
export const showToast = (
  text: string,
  {
    tone = 'plain',
    action,
    lasts = action ? 8000 : 4000,
    stays = false,
  }: Partial<Omit<Toast, 'id' | 'text'>> = {},
): number => {
  lastId += 1;
  change([...toasts.slice(-2), { id: lastId, text, tone, action, lasts, stays }]);
  announce(text);
  return lastId;
};
