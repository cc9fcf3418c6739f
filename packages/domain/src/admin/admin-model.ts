import { z } from 'zod';
import { userStatuses } from '../auth/auth-model.ts';
import { afterPaymentKinds } from '../payments/after-payment.ts';
import { orderSchema } from '../payments/payment-model.ts';
import { planIdSchema } from '../plans/plan-model.ts';
import { subscriptionSchema } from '../subscriptions/subscription-model.ts';
import { moment } from '../text/form-text.ts';
import { auditActions, auditSubjects } from './audit.ts';

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
});

const chartDay = { day: z.string(), label: z.string() };
export const chartsSchema = z.object({
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

export const adminOrderSchema = orderSchema.extend({
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
  /** Second payments of an order that are still to be sent back. */
  refundsDue: z.array(z.object({ orderId: z.string(), paymentId: z.string(), createdAt: moment })),
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
