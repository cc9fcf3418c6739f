import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';

interface FoldProps {
  readonly title: ReactNode;
  /** Beside the title, read out with it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part that opens; what is in it is made when it is first wanted. */
export const Fold = ({ title, aside, children }: FoldProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="border-line border-t last:border-b">
      <h4>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center gap-3 rounded-inner px-2 text-left hover:bg-ink/4"
        >
          <span className="min-w-0 grow font-medium">{title}</span>
          {aside !== undefined && <span className="shrink-0 text-14 text-muted">{aside}</span>}
          <ChevronDownIcon className={cx('size-5 shrink-0 transition-transform', open && 'rotate-180')} />
        </button>
      </h4>
      <div id={id} hidden={!open} className="pb-4">
        {open && children}
      </div>
    </div>
  );
};
