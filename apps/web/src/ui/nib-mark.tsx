import { cx } from './class-names.ts';

/** The mark: a nib drawn in one stroke, from the slit round both shoulders and back to the tip. */
export const nibPath =
  'M16 29V17.5m0 0a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6M16 29C13 24.5 9.5 21 7 15.5 8.5 13 9.7 10 10.2 6.5c.1-.9.7-1.5 1.6-1.5h8.4c.9 0 1.5.6 1.6 1.5.5 3.5 1.7 6.5 3.2 9C22.5 21 19 24.5 16 29';

export const NibMark = ({
  className,
  drawn = false,
}: {
  readonly className?: string;
  readonly drawn?: boolean;
}) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={cx('shrink-0', className)}>
    <path
      d={nibPath}
      pathLength={1}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={drawn ? 1 : undefined}
      className={drawn ? 'animate-draw' : undefined}
    />
  </svg>
);
