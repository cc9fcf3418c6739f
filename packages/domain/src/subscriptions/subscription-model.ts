import { z } from 'zod';
import { documentFormatSchema, planIdSchema } from '../plans/plan-model.ts';
import { moment } from '../text/form-text.ts';
import {
  cancelReasons,
  expiryReasons,
  type Subscription,
  statusOf,
  subscriptionStatuses,
} from './subscription-machine.ts';
import { daysLeft } from './subscription-rights.ts';

export const subscriptionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  planId: planIdSchema,
  status: z.enum(subscriptionStatuses),
  expiredBecause: z.enum(expiryReasons).nullable(),
  cancelledAt: moment.nullable(),
  cancelledBecause: z.enum(cancelReasons).nullable(),
  startDate: moment,
  endDate: moment,
  daysLeft: z.int(),
  resumesRemaining: z.int(),
  totalResumes: z.int(),
  formatsRemaining: z.int().meta({ description: '-1 is unlimited' }),
  totalFormats: z.int(),
  formatCount: z.int().meta({ description: 'As totalFormats' }),
  allowedFormats: z.array(documentFormatSchema),
  renewalReason: z.string().nullable(),
  renewedBy: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

export const subscriptionView = (
  subscription: Subscription & { readonly id: string },
  now: Date,
): SubscriptionView => ({
  id: subscription.id,
  userId: subscription.userId,
  planId: subscription.planId,
  ...statusOf(subscription, now),
  cancelledAt: subscription.cancelledAt?.toISOString() ?? null,
  cancelledBecause: subscription.cancelledBecause,
  startDate: subscription.startDate.toISOString(),
  endDate: subscription.endDate.toISOString(),
  daysLeft: daysLeft(subscription, now),
  resumesRemaining: subscription.resumesRemaining,
  totalResumes: subscription.totalResumes,
  formatsRemaining: subscription.formatsRemaining,
  totalFormats: subscription.totalFormats,
  formatCount: subscription.totalFormats,
  allowedFormats: [...subscription.allowedFormats],
  renewalReason: subscription.renewalReason,
  renewedBy: subscription.renewedBy,
  createdAt: subscription.createdAt.toISOString(),
  updatedAt: subscription.updatedAt.toISOString(),
});
