import { z } from 'zod';
import { userStatuses } from '../auth/auth-model.ts';
import { grievanceSchema, grievanceStatusSchema } from '../contact/contact-model.ts';
import { dueFilters } from '../contact/grievance-machine.ts';
import { contracts } from '../contract.ts';
import { orderPeriods } from '../payments/order-wording.ts';
import { orderStatusSchema } from '../payments/payment-model.ts';
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

const id = z.object({ id: z.string() });
/** `format=csv` answers with the whole current filter as a file instead of a page. */
const page = { cursor: z.string().optional(), format: z.enum(['json', 'csv']).default('json') };
const searchable = { search: z.string().optional(), ...page };
const nextCursor = z.string().nullable();

export const adminContracts = contracts({
  'GET /api/admin/stats': {
    access: 'admin',
    summary: 'The figures of the overview, all computed.',
    reply: z.object({ stats: statsSchema }),
  },
  'GET /api/admin/charts': {
    access: 'admin',
    summary: 'Revenue and new users of the last 7 days, by day in India.',
    reply: chartsSchema,
  },
  'GET /api/admin/users': {
    access: 'admin',
    summary: 'Users, newest first; searched by e-mail and display name.',
    query: z.object(searchable),
    reply: z.object({ users: z.array(adminUserSchema), nextCursor }),
  },
  'PATCH /api/admin/users/:id': {
    access: 'admin',
    summary: 'Suspends or activates a user; suspension signs them out everywhere.',
    params: id,
    body: z.object({ status: z.enum(userStatuses) }),
    reply: z.object({ user: adminUserSchema }),
  },
  'GET /api/admin/users/:id/subscriptions': {
    access: 'admin',
    summary: 'The user’s subscriptions, newest first.',
    params: id,
    query: z.object(page),
    reply: z.object({ subscriptions: z.array(subscriptionSchema), nextCursor }),
  },
  'POST /api/admin/users/:id/subscriptions': {
    access: 'admin',
    summary: 'Adds a plan with a reason.',
    params: id,
    body: z.object({ planId: formText, reason: formText }),
    reply: z.object({ subscription: subscriptionSchema }),
  },
  'GET /api/admin/subscriptions': {
    access: 'admin',
    summary: 'Subscriptions, newest first; searched by e-mail.',
    query: z.object(searchable),
    reply: z.object({ subscriptions: z.array(adminSubscriptionSchema), nextCursor }),
  },
  'GET /api/admin/orders': {
    access: 'admin',
    summary: 'Orders, newest first; searched by order ID, payment ID and e-mail.',
    query: z.object({
      ...searchable,
      status: orderStatusSchema.optional(),
      since: z.enum(orderPeriods).optional(),
    }),
    reply: z.object({ orders: z.array(adminOrderSchema), nextCursor }),
  },
  'PATCH /api/admin/orders/:id': {
    access: 'admin',
    summary: 'Marks a pending order completed or failed.',
    params: id,
    body: z.object({ status: z.enum(['completed', 'failed']), reason: formText }),
    reply: z.object({ order: adminOrderSchema }),
  },
  'GET /api/admin/grievances': {
    access: 'admin',
    summary:
      'Contact submissions, newest first, overdue ones oldest first; searched by subject, message and e-mail, or by reference.',
    query: z.object({
      ...searchable,
      status: grievanceStatusSchema.optional(),
      due: z.enum(dueFilters).optional(),
    }),
    reply: z.object({ grievances: z.array(grievanceSchema), nextCursor }),
  },
  'PATCH /api/admin/grievances/:id': {
    access: 'admin',
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
    summary: 'Who changed what, newest first; of one record when it is named.',
    query: z.object({
      ...searchable,
      subject: z.enum(auditSubjects).optional(),
      subjectId: z.string().optional(),
    }),
    reply: z.object({ entries: z.array(auditEntrySchema), nextCursor }),
  },
  'GET /api/admin/operations': {
    access: 'admin',
    summary: 'Queue, stuck payments and mail failures.',
    reply: z.object({ operations: operationsSchema }),
  },
});
