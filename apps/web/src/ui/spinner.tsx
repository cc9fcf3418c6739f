import { cx } from './class-names.ts';

/** Turning ring for a wait of unknown length. Decoration: say in words what is awaited. */
export const Spinner = ({ className }: { readonly className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    className={cx('animate-turn shrink-0', className)}
  >
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
    <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);

/** A wait whose end is known, 0 to 100. */
export const Progress = ({ label, percent }: { readonly label: string; readonly percent: number }) => (
  <div>
    <div className="flex items-baseline justify-between gap-4 text-14">
      <span>{label}</span>
      <span className="text-muted tabular-nums">{Math.round(percent)}%</span>
    </div>
    <progress
      value={percent}
      max={100}
      aria-label={label}
      className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size]"
    />
  </div>
);

/** A whole area waiting, with what it waits for in words. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <div role="status" className="flex flex-col items-center justify-center gap-4 py-20 text-muted">
    <Spinner className="size-6 text-accent-ink" />
    <p>{children}</p>
  </div>
);
