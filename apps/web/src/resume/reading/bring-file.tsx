import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { UploadIcon } from '../../ui/icons.tsx';

/** Dropped on another page, on its way to the builder: in memory, as the file stays on the device. */
let onTheWay: File | undefined;

/** For the builder, once. */
export const takeFileOnTheWay = (): File | undefined => {
  const file = onTheWay;
  onTheWay = undefined;
  return file;
};

/** Text, links and pictures dragged out of a page are none. */
const bringsFile = ({ dataTransfer }: DragEvent): boolean => {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !types.includes('text/html');
};

/** A window over the page says itself whether a file may be dropped on it. */
const isTaken = (): boolean => {
  const window = [...document.querySelectorAll('dialog[open]')].at(-1);
  return window === undefined || window.querySelector('[data-takes-files]') !== null;
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Browsers say again and again that something is dragged over the page, and not reliably that it left. */
const overPageMs = 700;

/** Files dropped anywhere on the page. Gives back whether one is dragged over it now. */
const useDrops = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const away = () => {
      clearTimeout(timer);
      setOver(false);
    };
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !bringsFile(event)) return;
      // Otherwise the browser would leave the page and show the file instead.
      event.preventDefault();
      const taken = isTaken();
      if (event.dataTransfer) event.dataTransfer.dropEffect = taken ? 'copy' : 'none';
      clearTimeout(timer);
      timer = setTimeout(away, overPageMs);
      setOver(taken);
    };
    const onDrop = (event: DragEvent) => {
      away();
      if (event.defaultPrevented || !bringsFile(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file && isTaken()) take(file);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop);
    return () => {
      clearTimeout(timer);
      removeEventListener('dragover', onDragOver);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return over;
};

interface BringFileProps {
  /** What to do with it, where it is read; everywhere else it is taken along to the builder. */
  readonly onFile?: (file: File) => void;
}

/**
 * A resume can be dropped anywhere on the page, and in the builder also pasted anywhere but into a field. Fetched once the
 * page is there, so that none waits for it.
 */
const BringFile = ({ onFile }: BringFileProps) => {
  const navigate = useNavigate();
  const carry = (file: File) => {
    onTheWay = file;
    void navigate('/builder?import');
  };
  const over = useDrops(onFile ?? carry);
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || !onFile || isField(event.target) || !isTaken()) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => takePasted(event);
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);
  if (!over) return null;
  return (
    // Over every window as well.
    <div
      popover="manual"
      ref={(veil) => veil?.showPopover?.()}
      className="pointer-events-none fixed inset-0 z-50 m-0 flex h-full w-full animate-fade items-center justify-center border-0 bg-veil p-4"
    >
      <p className="flex flex-col items-center gap-2 rounded-[16px] border-2 border-accent border-dashed bg-surface px-8 py-7 text-center shadow-dialog">
        <UploadIcon className="size-7 text-accent-ink" />
        <span className="font-semibold text-22">
          <Trans>Drop your resume here</Trans>
        </span>
        <span className="text-muted">
          <Trans>Your file is read on this device; nothing is sent.</Trans>
        </span>
      </p>
    </div>
  );
};

export default BringFile;
