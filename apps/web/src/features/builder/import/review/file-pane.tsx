import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';

interface FilePaneProps {
  /** The field or piece whose mark is brought into view. */
  readonly active: string | undefined;
  readonly children: ReactNode;
}

/** Where the file is shown beside the fields. It follows them, unless it is being looked at itself. */
export const FilePane = ({ active, children }: FilePaneProps) => {
  const { t } = useLingui();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active === undefined || pane.current?.matches(':hover')) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    pane.current
      ?.querySelector(`[data-mark~="${CSS.escape(active)}"]`)
      ?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  }, [active]);
  return (
    <section
      ref={pane}
      aria-label={t`Your file`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      className="h-full overflow-y-auto overscroll-contain rounded-base bg-sunken p-4 focus-visible:-outline-offset-2 xl:p-6"
    >
      {children}
    </section>
  );
};
