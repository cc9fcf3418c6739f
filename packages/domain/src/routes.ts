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
  shared: '/shared',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
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
  adminPerson: '/admin/users/:id',
  adminPeople: '/admin/people',
  adminOrders: '/admin/orders',
  adminInvoices: '/admin/invoices',
  adminSubscriptions: '/admin/subscriptions',
  adminTemplates: '/admin/templates',
  adminGrievances: '/admin/grievances',
  adminGrievance: '/admin/grievances/:id',
  adminSavedAnswers: '/admin/saved-answers',
  adminSharedLinks: '/admin/shared-links',
  adminSettings: '/admin/settings',
  adminAudit: '/admin/audit',
  adminStaff: '/admin/staff',
  adminAccount: '/admin/account',
  adminJoin: '/admin/join',
  adminResetPassword: '/admin/reset-password',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

const known: ReadonlySet<string> = new Set(Object.values(routes));

/** Addresses that name a record: `/admin/grievances/:id`. */
const ofRecords = Object.values(routes)
  .filter((path) => path.includes(':'))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]{1,100}')}$`));

export const isRoute = (path: string): boolean =>
  known.has(path) || ofRecords.some((pattern) => pattern.test(path));

export const grievancePath = (id: string): string => routes.adminGrievance.replace(':id', id);

/** The page of one person in the back office: of an account, or of what an address without one left. */
export const personPath = (userId: string | null, email: string): string =>
  userId === null
    ? `${routes.adminPeople}?email=${encodeURIComponent(email)}`
    : routes.adminPerson.replace(':id', encodeURIComponent(userId));

/** Where another app shares a file to (`share_target` of the web manifest). It leads to the builder, and is no page. */
export const sharePath = '/share';

/** Opens the sign-in dialog on the landing page, from a link in a mail. */
export const authDialogPath = (mode: 'login' | 'register' | 'reset'): string => `/?auth=${mode}`;
