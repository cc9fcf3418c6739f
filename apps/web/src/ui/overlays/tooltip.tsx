import { type ReactNode, useId, useState } from 'react';
import { cx } from '../class-names.ts';

interface TooltipProps {
  readonly text: string;
  /** Gives the id to the control that the text describes. */
  readonly children: (describedBy: string) => ReactNode;
}

/** A word more about a control, on hover and on focus; Escape sends it away. Never the only place of a fact. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the control inside it
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children(id)}
      <span
        id={id}
        role="tooltip"
        className={cx(
          'absolute bottom-full left-1/2 z-40 mb-2 w-max max-w-64 -translate-x-1/2 rounded-inner bg-ink px-2.5 py-1.5 text-12 text-paper transition-opacity',
          open ? 'visible opacity-100' : 'invisible opacity-0',
        )}
      >
        {text}
      </span>
    </span>
  );
};
