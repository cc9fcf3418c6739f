import type { ReactNode } from 'react';

export const StepHeader = ({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) => (
  <header className="mb-3 sm:mb-5">
    <h2 className="font-semibold text-22">{title}</h2>
    <p className="mt-0.5 text-muted max-sm:text-14">{children}</p>
  </header>
);

/** A part of a step under its own heading. */
export const StepPart = ({
  title,
  hint,
  action,
  children,
}: {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className="border-line border-t pt-6">
    <div className="flex items-center justify-between gap-3">
      <h3 className="min-w-0 break-words font-semibold text-18">{title}</h3>
      {action}
    </div>
    {hint && <p className="mt-0.5 mb-4 text-14 text-muted">{hint}</p>}
    {children}
  </section>
);
