import { z } from 'zod';
import { userStatuses } from '../auth/auth-model.ts';
import { afterPaymentKinds } from '../payments/after-payment.ts';
import { listedOrderSchema } from '../payments/payment-model.ts';
import { refundOrigins, refundStates } from '../payments/refunds/refund-machine.ts';
import { planIdSchema } from '../plans/plan-model.ts';
import { subscriptionSchema } from '../subscriptions/subscription-model.ts';
import { moment } from '../text/form-text.ts';
import { auditActions, auditSubjects } from './audit.ts';
import { funnelSteps } from './funnel.ts';
import { watchedServices } from './watched-services.ts';

export const statsSchema = z.object({
  totalUsers: z.int(),
  activeSubscriptions: z.int(),
  totalResumes: z.int(),
  totalContacts: z.int(),
  pendingContacts: z.int(),
  userGrowth: z.number(),
  subscriptionGrowth: z.number(),
  resumeGrowth: z.number(),
  revenueGrowth: z.number(),
  hasEarlierRevenue: z.boolean(),
  recentUsers: z.int(),
  recentSubscriptions: z.int(),
  recentResumes: z.int(),
  recentRevenue: z.number().meta({ description: 'Rupees' }),
});

const chartDay = { day: z.string(), label: z.string() };
export const chartsSchema = z.object({
  /** The days that are told, both included. */
  span: z.object({ from: z.string(), to: z.string(), days: z.int() }),
  /** As many days before. */
  before: z.object({ revenue: z.number(), users: z.int() }),
  plans: z.array(z.object({ plan: z.string(), orders: z.int(), amount: z.number() })),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count: z.int(), share: z.number().nullable() })),
  revenue: z.array(z.object({ ...chartDay, amount: z.number().meta({ description: 'Rupees' }) })),
  users: z.array(z.object({ ...chartDay, count: z.int() })),
});

export const adminUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
  emailVerified: z.boolean(),
  status: z.enum(userStatuses),
  /** The active subscription, if there is one. */
  subscription: z.object({ plan: planIdSchema, expiresAt: moment }).nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminSubscriptionSchema = subscriptionSchema.extend({
  email: z.string(),
  displayName: z.string(),
});

export const adminOrderSchema = listedOrderSchema.extend({
  userId: z.string().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  /** Nothing is ever shipped. */
  shippingAddress: z.string().nullable(),
  paymentProvider: z.string(),
  completedBy: z.string().nullable(),
  /** What a guest asked of it after paying. */
  events: z.array(z.object({ kind: z.enum(afterPaymentKinds), number: z.int(), at: moment })),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  at: moment,
  by: z.string(),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  /** The record as people know it: an address, the provider's order ID, a subject; null once it is gone. */
  subjectName: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});

export const operationsSchema = z.object({
  queue: z.object({
    /** Servers that take jobs and gave a sign of life within the last minute. */
    workers: z.int(),
    waiting: z.int(),
    running: z.int(),
    /** Failed at least once and to be tried again. */
    failing: z.int(),
    /** Given up. */
    failed: z.int(),
    oldestWaitingSeconds: z.int().nullable(),
  }),
  /** Every kind of background work that waits, runs, failed, or ever succeeded. */
  tasks: z.array(
    z.object({
      task: z.string(),
      waiting: z.int(),
      running: z.int(),
      failing: z.int(),
      failed: z.int(),
      lastSuccessAt: moment.nullable(),
    }),
  ),
  /** What the product asks others for. Addresses and keys stay on the server. */
  services: z.array(
    z.object({
      service: z.enum(watchedServices),
      state: z.enum(['configured', 'stand-in', 'off']),
      lastAnswerAt: moment.nullable(),
      lastFailureAt: moment.nullable(),
      lastFailure: z.string().nullable(),
    }),
  ),
  failingTasks: z.array(
    z.object({
      id: z.string(),
      task: z.string(),
      attempts: z.int(),
      lastError: z.string(),
      /** Null when it was given up. */
      nextRunAt: moment.nullable(),
    }),
  ),
  /** Money on its way for longer than it should be. */
  stuckPayments: z.array(
    z.object({ orderId: z.string(), razorpayOrderId: z.string(), status: z.string(), createdAt: moment }),
  ),
  /** Money that came and does not fit its order: staff decide. */
  heldPayments: z.array(
    z.object({
      orderId: z.string(),
      razorpayOrderId: z.string(),
      failureReason: z.string(),
      updatedAt: moment,
    }),
  ),
  /** Refunds that were asked for and are not made yet, and those that failed and were not asked for again. */
  refundsDue: z.array(
    z.object({
      id: z.string(),
      orderId: z.string(),
      paymentId: z.string(),
      origin: z.enum(refundOrigins),
      state: z.enum(refundStates),
      failureReason: z.string().nullable(),
      createdAt: moment,
    }),
  ),
  mailFailures: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** Queued means it is tried again. */
      status: z.enum(['queued', 'failed']),
      attempts: z.int(),
      lastError: z.string(),
      createdAt: moment,
    }),
  ),
  overdueGrievances: z.int(),
});
export type Operations = z.infer<typeof operationsSchema>;
