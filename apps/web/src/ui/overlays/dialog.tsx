import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';

const widths = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-3xl',
  full: 'sm:max-w-6xl',
  side: 'sm:max-w-md',
  screen: '',
} as const;

const sheet =
  'inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-2.5rem)] rounded-t-[16px] max-sm:animate-rise sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(54rem,calc(100dvh-3rem))] sm:animate-settle sm:rounded-[14px]';
/** At the right edge beside what it is about; on a phone a sheet like the others. */
const sidePanel =
  'inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-2.5rem)] rounded-t-[16px] max-sm:animate-rise sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:max-h-none sm:animate-fade sm:rounded-none';
/** For looking closely: nothing of the page behind is seen. */
const wholeScreen = 'inset-0 h-dvh max-h-none animate-fade';
const shapeOf = (width: keyof typeof widths): string =>
  width === 'screen' ? wholeScreen : width === 'side' ? sidePanel : sheet;

interface DialogProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Beside the title, on a phone below it. */
  readonly tools?: ReactNode;
  /** Buttons at the bottom; they stay in view while the body scrolls. */
  readonly actions?: ReactNode;
  readonly width?: keyof typeof widths;
  /** False while closing would lose something, such as a payment under way. */
  readonly closable?: boolean;
  /** Names what is inside, where it changes: the focus then begins anew, instead of falling out of the window. */
  readonly view?: string;
}

/**
 * A window on the native `<dialog>`: the browser keeps the focus inside, makes the rest inert and gives the focus back.
 * On a phone it is a sheet at the bottom. Render it to open it, stop rendering it to close it; mark the control to begin
 * with by `data-first-focus`.
 */
export const Dialog = ({
  title,
  description,
  onClose,
  children,
  tools,
  actions,
  width = 'small',
  closable = true,
  view,
}: DialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // Before the element leaves the document: a dialog removed while open does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another beginning
  useLayoutEffect(() => {
    // The browser would choose the close button.
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [view]);
  // React has no onCancel that may be refused while the browser insists on a second Escape.
  useEffect(() => {
    const element = dialog.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (closable) onClose();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [closable, onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil is a shortcut; Escape and the button do the same
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // Text marked from inside to beyond the edge ends in a click on the veil, too.
        if (closable && target === currentTarget && pressed.current === target) onClose();
      }}
      className={cx(
        'fixed m-0 w-full max-w-none flex-col overflow-hidden bg-surface p-0 shadow-dialog open:flex',
        shapeOf(width),
        'backdrop:animate-fade backdrop:bg-veil',
        widths[width],
      )}
    >
      <div
        className={cx(
          'flex shrink-0 gap-x-4 gap-y-2',
          width === 'screen' ? 'px-4 pt-3' : 'px-5 pt-5 sm:px-6 sm:pt-6',
          tools ? 'flex-wrap items-center' : 'items-start',
        )}
      >
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="font-semibold text-22">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-1 text-muted">
              {description}
            </p>
          )}
        </div>
        {tools && <div className="max-sm:order-last max-sm:w-full">{tools}</div>}
        {closable && (
          <IconButton
            icon={CloseIcon}
            label={t`Close`}
            onClick={onClose}
            className={cx('-mr-2.5', !tools && '-mt-2')}
          />
        )}
      </div>
      <div
        className={cx(
          'min-h-0 grow overflow-y-auto overscroll-contain',
          width === 'screen' ? 'px-2 pt-2 pb-2 sm:px-4' : 'px-5 pt-4 pb-5 sm:px-6 sm:pb-6',
        )}
      >
        {children}
      </div>
      {actions && (
        <div className="flex shrink-0 flex-col-reverse gap-2.5 border-line border-t px-5 py-4 sm:flex-row sm:flex-wrap-reverse sm:justify-end sm:px-6">
          {actions}
        </div>
      )}
    </dialog>
  );
};

interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The verb: "Delete", not "OK". */
  readonly confirm: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly danger?: boolean;
  readonly busy?: boolean;
}

export const ConfirmDialog = ({
  title,
  children,
  confirm,
  onConfirm,
  onClose,
  danger = false,
  busy = false,
}: ConfirmDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    closable={!busy}
    actions={
      <>
        <Button look="secondary" onClick={onClose} disabled={busy}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
