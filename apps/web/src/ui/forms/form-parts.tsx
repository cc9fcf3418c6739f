import type { MouseEvent, ReactNode } from 'react';
import { Banner } from '../banner.tsx';

/** What went wrong with the form as a whole. */
export const FormError = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : (
    <Banner tone="danger" alert>
      {children}
    </Banner>
  );

/** A button that reads as a link inside a sentence. */
export const TextButton = ({
  onClick,
  children,
}: {
  readonly onClick: (event: MouseEvent) => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    onClick={onClick}
    className="-my-2 inline-flex min-h-11 items-center rounded-inner px-1 font-medium text-14 text-accent-ink underline-offset-3 hover:underline"
  >
    {children}
  </button>
);

export const FormFoot = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex flex-wrap items-center justify-center gap-x-1 pt-1 text-14 text-muted">{children}</p>
);
