import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { IconButton } from '../button.tsx';
import { CheckCircleIcon, CloseIcon, WarningIcon } from '../icons.tsx';
import {
  currentToasts,
  dismissPageToasts,
  dismissToast,
  type Toast,
  toastShelf,
  watchToasts,
} from './toast.ts';
import { quietPlace } from './toast-place.ts';

const ToastCard = ({ toast }: { readonly toast: Toast }) => {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.lasts);
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-13 animate-settle items-center gap-3 rounded-base bg-raised py-1 pr-1 pl-4 shadow-float"
    >
      {toast.tone === 'success' && <CheckCircleIcon className="text-success-ink" />}
      {toast.tone === 'danger' && <WarningIcon className="text-danger-ink" />}
      <span className="min-w-0 grow py-2 text-14">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 whitespace-nowrap rounded-base px-3 font-semibold text-14 text-accent-ink hover:bg-accent-soft"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon={CloseIcon} label={t`Dismiss`} onClick={() => dismissToast(toast.id)} />
    </li>
  );
};

const controls = 'a[href],button,input,select,textarea,label,[data-bottom-bar]';

/** Moves the toasts to where they cover nothing that can be used, and again when the page has moved under them. */
const useQuietPlace = (toasts: readonly Toast[], pathname: string) => {
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toasts have another size, another page other controls
  useLayoutEffect(() => {
    const place = () => {
      const element = region.current;
      if (!element) return;
      const boxes = [...document.querySelectorAll(controls)]
        .filter((control) => !element.contains(control))
        .map((control) => control.getBoundingClientRect())
        .filter(({ bottom, top }) => bottom > 0 && top < innerHeight);
      const { left, top } = quietPlace(
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: document.documentElement.clientWidth, height: innerHeight },
        boxes,
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scrollend', place);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scrollend', place);
    };
  }, [toasts, pathname]);
  return region;
};

/** What is said about a page goes when it is left. */
const useLeaving = (pathname: string): void => {
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    dismissPageToasts();
  }, [pathname]);
};

/** Loaded with the first toast. What they say is announced by `showToast`; this is for eyes and hands. */
const ToastRegion = () => {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(watchToasts, currentToasts, currentToasts);
  const { pathname } = useLocation();
  useLeaving(pathname);
  const region = useQuietPlace(toasts, pathname);
  const shelf = matchMedia('(max-width: 39.99rem)').matches ? document.getElementById(toastShelf) : null;
  if (shelf) {
    return createPortal(
      <section aria-label={t`Notifications`}>
        <ol>
          {toasts.slice(-1).map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </ol>
      </section>,
      shelf,
    );
  }
  return (
    <section
      ref={region}
      aria-label={t`Notifications`}
      className="pointer-events-none fixed z-50 w-[min(24rem,calc(100vw-2rem))]"
    >
      <ol className="flex flex-col gap-2.5">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
};

export default ToastRegion;
