import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { LogoLink } from '../../shell/logo.tsx';
import { type SideLink, SideMenu } from '../../shell/side-menu.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import {
  ChartIcon,
  CloseIcon,
  FileIcon,
  FlagIcon,
  GridIcon,
  MenuIcon,
  ReceiptIcon,
  SettingsIcon,
  ShieldIcon,
  SignOutIcon,
  UsersIcon,
} from '../../ui/icons.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { AdminGuard } from './admin-guard.tsx';
import type { Admin } from './admin-session.ts';
import { forgetDrafts } from './kept-draft.ts';
import { CheckoutOffWarning, CheckoutStatus } from './settings/settings-status.tsx';

const links: readonly SideLink[] = [
  { to: '/admin/dashboard', icon: ChartIcon, label: <Trans>Overview</Trans> },
  { to: '/admin/users', icon: UsersIcon, label: <Trans>Users</Trans> },
  { to: '/admin/orders', icon: ReceiptIcon, label: <Trans>Orders</Trans> },
  { to: '/admin/subscriptions', icon: FileIcon, label: <Trans>Subscriptions</Trans> },
  { to: '/admin/templates', icon: GridIcon, label: <Trans>Templates</Trans> },
  { to: '/admin/grievances', icon: FlagIcon, label: <Trans>Grievances</Trans> },
  { to: '/admin/settings', icon: SettingsIcon, label: <Trans>Settings</Trans> },
];

/** Beside the menu of S2 §2, not in it. */
const moreLinks: readonly SideLink[] = [
  { to: '/admin/audit', icon: ShieldIcon, label: <Trans>Audit log</Trans> },
];

/** Who is signed in, and the way out. A fresh page afterwards: nothing read by one admin stays for the next. */
const SignedIn = ({ admin }: { readonly admin: Admin }) => {
  const signOut = useMutation({
    mutationFn: () => call('POST /api/admin/auth/sign-out'),
    onSuccess: () => {
      forgetDrafts();
      location.assign('/admin/login');
    },
    onError: () => showToast(messageText(refuse('sign-out-failed')), { tone: 'danger' }),
  });
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

const Brand = () => (
  <div className="flex items-center gap-2">
    <LogoLink />
    <Badge tone="accent">
      <Trans>Admin</Trans>
    </Badge>
  </div>
);

const Shell = ({ admin }: { readonly admin: Admin }) => {
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
        <SideMenu label={t`Admin`} links={links} />
      </div>
      <div>
        <SideMenu label={t`More`} links={moreLinks} />
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
            <Brand />
          </div>
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
