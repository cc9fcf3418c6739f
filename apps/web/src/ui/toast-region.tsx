import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { CheckCircleIcon, CloseIcon, WarningIcon } from './icons.tsx';
import { currentToasts, dismissToast, type Toast, watchToasts } from './toast.ts';

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

/** Loaded with the first toast. What they say is announced by `showToast`; this is for eyes and hands. */
const ToastRegion = () => {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(watchToasts, currentToasts, currentToasts);
  return (
    <section
      aria-label={t`Notifications`}
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-96"
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
