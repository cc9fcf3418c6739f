import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Header } from '../../shell/header.tsx';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { RequireUser } from '../../shell/require-user.tsx';
import { BottomBar, type SideLink, SideMenu } from '../../shell/side-menu.tsx';
import { BriefcaseIcon, FileIcon, UserIcon } from '../../ui/icons.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ReceiptIcon } from '../../ui/work-icons.tsx';
import { useEndedSession } from './ended-session.ts';
import { ResumesWaiting } from './resumes/resumes-waiting.tsx';

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

/** The signed-in area: a side menu on wide screens, a bar at the bottom on phones. */
const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header alone />
      <div className="mx-auto flex w-full max-w-6xl grow gap-10 px-4 sm:px-6">
        <aside className="sticky top-16 hidden w-56 shrink-0 self-start py-8 lg:block">
          <SideMenu label={t`Dashboard`} links={links} />
        </aside>
        <main id="main" tabIndex={-1} className="min-w-0 grow pt-8 pb-28 lg:pb-16">
          {children}
        </main>
      </div>
      <BottomBar label={t`Dashboard`} links={links} />
    </div>
  );
};

/** The frame holds nothing private, so it need not wait for the session; what stands in it has the shape of what comes. */
const Waiting = () => {
  const { pathname } = useLocation();
  return <Frame>{pathname === '/dashboard' ? <ResumesWaiting /> : <PageSkeleton />}</Frame>;
};

const DashboardLayout = () => {
  useEndedSession();
  return (
    <RequireUser waiting={<Waiting />}>
      {() => (
        <Frame>
          <Outlet />
        </Frame>
      )}
    </RequireUser>
  );
};

export default DashboardLayout;
