/** Every address of the site (S1 §2, S2 §2); the server answers any other with 404, the web app with its own page. */
export const routes = {
  home: '/',
  templates: '/templates',
  builder: '/builder',
  plans: '/plans',
  contact: '/contact',
  terms: '/terms',
  cancellationRefund: '/cancellation-refund',
  shippingDelivery: '/shipping-delivery',
  paymentCallback: '/payment/callback',
  paymentTest: '/payment/test',
  guestDownload: '/guest/download',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  profile: '/profile',
  myAccount: '/my-account',
  dashboard: '/dashboard',
  dashboardJobs: '/dashboard/jobs',
  dashboardOrders: '/dashboard/orders',
  dashboardProfile: '/dashboard/profile',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/users',
  adminOrders: '/admin/orders',
  adminSubscriptions: '/admin/subscriptions',
  adminTemplates: '/admin/templates',
  adminGrievances: '/admin/grievances',
  adminSettings: '/admin/settings',
  adminAudit: '/admin/audit',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

const known: ReadonlySet<string> = new Set(Object.values(routes));

export const isRoute = (path: string): path is Route => known.has(path);

/** Where another app shares a file to (`share_target` of the web manifest). It leads to the builder, and is no page. */
export const sharePath = '/share';

/** Opens the sign-in dialog on the landing page, from a link in a mail. */
export const authDialogPath = (mode: 'login' | 'register' | 'reset'): string => `/?auth=${mode}`;
