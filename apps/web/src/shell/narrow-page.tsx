import type { ReactNode } from 'react';
import { usePageTitle } from '../platform/page-title.ts';

interface NarrowPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One matter in the middle of the page: a link from an e-mail, a result. */
export const NarrowPage = ({ title, children }: NarrowPageProps) => {
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-md px-4 py-14 sm:py-20">
      <h1 className="mb-6 font-semibold text-28">{title}</h1>
      {children}
    </div>
  );
};
