import type { Permission } from '@kalam/domain/admin/permissions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LogoLink } from '../../shell/logo.tsx';
import { type SideLink, SideMenu } from '../../shell/side-menu.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { CloseIcon, FileIcon, GridIcon, SignOutIcon, UserIcon } from '../../ui/icons.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import {
  ChartIcon,
  FlagIcon,
  MenuIcon,
  ReceiptIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  UsersIcon,
} from '../../ui/work-icons.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { type Admin, useMay } from './admin-session.ts';
import type { CommandPage } from './commands/command-list.tsx';
import { OfficeCommands } from './commands/office-commands.tsx';
import { CheckoutOffWarning, CheckoutStatus } from './settings/settings-status.tsx';
import { useSignOut } from './sign-out.ts';

/** A page of the back office, and what one must be allowed to find it in the menu. */
type OfficeLink = SideLink & CommandPage & { readonly permission: Permission };

const links: readonly OfficeLink[] = [
  {
    permission: 'overview-read',
    to: '/admin/dashboard',
    icon: ChartIcon,
    label: <Trans>Overview</Trans>,
    find: 'overview figures charts',
  },
  { permission: 'people-read', to: '/admin/users', icon: UsersIcon, label: <Trans>Users</Trans> },
  { permission: 'orders-read', to: '/admin/orders', icon: ReceiptIcon, label: <Trans>Orders</Trans> },
  {
    permission: 'plans-read',
    to: '/admin/subscriptions',
    icon: FileIcon,
    label: <Trans>Subscriptions</Trans>,
  },
  { permission: 'templates-read', to: '/admin/templates', icon: GridIcon, label: <Trans>Templates</Trans> },
  { permission: 'messages-read', to: '/admin/grievances', icon: FlagIcon, label: <Trans>Grievances</Trans> },
  { permission: 'settings-read', to: '/admin/settings', icon: SettingsIcon, label: <Trans>Settings</Trans> },
];

/** Beside the menu of S2 §2, not in it. */
const moreLinks: readonly OfficeLink[] = [
  { permission: 'staff-manage', to: '/admin/staff', icon: UsersIcon, label: <Trans>Staff</Trans> },
  {
    permission: 'people-read',
    to: '/admin/shared-links',
    icon: ShareIcon,
    label: <Trans>Shared links</Trans>,
  },
  {
    permission: 'invoices-read',
    to: '/admin/invoices',
    icon: ReceiptIcon,
    label: <Trans>Invoices</Trans>,
    find: 'invoices credit notes gst tax',
  },
  { permission: 'audit-read', to: '/admin/audit', icon: ShieldIcon, label: <Trans>Audit log</Trans> },
  { permission: 'own-account', to: '/admin/account', icon: UserIcon, label: <Trans>Your account</Trans> },
];

/** Who is signed in, and the way out. */
const SignedIn = ({ admin }: { readonly admin: Admin }) => {
  const signOut = useSignOut();
  return (
    <div className="mt-3 border-line border-t pt-3">
      <p className="truncate px-3 text-12 text-muted" title={admin.email}>
        {admin.email}
      </p>
      <Button
        look="quiet"
        size="small"
        wide
        icon={SignOutIcon}
        busy={signOut.isPending}
        onClick={() => signOut.mutate()}
        className="mt-1 justify-start! text-muted"
      >
        <Trans>Sign Out</Trans>
      </Button>
    </div>
  );
};

const Brand = ({ compact = false }: { readonly compact?: boolean }) => (
  <div className="flex items-center gap-2">
    <LogoLink />
    {/* A phone's header has no room for it; its drawer has. */}
    <span className={cx('flex', compact && 'max-sm:hidden')}>
      <Badge tone="accent">
        <Trans>Admin</Trans>
      </Badge>
    </span>
  </div>
);

const Shell = ({ admin }: { readonly admin: Admin }) => {
  const may = useMay();
  const mayFind = ({ permission }: OfficeLink) => may(permission);
  const { t } = useLingui();
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  useEffect(() => {
    if (open) drawer.current?.showModal();
    else drawer.current?.close();
  }, [open]);
  const menu = (
    <>
      <div className="min-h-0 grow overflow-y-auto">
        <SideMenu label={t`Admin`} links={links.filter(mayFind)} />
      </div>
      <div>
        <SideMenu label={t`More`} links={moreLinks.filter(mayFind)} />
        <SignedIn admin={admin} />
      </div>
    </>
  );
  return (
    <div className="min-h-dvh bg-paper lg:grid lg:grid-cols-[15rem_1fr]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-4 border-line border-r bg-sunken px-3 py-4 lg:flex">
        <div className="px-2">
          <Brand />
        </div>
        {menu}
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-paper/90 px-3 backdrop-blur-md max-sm:gap-0 max-sm:px-1.5 lg:justify-end lg:px-6">
          <div className="flex grow items-center gap-1 lg:hidden">
            <IconButton
              icon={MenuIcon}
              label={t`Menu`}
              aria-expanded={open}
              onClick={() => setOpenAt(pathname)}
            />
            <Brand compact />
          </div>
          <OfficeCommands pages={[...links, ...moreLinks].filter(mayFind)} />
          <CheckoutStatus />
          <ThemeSwitch />
        </header>
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-7xl grow px-4 py-6 lg:px-8 lg:py-8">
          <CheckoutOffWarning />
          <Outlet />
        </main>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil is a shortcut; Escape does the same */}
      <dialog
        ref={drawer}
        aria-label={t`Menu`}
        onClose={() => setOpenAt(undefined)}
        onClick={(event) => event.target === event.currentTarget && setOpenAt(undefined)}
        className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col gap-4 bg-surface px-3 py-3 shadow-dialog open:flex backdrop:bg-veil"
      >
        <div className="flex items-center justify-between pl-2">
          <Brand />
          <IconButton icon={CloseIcon} label={t`Close`} onClick={() => setOpenAt(undefined)} />
        </div>
        {menu}
      </dialog>
    </div>
  );
};

const AdminLayout = () => <AdminGuard>{(admin) => <Shell admin={admin} />}</AdminGuard>;

export default AdminLayout;
