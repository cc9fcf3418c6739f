import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Header } from '../../shell/header.tsx';
import { BottomBar, type SideLink, SideMenu } from '../../shell/side-menu.tsx';
import { BriefcaseIcon, FileIcon, ReceiptIcon, UserIcon } from '../../ui/icons.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { RequireUser } from '../auth/require-user.tsx';
import { hintsSignedIn } from '../auth/session.ts';
import { resumesQuery, subscriptionQuery } from './resume-queries.ts';

const links: readonly SideLink[] = [
  {
    to: '/dashboard',
    end: true,
    icon: FileIcon,
    label: <Trans>My Resumes</Trans>,
    shortLabel: <Trans>Resumes</Trans>,
  },
  {
    to: '/dashboard/jobs',
    icon: BriefcaseIcon,
    label: <Trans>Job Recommendations</Trans>,
    shortLabel: <Trans>Jobs</Trans>,
  },
  {
    to: '/dashboard/orders',
    icon: ReceiptIcon,
    label: <Trans>My Orders</Trans>,
    shortLabel: <Trans>Orders</Trans>,
  },
  {
    to: '/dashboard/profile',
    icon: UserIcon,
    label: <Trans>Profile Settings</Trans>,
    shortLabel: <Trans>Profile</Trans>,
  },
];

/** The list is asked for together with the session instead of after it: a round trip less on a slow network. */
const useEarlyList = (): void => {
  const client = useQueryClient();
  const isList = useLocation().pathname === '/dashboard';
  useEffect(() => {
    if (!isList || !hintsSignedIn()) return;
    void client.prefetchQuery(resumesQuery);
    void client.prefetchQuery(subscriptionQuery);
  }, [client, isList]);
};

/** The signed-in area: a side menu on wide screens, a bar at the bottom on phones. */
const DashboardLayout = () => {
  const { t } = useLingui();
  useEarlyList();
  return (
    <RequireUser>
      {() => (
        <div className="flex min-h-dvh flex-col">
          <SkipLink />
          <Header alone />
          <div className="mx-auto flex w-full max-w-6xl grow gap-10 px-4 sm:px-6">
            <aside className="sticky top-16 hidden w-56 shrink-0 self-start py-8 lg:block">
              <SideMenu label={t`Dashboard`} links={links} />
            </aside>
            <main id="main" tabIndex={-1} className="min-w-0 grow pt-8 pb-28 lg:pb-16">
              <Outlet />
            </main>
          </div>
          <BottomBar label={t`Dashboard`} links={links} />
        </div>
      )}
    </RequireUser>
  );
};

export default DashboardLayout;
