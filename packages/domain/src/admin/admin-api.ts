import { z } from 'zod';
import { userStatuses } from '../auth/auth-model.ts';
import { grievanceSchema, grievanceStatusSchema } from '../contact/contact-model.ts';
import { assigneeFilters, dueFilters, grievanceSorts } from '../contact/grievance-machine.ts';
import { contracts } from '../contract.ts';
import { orderPeriods } from '../payments/order-wording.ts';
import { orderStatusSchema } from '../payments/payment-model.ts';
import { staffDecisions } from '../payments/staff-order-decision.ts';
import { planIds } from '../plans/plan-catalogue.ts';
import { subscriptionStatuses } from '../subscriptions/subscription-machine.ts';
import { subscriptionSchema } from '../subscriptions/subscription-model.ts';
import { formText } from '../text/form-text.ts';
import {
  adminOrderSchema,
  adminSubscriptionSchema,
  adminUserSchema,
  auditEntrySchema,
  chartsSchema,
  operationsSchema,
  statsSchema,
} from './admin-model.ts';
import { auditSubjects } from './audit.ts';
import { chartNames, chartRanges } from './chart-span.ts';
import { visitSteps } from './funnel.ts';
import {
  auditSorts,
  orderPlanFilters,
  orderSorts,
  subscriptionSorts,
  userPlanFilters,
  userSorts,
} from './list-filters.ts';

const id = z.object({ id: z.string() });
/** `format=csv` answers with the whole current filter as a file instead of a page. */
const page = { cursor: z.string().optional(), format: z.enum(['json', 'csv']).default('json') };
const search = { search: z.string().optional() };
const searchable = { ...search, ...page };
/** Both days included, as India counts them. */
const days = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const userFilter = {
  ...search,
  ...days,
  status: z.enum(userStatuses).optional(),
  plan: z.enum(userPlanFilters).optional(),
};
const subscriptionFilter = {
  ...search,
  ...days,
  status: z.enum(subscriptionStatuses).optional(),
  plan: z.enum(planIds).optional(),
};
const orderFilter = {
  ...search,
  ...days,
  status: orderStatusSchema.optional(),
  since: z.enum(orderPeriods).optional(),
  plan: z.enum(orderPlanFilters).optional(),
};
const auditFilter = {
  ...search,
  ...days,
  subject: z.enum(auditSubjects).optional(),
  subjectId: z.string().optional(),
  /** Without what staff merely looked at. */
  only: z.enum(['changes']).optional(),
};
/** Null where adding up would take too long. */
const countReply = z.object({ totals: z.object({ count: z.int() }).nullable() });
const nextCursor = z.string().nullable();

export const adminContracts = contracts({
  'GET /api/admin/stats': {
    access: 'admin',
    permission: 'overview-read',
    summary: 'The figures of the overview, all computed.',
    reply: z.object({ stats: statsSchema }),
  },
  'GET /api/admin/charts': {
    access: 'admin',
    permission: 'overview-read',
    summary:
      'Revenue and new users by day in India, revenue by plan, and the way from a visit to a payment, of the last 7 days or others. One of them as a file.',
    query: z.object({
      range: z.enum(chartRanges).optional(),
      ...days,
      format: z.enum(['json', 'csv']).default('json'),
      chart: z.enum(chartNames).default('revenue'),
    }),
    reply: chartsSchema,
  },
  'POST /api/visits/:step': {
    access: 'anyone',
    summary: 'Counts that a visit got this far, by day and without anything about the visitor.',
    params: z.object({ step: z.enum(visitSteps) }),
    reply: z.object({}),
  },
  'GET /api/admin/users': {
    access: 'admin',
    permission: 'people-read',
    summary: 'Users, newest first; searched by e-mail and display name.',
    query: z.object({ ...userFilter, ...page, sort: z.enum(userSorts).optional() }),
    reply: z.object({ users: z.array(adminUserSchema), nextCursor }),
  },
  'GET /api/admin/users/totals': {
    access: 'admin',
    permission: 'people-read',
    summary: 'How many users a filter finds.',
    query: z.object(userFilter),
    reply: countReply,
  },
  'PATCH /api/admin/users/:id': {
    access: 'admin',
    permission: 'people-manage',
    summary: 'Suspends or activates a user; suspension signs them out everywhere and tells them the reason.',
    params: id,
    body: z.object({ status: z.enum(userStatuses), reason: z.string().optional() }),
    reply: z.object({ user: adminUserSchema }),
  },
  'GET /api/admin/users/:id/subscriptions': {
    access: 'admin',
    permission: 'plans-read',
    summary: 'The user’s subscriptions, newest first. Audited.',
    params: id,
    query: z.object(page),
    reply: z.object({ subscriptions: z.array(subscriptionSchema), nextCursor }),
  },
  'POST /api/admin/users/:id/subscriptions': {
    access: 'admin',
    permission: 'plans-give',
    summary: 'Adds a plan with a reason.',
    params: id,
    body: z.object({ planId: formText, reason: formText }),
    reply: z.object({ subscription: subscriptionSchema }),
  },
  'GET /api/admin/subscriptions': {
    access: 'admin',
    permission: 'plans-read',
    summary: 'Subscriptions, newest first; searched by e-mail.',
    query: z.object({ ...subscriptionFilter, ...page, sort: z.enum(subscriptionSorts).optional() }),
    reply: z.object({ subscriptions: z.array(adminSubscriptionSchema), nextCursor }),
  },
  'GET /api/admin/subscriptions/totals': {
    access: 'admin',
    permission: 'plans-read',
    summary: 'How many subscriptions a filter finds.',
    query: z.object(subscriptionFilter),
    reply: countReply,
  },
  'GET /api/admin/orders': {
    access: 'admin',
    permission: 'orders-read',
    summary: 'Orders, newest first; searched by order ID, payment ID and e-mail.',
    query: z.object({ ...orderFilter, ...page, sort: z.enum(orderSorts).optional() }),
    reply: z.object({ orders: z.array(adminOrderSchema), nextCursor }),
  },
  'GET /api/admin/orders/totals': {
    access: 'admin',
    permission: 'orders-read',
    summary: 'How many orders a filter finds, what they come to in rupees, and what of it was paid.',
    query: z.object(orderFilter),
    reply: z.object({
      totals: z.object({ count: z.int(), amount: z.number(), paid: z.number() }).nullable(),
    }),
  },
  'PATCH /api/admin/orders/:id': {
    access: 'admin',
    permission: 'orders-decide',
    summary:
      'Marks an order completed or failed whose end nobody knows, accepts held money, or takes back a mark.',
    params: id,
    body: z.object({ status: z.enum(staffDecisions), reason: formText }),
    reply: z.object({ order: adminOrderSchema }),
  },
  'GET /api/admin/grievances': {
    access: 'admin',
    permission: 'messages-read',
    summary:
      'Contact submissions, what is due soonest first; searched by subject, message and e-mail, or by reference.',
    query: z.object({
      ...searchable,
      status: grievanceStatusSchema.optional(),
      due: z.enum(dueFilters).optional(),
      assignee: z.enum(assigneeFilters).optional(),
      /** First and last day of arrival, in India. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      sort: z.enum(grievanceSorts).optional(),
    }),
    reply: z.object({ grievances: z.array(grievanceSchema), nextCursor }),
  },
  'PATCH /api/admin/grievances/:id': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Marks a grievance for review, or resolves it with a response.',
    params: id,
    body: z.discriminatedUnion('status', [
      z.object({ status: z.literal('under_review') }),
      z.object({ status: z.literal('resolved'), response: formText }),
    ]),
    reply: z.object({ grievance: grievanceSchema }),
  },
  'GET /api/admin/audit': {
    access: 'admin',
    permission: 'audit-read',
    summary: 'Who changed what, newest first; of one record when it is named.',
    query: z.object({ ...auditFilter, ...page, sort: z.enum(auditSorts).optional() }),
    reply: z.object({ entries: z.array(auditEntrySchema), nextCursor }),
  },
  'GET /api/admin/audit/totals': {
    access: 'admin',
    permission: 'audit-read',
    summary: 'How many entries a filter finds.',
    query: z.object(auditFilter),
    reply: countReply,
  },
  'GET /api/admin/operations': {
    access: 'admin',
    permission: 'operations-read',
    summary: 'Queue, outside services, stuck payments and mail failures.',
    reply: z.object({ operations: operationsSchema }),
  },
  'POST /api/admin/operations/jobs/:id/retry': {
    access: 'admin',
    permission: 'operations-act',
    summary: 'Runs a failed job at once; one that was given up gets one try more.',
    params: id,
    reply: z.object({}),
  },
  'POST /api/admin/operations/jobs/:id/dismiss': {
    access: 'admin',
    permission: 'operations-act',
    summary: 'Takes a failed job off the alarms until it fails anew.',
    params: id,
    reply: z.object({}),
  },
  'POST /api/admin/operations/mails/:id/retry': {
    access: 'admin',
    permission: 'operations-act',
    summary: 'Sends a mail that failed once more.',
    params: id,
    reply: z.object({}),
  },
  'POST /api/admin/operations/mails/:id/dismiss': {
    access: 'admin',
    permission: 'operations-act',
    summary: 'Takes a mail that was given up off the alarms.',
    params: id,
    reply: z.object({}),
  },
});
