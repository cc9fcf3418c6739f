import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { password } from '../test-app.ts';
import { newResume } from '../test-resumes.ts';
import { advertOf, billingOf, type PersonWithEverything, resumeOf } from './person-with-everything.ts';

/** What is put into a request. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A route that reads or changes what somebody has. */
export interface OwnedRoute {
  /** What gets at this person's own. */
  readonly send: (whose: PersonWithEverything) => Sent;
  /** What somebody sends who knows this person's ids and address and holds no token of theirs; the same unless told. */
  readonly guess?: (whose: PersonWithEverything) => Sent;
  /**
   * What somebody else in good standing is answered, and with which code. Not told where nothing in the request says whose
   * it is: the route then acts on whoever calls, which the call of the person themselves shows.
   */
  readonly stranger?: readonly [status: number, code?: string];
  /** Tables in which a stranger's call leaves something, say a mail to the person. */
  readonly leaves?: readonly string[];
  /** Who calls for the person; the browser they are signed in with unless told, staff where the route is theirs. */
  readonly by?: 'guest' | 'anybody';
  /** Of the person's own call; 200 unless told. */
  readonly answers?: number;
  /** Whose words are in the answer to it. */
  readonly shows: 'own' | 'nobody' | 'everybody';
  /** A session or an account ends: the person signs in anew afterwards, if they still can. */
  readonly ends?: 'session' | 'account';
}

/** A route that touches nothing of anybody's, with the reason; that its answer names nobody is tried all the same. */
export interface NobodysRoute {
  readonly nobodys: string;
}

export type RouteOwnership = OwnedRoute | NobodysRoute;

const id = (of: (whose: PersonWithEverything) => string) => (whose: PersonWithEverything) => ({
  params: { id: of(whose) },
});
const nothing = (): Sent => ({});
const notFound = [404, 'not-found'] as const;
const reason = 'They asked us by telephone';
const resume = (whose: PersonWithEverything) => newResume({ name: 'Another', data: resumeOf(whose.mark) });

/** Routes of an own resume: another's does not exist. */
const ofResume = (
  body?: unknown,
  more: Partial<OwnedRoute> = {},
  which: (whose: PersonWithEverything) => string = ({ resumeId }) => resumeId,
): OwnedRoute => ({
  send: (whose) => ({ ...id(which)(whose), ...(body === undefined ? {} : { body }) }),
  stranger: notFound,
  shows: 'nobody',
  ...more,
});

const bySiteOwner = (
  send: OwnedRoute['send'],
  shows: OwnedRoute['shows'] = 'own',
  more: Partial<OwnedRoute> = {},
): OwnedRoute => ({ send, shows, ...more });

const tokenRoute = (
  token: (whose: PersonWithEverything) => string,
  stranger: readonly [number, string?],
  more: Partial<OwnedRoute> = {},
): OwnedRoute => ({
  send: (whose) => ({ body: { token: token(whose) } }),
  guess: (whose) => ({ body: { token: whose.userId } }),
  stranger,
  by: 'anybody',
  shows: 'nobody',
  ...more,
});

const listed = (query: Record<string, string> = {}): OwnedRoute =>
  bySiteOwner(() => ({ query }), 'everybody');
const counted = 'A number, and nothing of those it counts.';
const ownOffice = 'What a member of staff has of their own.';
const noRecord = 'An id that is nothing: what it names is no record of a person.';

/**
 * Every route, in an order in which a person can call them all one after another. One that is not here fails
 * `ownership.test.ts`.
 */
export const routeOwnership: Readonly<Record<string, RouteOwnership>> = {
  // What everybody may see.
  'GET /api/templates': { nobodys: 'The gallery is the same for everybody.' },
  'GET /api/plans': { nobodys: 'The catalogue is the same for everybody.' },
  'GET /api/settings/checkout': { nobodys: 'A setting of the site.' },
  'GET /api/settings/checkout/stream': { nobodys: 'A setting of the site.' },
  'GET /api/settings/text-rules': { nobodys: 'A setting of the site.' },
  'POST /api/visits/:step': { nobodys: 'Counts by day, without anything about the visitor.' },
  'POST /api/contact/submit': { nobodys: 'Writes a new message and reads none.' },

  // Read by the person.
  'GET /api/auth/get-session': { send: nothing, shows: 'own' },
  'GET /api/auth/sessions': { send: nothing, shows: 'nobody' },
  'GET /api/profile/email-change': { send: nothing, shows: 'own' },
  'GET /api/profile/mails': { send: nothing, shows: 'nobody' },
  'GET /api/kept-resume': { send: nothing, shows: 'own' },
  'GET /api/profile/export': { send: nothing, shows: 'own' },
  'GET /api/subscription': { send: nothing, shows: 'nobody' },
  'GET /api/resumes': { send: nothing, shows: 'own' },
  'GET /api/resumes/:id': ofResume(undefined, { shows: 'own' }),
  'GET /api/resumes/:id/parent': ofResume(undefined, { shows: 'own' }, ({ copyId }) => copyId),
  'GET /api/resumes/:id/downloads': ofResume(),
  'GET /api/resumes/:id/shared-link': ofResume(),
  'GET /api/images/:hash': {
    send: ({ image }) => ({ params: { hash: image.hash } }),
    stranger: notFound,
    shows: 'own',
  },
  'GET /api/orders': { send: nothing, shows: 'own' },
  'GET /api/orders/:id/receipt': {
    send: id(({ planOrder }) => planOrder.id),
    stranger: notFound,
    shows: 'nobody',
  },
  'GET /api/documents/:id': {
    send: id(({ invoiceId }) => invoiceId),
    stranger: notFound,
    shows: 'nobody',
  },
  'GET /api/payment/billing': { send: nothing, shows: 'own' },
  'GET /api/payment/open-order': { send: nothing, shows: 'own' },
  'GET /api/payment/orders/:id': {
    send: id(({ openOrder }) => openOrder.id),
    stranger: notFound,
    shows: 'nobody',
  },
  'GET /api/payment/orders/:id/resume': {
    send: id(({ guestOrder }) => guestOrder.id),
    stranger: notFound,
    by: 'guest',
    shows: 'own',
  },
  'GET /api/jobs/usage': { send: nothing, shows: 'own' },
  'GET /api/jobs/suggestions': { send: nothing, shows: 'nobody' },
  'GET /api/jobs/saved': { send: nothing, shows: 'own' },
  'GET /api/jobs/saved/:id': {
    send: id(({ savedJobId }) => savedJobId),
    stranger: [404, 'saved-job-gone'],
    shows: 'own',
  },
  'GET /api/help': { send: nothing, shows: 'nobody' },

  // Read with the token of a link.
  'POST /api/shared/open': tokenRoute(({ linkToken }) => linkToken, [404, 'shared-link-over'], {
    shows: 'own',
  }),
  'POST /api/guest/downloads': tokenRoute(
    ({ guestOrder }) => guestOrder.downloadToken,
    [404, 'guest-link-invalid'],
    { shows: 'own' },
  ),
  'POST /api/auth/registration-state': tokenRoute(({ tokens }) => tokens.registration, [200]),

  // Seen by staff.
  'GET /api/admin/users/:id': bySiteOwner(id(({ userId }) => userId)),
  'GET /api/admin/users/:id/records': bySiteOwner(({ userId }) => ({
    params: { id: userId },
    query: { part: 'orders' },
  })),
  'GET /api/admin/users/:id/subscriptions': bySiteOwner(
    id(({ userId }) => userId),
    'nobody',
  ),
  'GET /api/admin/users/:id/shared-links': bySiteOwner(id(({ userId }) => userId)),
  'GET /api/admin/users/:id/export': bySiteOwner(id(({ userId }) => userId)),
  'GET /api/admin/people': bySiteOwner(({ email }) => ({ query: { email } })),
  'GET /api/admin/people/records': bySiteOwner(({ email }) => ({ query: { email, part: 'messages' } })),
  'GET /api/admin/people/find': bySiteOwner(({ mark }) => ({ query: { search: mark } })),
  'GET /api/admin/shared-links': bySiteOwner(({ linkReference }) => ({
    query: { reference: linkReference },
  })),
  'GET /api/admin/orders/:id/refunds': bySiteOwner(id(({ planOrder }) => planOrder.id)),
  'GET /api/admin/orders/:id/documents': bySiteOwner(
    id(({ planOrder }) => planOrder.id),
    'nobody',
  ),
  'GET /api/admin/orders/:id/receipt': bySiteOwner(
    id(({ planOrder }) => planOrder.id),
    'nobody',
  ),
  'GET /api/admin/documents/:id': bySiteOwner(
    id(({ invoiceId }) => invoiceId),
    'nobody',
  ),
  'GET /api/admin/grievances/:id': bySiteOwner(id(({ messageId }) => messageId)),
  'GET /api/admin/users': listed(),
  'GET /api/admin/subscriptions': listed(),
  'GET /api/admin/orders': listed(),
  'GET /api/admin/grievances': listed(),
  'GET /api/admin/audit': listed(),
  'GET /api/admin/documents': listed(),
  'GET /api/admin/operations': { nobodys: 'What is stuck, and nobody’s is.' },
  'GET /api/admin/users/totals': { nobodys: counted },
  'GET /api/admin/subscriptions/totals': { nobodys: counted },
  'GET /api/admin/orders/totals': { nobodys: counted },
  'GET /api/admin/audit/totals': { nobodys: counted },
  'GET /api/admin/documents/totals': { nobodys: counted },
  'GET /api/admin/stats': { nobodys: counted },
  'GET /api/admin/charts': { nobodys: counted },
  'GET /api/admin/templates': { nobodys: 'The gallery.' },
  'POST /api/admin/templates': { nobodys: 'The gallery.' },
  'PATCH /api/admin/templates/:id': { nobodys: 'The gallery.' },
  'GET /api/admin/settings/checkout': { nobodys: 'A setting of the site.' },
  'PUT /api/admin/settings/checkout': { nobodys: 'A setting of the site.' },
  'GET /api/admin/settings/text-rules': { nobodys: 'A setting of the site.' },
  'PUT /api/admin/settings/text-rules': { nobodys: 'A setting of the site.' },
  'GET /api/admin/saved-answers': { nobodys: 'Texts for the next time.' },
  'POST /api/admin/saved-answers': { nobodys: 'Texts for the next time.' },
  'PUT /api/admin/saved-answers/:id': { nobodys: 'Texts for the next time.' },
  'DELETE /api/admin/saved-answers/:id': { nobodys: 'Texts for the next time.' },
  'GET /api/admin/grievance-notices': { nobodys: ownOffice },
  'PUT /api/admin/grievance-notices': { nobodys: ownOffice },
  'GET /api/admin/staff': { nobodys: 'Members of staff.' },
  'PATCH /api/admin/staff/:id': { nobodys: 'Members of staff.' },
  'DELETE /api/admin/staff/:id/second-factor': { nobodys: 'Members of staff.' },
  'POST /api/admin/staff-invitations': { nobodys: 'Members of staff.' },
  'POST /api/admin/staff-invitations/:id/send': { nobodys: 'Members of staff.' },
  'DELETE /api/admin/staff-invitations/:id': { nobodys: 'Members of staff.' },
  'GET /api/admin/account': { nobodys: ownOffice },
  'POST /api/admin/account/password': { nobodys: ownOffice },
  'DELETE /api/admin/account/sessions/:id': { nobodys: ownOffice },
  'POST /api/admin/account/second-factor': { nobodys: ownOffice },
  'POST /api/admin/account/second-factor/confirm': { nobodys: ownOffice },
  'POST /api/admin/account/second-factor/off': { nobodys: ownOffice },
  'POST /api/admin/account/recovery-codes': { nobodys: ownOffice },
  'DELETE /api/admin/account/sessions': { nobodys: ownOffice },
  'GET /api/admin/auth/get-session': { nobodys: ownOffice },
  'POST /api/admin/auth/sign-in/email': { nobodys: ownOffice },
  'POST /api/admin/auth/sign-in/code': { nobodys: ownOffice },
  'POST /api/admin/auth/sign-out': { nobodys: ownOffice },
  'POST /api/admin/auth/request-password-reset': { nobodys: ownOffice },
  'POST /api/admin/auth/reset-password': { nobodys: ownOffice },
  'POST /api/admin/auth/invitation': { nobodys: ownOffice },
  'POST /api/admin/auth/join': { nobodys: ownOffice },
  'POST /api/admin/operations/jobs/:id/retry': { nobodys: noRecord },
  'POST /api/admin/operations/jobs/:id/dismiss': { nobodys: noRecord },

  // Done by staff.
  'PUT /api/admin/grievances/:id/assignee': bySiteOwner((whose) => ({
    params: { id: whose.messageId },
    body: { staffId: null },
  })),
  'POST /api/admin/grievances/:id/notes': bySiteOwner((whose) => ({
    params: { id: whose.messageId },
    body: { text: 'Telephoned' },
  })),
  'POST /api/admin/grievances/:id/interim-reply': bySiteOwner((whose) => ({
    params: { id: whose.messageId },
    body: { text: 'We are still looking into it, and shall write again.' },
  })),
  'PATCH /api/admin/grievances/:id': bySiteOwner((whose) => ({
    params: { id: whose.messageId },
    body: { status: 'resolved', response: 'The file was sent to you once more.' },
  })),
  'POST /api/admin/grievances/:id/reopen': bySiteOwner((whose) => ({
    params: { id: whose.messageId },
    body: { reason },
  })),
  'POST /api/admin/orders/:id/ask': bySiteOwner(id(({ openOrder }) => openOrder.id)),
  'PATCH /api/admin/orders/:id': bySiteOwner((whose) => ({
    params: { id: whose.openOrder.id },
    body: { status: 'failed', reason },
  })),
  'POST /api/admin/orders/:id/refunds': bySiteOwner((whose) => ({
    params: { id: whose.planOrder.id },
    body: {
      refundId: 'one-press-of-a-member-of-staff',
      amountPaise: 500,
      reason,
      overruleReason: '',
    },
  })),
  'POST /api/admin/operations/refunds/:id/retry': bySiteOwner(
    id(({ refundId }) => refundId),
    'nobody',
    { answers: 409 },
  ),
  'POST /api/admin/operations/refunds/:id/dismiss': bySiteOwner(
    id(({ refundId }) => refundId),
    'nobody',
    { answers: 409 },
  ),
  'POST /api/admin/operations/mails/:id/retry': bySiteOwner(
    id(({ mailId }) => mailId),
    'nobody',
    { answers: 409 },
  ),
  'POST /api/admin/operations/mails/:id/dismiss': bySiteOwner(
    id(({ mailId }) => mailId),
    'nobody',
    { answers: 409 },
  ),
  'POST /api/admin/users/:id/subscriptions': bySiteOwner(
    (whose) => ({ params: { id: whose.userId }, body: { planId: 'enterprise', reason } }),
    'nobody',
    { answers: 409 },
  ),
  'POST /api/admin/users/:id/verification': bySiteOwner(
    id(({ userId }) => userId),
    'nobody',
    { answers: 409 },
  ),

  // Changed by the person.
  'PATCH /api/profile': {
    send: ({ mark }) => ({ body: { displayName: `${mark} Rao Patil` } }),
    shows: 'own',
  },
  'PUT /api/profile/mails': { send: () => ({ body: { planReminders: true } }), shows: 'nobody' },
  'POST /api/mails/unsubscribe': tokenRoute(
    ({ tokens }) => tokens.unsubscribe,
    [400, 'unsubscribe-link-invalid'],
    { guess: ({ userId }) => ({ body: { token: `${Buffer.from(userId).toString('base64url')}.x` } }) },
  ),
  'POST /api/images': {
    send: (whose) => ({ body: { image: resumeOf(whose.mark).personalInfo.profileImage } }),
    shows: 'own',
  },
  'POST /api/resumes': { send: (whose) => ({ body: resume(whose) }), shows: 'nobody' },
  'PUT /api/resumes/:id/parent': ofResume(
    { version: 1, agreement: 0, declined: [] },
    {},
    ({ copyId }) => copyId,
  ),
  'PUT /api/resumes/:id': ofResume({ version: 1, name: 'Renamed' }),
  'PUT /api/resumes/:id/formatting': ofResume({ formatting: { ...defaultFormatting, fontSize: 'large' } }),
  'POST /api/resumes/:id/downloads': ofResume({ format: 'pdf' }),
  'POST /api/resumes/:id/copies': ofResume({ name: 'For_a_job' }),
  'POST /api/resumes/:id/restore': ofResume(undefined, {}, ({ deletedResumeId }) => deletedResumeId),
  'PUT /api/resumes/:id/shared-link': ofResume({ withPhone: false, withAddress: false }),
  'DELETE /api/resumes/:id/shared-link': ofResume(),
  'POST /api/admin/shared-links/:id/end': bySiteOwner(
    (whose) => ({ params: { id: whose.linkId }, body: { reason } }),
    'nobody',
    { answers: 409 },
  ),
  'DELETE /api/resumes/:id': ofResume(),
  'DELETE /api/kept-resume': { send: nothing, shows: 'nobody' },
  'POST /api/jobs/saved': {
    send: ({ mark }) => ({ body: { ...advertOf(mark), url: `https://jobs.example/second-of-${mark}` } }),
    shows: 'own',
  },
  'PATCH /api/jobs/saved/:id': {
    send: (whose) => ({
      params: { id: whose.savedJobId },
      body: { status: 'applied', note: { text: 'Wrote to them', version: 1 } },
    }),
    stranger: [404, 'saved-job-gone'],
    shows: 'own',
  },
  'DELETE /api/jobs/saved/:id': {
    send: id(({ savedJobId }) => savedJobId),
    stranger: [404, 'saved-job-gone'],
    shows: 'own',
  },
  'POST /api/jobs/search': {
    send: () => ({ body: { query: 'accountant', location: 'Pune' } }),
    shows: 'nobody',
  },
  'POST /api/help/rewrite': {
    send: () => ({
      body: {
        wish: 'stronger-verb',
        language: 'en',
        sentences: ['Was responsible for the monthly accounts of two shops.'],
      },
    }),
    shows: 'nobody',
  },
  'PUT /api/help/consent': { send: () => ({ body: { service: 'Sample AI' } }), shows: 'nobody' },
  'DELETE /api/help/consent': { send: nothing, shows: 'nobody' },

  // Paid.
  'POST /api/payment/create-order': {
    send: ({ mark, email }) => ({
      body: {
        planId: 'pro',
        customerName: `${mark} Rao`,
        customerEmail: email,
        billing: billingOf(mark),
      },
    }),
    shows: 'nobody',
  },
  'POST /api/payment/update-status': {
    send: (whose) => ({ body: { orderId: whose.openOrder.id, status: 'unknown' } }),
    stranger: notFound,
    shows: 'nobody',
  },
  'POST /api/payment/verify-payment': {
    send: (whose) => ({
      body: {
        razorpay_order_id: whose.openOrder.providerOrderId,
        razorpay_payment_id: 'pay_of_nobody',
        razorpay_signature: 'x'.repeat(64),
      },
    }),
    stranger: notFound,
    answers: 400,
    shows: 'nobody',
  },
  'POST /api/payment/webhook': {
    nobodys: 'Takes what the provider signed; anything else is refused unread.',
  },
  'POST /api/guest/resends': {
    send: (whose) => ({ body: { orderId: whose.guestOrder.id, token: '' } }),
    stranger: notFound,
    by: 'guest',
    shows: 'nobody',
  },
  'POST /api/guest/corrections': {
    send: (whose) => ({ body: { orderId: whose.guestOrder.id, token: '', resume: resume(whose) } }),
    stranger: notFound,
    by: 'guest',
    shows: 'own',
  },

  // The account itself, and its end.
  'POST /api/auth/sign-up/email': {
    send: ({ email }) => ({
      body: { name: 'Somebody Else', email, password: 'another password', consentVersion },
    }),
    stranger: [200],
    leaves: ['mail_messages', 'the queue'],
    by: 'anybody',
    shows: 'nobody',
  },
  'POST /api/auth/sign-in/email': {
    send: ({ email }) => ({ body: { email, password } }),
    guess: ({ email }) => ({ body: { email, password: 'a wrong guess' } }),
    stranger: [401, 'invalid-credentials'],
    by: 'anybody',
    shows: 'own',
  },
  'POST /api/auth/send-verification-email': {
    send: ({ email }) => ({ body: { email } }),
    stranger: [200],
    by: 'anybody',
    shows: 'nobody',
  },
  'POST /api/auth/verify-email': tokenRoute(
    ({ tokens }) => tokens.registration,
    [400, 'verification-link-invalid'],
    { answers: 400 },
  ),
  'POST /api/auth/request-password-reset': {
    send: ({ email }) => ({ body: { email } }),
    stranger: [200],
    leaves: ['verifications', 'mail_messages', 'the queue'],
    by: 'anybody',
    shows: 'nobody',
  },
  'POST /api/auth/confirm-email-change': tokenRoute(
    ({ tokens }) => tokens.newEmail,
    [400, 'email-change-link-invalid'],
    { shows: 'own' },
  ),
  'DELETE /api/profile/email-change': { send: nothing, shows: 'nobody' },
  'POST /api/profile/email-change': {
    send: ({ mark }) => ({ body: { newEmail: `${mark.toLowerCase()}.new@example.com`, password } }),
    shows: 'own',
  },
  'DELETE /api/auth/sessions/:id': {
    send: id(({ otherSessionId }) => otherSessionId),
    stranger: [200],
    shows: 'nobody',
  },
  'POST /api/auth/revoke-other-sessions': { send: nothing, shows: 'nobody' },
  'POST /api/auth/reset-password': {
    send: ({ tokens }) => ({ body: { token: tokens.reset, newPassword: password } }),
    guess: ({ userId }) => ({ body: { token: userId, newPassword: 'another password' } }),
    stranger: [400, 'reset-link-invalid'],
    by: 'anybody',
    shows: 'nobody',
    ends: 'session',
  },
  'POST /api/auth/change-password': {
    send: () => ({ body: { currentPassword: password, newPassword: password } }),
    shows: 'nobody',
    ends: 'session',
  },
  'POST /api/auth/sign-out': { send: nothing, shows: 'nobody', ends: 'session' },
  'POST /api/auth/revoke-sessions': { send: nothing, shows: 'nobody', ends: 'session' },
  'PATCH /api/admin/users/:id': bySiteOwner((whose) => ({
    params: { id: whose.userId },
    body: { status: 'active' },
  })),
  'DELETE /api/profile': {
    send: () => ({ body: { password } }),
    shows: 'nobody',
    ends: 'account',
  },
  'POST /api/admin/users/:id/erase': bySiteOwner(
    (whose) => ({ params: { id: whose.userId }, body: { confirm: whose.email, reason } }),
    'nobody',
    { ends: 'account' },
  ),
};

export const isOwned = (route: RouteOwnership): route is OwnedRoute => !('nobodys' in route);

/** The address and the content of a request. */
export const addressOf = (key: string, { params = {}, query = {} }: Sent): string => {
  const path = (key.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'nothing'),
  );
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? path : `${path}?${asked}`;
};
