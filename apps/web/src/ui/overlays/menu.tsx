import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../class-names.ts';
import type { IconComponent } from '../icons.tsx';
import { moveFocus } from '../roving.ts';
import { roomBeside } from './visible-room.ts';

export interface MenuItem {
  readonly label: ReactNode;
  readonly icon?: IconComponent;
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** For one choice among several, such as a theme. */
  readonly checked?: boolean;
}

interface MenuProps {
  /** Names the button when its content is only a picture. */
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonClassName?: string;
  readonly items: readonly MenuItem[];
  /** Above the items, not selectable. */
  readonly heading?: ReactNode;
  /** Opens upwards, for a button at the bottom of the page. */
  readonly above?: boolean;
  /** False where arrow keys walk from one such button to the next: it then opens by Enter and Space alone. */
  readonly arrowOpens?: boolean;
}

const itemSelector = '[role^=menuitem]:not([aria-disabled=true])';

export const Menu = ({
  label,
  button,
  buttonClassName,
  items,
  heading,
  above = false,
  arrowOpens = true,
}: MenuProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [up, setUp] = useState(above);
  useLayoutEffect(() => {
    if (open && opener.current && list.current)
      setUp(above || roomBeside(opener.current, { height: list.current.offsetHeight }).up);
  }, [open, above]);
  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>(itemSelector)?.focus();
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div ref={root} className="relative">
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !arrowOpens) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={buttonClassName}
      >
        {button}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === 'Escape' || event.key === 'Tab') {
              if (event.key === 'Escape') event.preventDefault();
              event.stopPropagation();
              close();
            } else moveFocus(event, itemSelector);
          }}
          className={cx(
            'absolute right-0 z-40 w-60 animate-settle rounded-base bg-raised p-1.5 shadow-float',
            up ? 'bottom-full mb-1.5' : 'mt-1.5',
          )}
        >
          {heading && <div className="mb-1.5 border-line border-b px-2.5 pt-1.5 pb-2.5">{heading}</div>}
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu do not move while it is open
            <Item key={index} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
};

const Item = ({ item, close }: { readonly item: MenuItem; readonly close: () => void }) => {
  const { icon: Icon } = item;
  const shared = {
    tabIndex: -1,
    className: cx(
      'flex min-h-11 w-full items-center gap-3 rounded-inner px-2.5 text-left text-14 focus-visible:-outline-offset-2 sm:min-h-9.5 pointer-coarse:min-h-11',
      item.danger ? 'text-danger-ink hover:bg-danger-soft' : 'hover:bg-ink/6',
      item.disabled && 'opacity-50',
    ),
  };
  const content = (
    <>
      {Icon && <Icon className="size-4.5 text-muted" />}
      <span className="grow">{item.label}</span>
      {item.checked && <span aria-hidden="true" className="size-2 rounded-full bg-accent" />}
    </>
  );
  if (item.to !== undefined) {
    return (
      <Link {...shared} role="menuitem" to={item.to} onClick={close}>
        {content}
      </Link>
    );
  }
  const choice =
    item.checked === undefined
      ? ({ role: 'menuitem' } as const)
      : ({ role: 'menuitemradio', 'aria-checked': item.checked } as const);
  return (
    <button
      {...shared}
      {...choice}
      type="button"
      aria-disabled={item.disabled}
      onClick={() => {
        if (item.disabled) return;
        close();
        item.onSelect?.();
      }}
    >
      {content}
    </button>
  );
};
