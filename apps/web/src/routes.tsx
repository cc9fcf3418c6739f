import { movedPaths } from '@kalam/domain/auth/access-gate';
import type { Route as Path } from '@kalam/domain/routes';
import { Suspense } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { type Page, page } from './platform/loading/lazy-page.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { ToolLayout } from './shell/tool-layout.tsx';

/** Frames around screens. Those of the signed-in areas come with their own chunk and gate. */
const DashboardLayout = page(() => import('./features/dashboard/dashboard-layout.tsx'));
const AdminLayout = page(() => import('./features/admin/admin-layout.tsx'));

type Layout = 'public' | 'tool' | 'dashboard' | 'admin' | 'none';
const ownChunk: Partial<Record<Layout, Page>> = { dashboard: DashboardLayout, admin: AdminLayout };

interface Screen {
  readonly path: Path | '/design';
  readonly layout: Layout;
  readonly page: Page;
}

const screen = (path: Screen['path'], layout: Layout, load: Parameters<typeof page>[0]): Screen => ({
  path,
  layout,
  page: page(load),
});

/** Every URL of the product (S1 §2, S2 §2). */
const screens: readonly Screen[] = [
  screen('/', 'public', () => import('./features/landing/landing-page.tsx')),
  screen('/templates', 'public', () => import('./features/templates/templates-page.tsx')),
  screen('/plans', 'public', () => import('./features/plans/plans-page.tsx')),
  screen('/contact', 'public', () => import('./features/contact/contact-page.tsx')),
  screen('/terms', 'public', () => import('./features/legal/terms-page.tsx')),
  screen('/cancellation-refund', 'public', () => import('./features/legal/cancellation-refund-page.tsx')),
  screen('/shipping-delivery', 'public', () => import('./features/legal/shipping-delivery-page.tsx')),

  screen('/builder', 'tool', () => import('./features/builder/builder-page.tsx')),

  screen('/verify-email', 'public', () => import('./features/sign-in/verify-email-page.tsx')),
  screen('/reset-password', 'public', () => import('./features/sign-in/reset-password-page.tsx')),
  screen('/confirm-email', 'public', () => import('./features/sign-in/confirm-email-page.tsx')),
  screen('/unsubscribe', 'public', () => import('./features/sign-in/unsubscribe-page.tsx')),
  screen('/payment/callback', 'public', () => import('./features/payments/payment-callback-page.tsx')),
  screen('/payment/test', 'public', () => import('./features/payments/payment-test-page.tsx')),
  screen('/shared', 'public', () => import('./features/sharing/shared-page.tsx')),
  screen('/guest/download', 'public', () => import('./features/payments/guest-download-page.tsx')),

  screen('/dashboard', 'dashboard', () => import('./features/dashboard/resumes/resumes-page.tsx')),
  screen('/dashboard/jobs', 'dashboard', () => import('./features/jobs/jobs-page.tsx')),
  screen('/dashboard/orders', 'dashboard', () => import('./features/dashboard/orders/orders-page.tsx')),
  screen('/dashboard/profile', 'dashboard', () => import('./features/dashboard/profile/profile-page.tsx')),

  screen('/admin/login', 'none', () => import('./features/admin/admin-login-page.tsx')),
  screen('/admin/dashboard', 'admin', () => import('./features/admin/overview/overview-page.tsx')),
  screen('/admin/users', 'admin', () => import('./features/admin/users/users-page.tsx')),
  screen('/admin/users/:id', 'admin', () => import('./features/admin/person/person-page.tsx')),
  screen('/admin/people', 'admin', () => import('./features/admin/person/address-page.tsx')),
  screen('/admin/orders', 'admin', () => import('./features/admin/orders/orders-page.tsx')),
  screen('/admin/invoices', 'admin', () => import('./features/admin/invoices/invoices-page.tsx')),
  screen(
    '/admin/subscriptions',
    'admin',
    () => import('./features/admin/subscriptions/subscriptions-page.tsx'),
  ),
  screen('/admin/templates', 'admin', () => import('./features/admin/templates/templates-page.tsx')),
  screen('/admin/grievances', 'admin', () => import('./features/admin/grievances/grievances-page.tsx')),
  screen('/admin/grievances/:id', 'admin', () => import('./features/admin/grievances/grievance-page.tsx')),
  screen('/admin/saved-answers', 'admin', () => import('./features/admin/grievances/saved-answers-page.tsx')),
  screen('/admin/shared-links', 'admin', () => import('./features/admin/shared-links/shared-links-page.tsx')),
  screen('/admin/settings', 'admin', () => import('./features/admin/settings/settings-page.tsx')),
  screen('/admin/join', 'none', () => import('./features/admin/door/join-page.tsx')),
  screen(
    '/admin/reset-password',
    'none',
    () => import('./features/admin/door/admin-reset-password-page.tsx'),
  ),
  screen('/admin/staff', 'admin', () => import('./features/admin/staff/staff-page.tsx')),
  screen('/admin/account', 'admin', () => import('./features/admin/account/account-page.tsx')),
  screen('/admin/audit', 'admin', () => import('./features/admin/audit/audit-page.tsx')),

  ...(import.meta.env.DEV
    ? [screen('/design', 'none', () => import('./features/design/design-page.tsx'))]
    : []),
];

/** Older paths (decisions 3), and the short address of the back office. */
const moved: Readonly<Record<string, string>> = {
  ...movedPaths,
  '/admin': '/admin/dashboard',
};

const NotFoundPage = page(() => import('./shell/not-found-page.tsx'));

/** @internal Every path that leads somewhere; held to the domain's list, which the server answers by. */
export const appPaths: readonly string[] = [...screens.map(({ path }) => path), ...Object.keys(moved)];

const screenAt = (pathname: string): Screen | undefined =>
  screens.find(({ path }) => matchPath({ path, end: true }, pathname) !== null);

/** Fetches the code of a screen and of its frame. */
export const preloadScreen = async (pathname: string): Promise<void> => {
  const found = screenAt(moved[pathname] ?? pathname);
  if (found === undefined) return NotFoundPage.preload();
  await Promise.all([found.page.preload(), ownChunk[found.layout]?.preload()]);
};

/** A finger or pointer over a link is a promise of a visit: its code is fetched before the click. */
export const preloadOnIntent = (): void => {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && screenAt(link.pathname)) preloadScreen(link.pathname).catch(() => undefined);
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(kind, onIntent, { passive: true });
  }
};

/** A screen inside its frame: its own wait and its own failure, so that the frame stays. */
const InFrame = ({ page: Screen }: { readonly page: Page }) => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} inFrame>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
};

const routesOf = (layout: Layout) =>
  screens
    .filter((found) => found.layout === layout)
    .map(({ path, page }) => <Route key={path} path={path} element={<InFrame page={page} />} />);

export const Screens = () => (
  <Suspense>
    <Routes>
      <Route element={<PublicLayout />}>
        {routesOf('public')}
        <Route path="*" element={<InFrame page={NotFoundPage} />} />
      </Route>
      <Route element={<ToolLayout />}>{routesOf('tool')}</Route>
      <Route element={<DashboardLayout />}>{routesOf('dashboard')}</Route>
      <Route element={<AdminLayout />}>{routesOf('admin')}</Route>
      {routesOf('none')}
      {Object.entries(moved).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
    </Routes>
  </Suspense>
);
