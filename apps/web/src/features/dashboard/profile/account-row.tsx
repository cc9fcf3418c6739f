import type { ReactNode } from 'react';

interface AccountRowProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

export const AccountRow = ({ title, children, action }: AccountRowProps) => (
  <li className="flex flex-col gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between">
    <div className="min-w-0">
      <p className="font-medium">{title}</p>
      <p className="text-14 text-muted">{children}</p>
    </div>
    <div className="shrink-0">{action}</div>
  </li>
);
