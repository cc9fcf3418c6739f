import { z } from 'zod';
import { grievanceStatusSchema } from '../contact/contact-model.ts';
import { orderSchema } from '../payments/payment-model.ts';
import { subscriptionSchema } from '../subscriptions/subscription-model.ts';
import { moment } from '../text/form-text.ts';
import { adminUserSchema } from './admin-model.ts';

/** An account as its own page shows it. */
export const personSchema = adminUserSchema.extend({
  suspendedAt: moment.nullable(),
  /** As the person reads it; null where none was given. */
  suspensionReason: z.string().nullable(),
  /** Browsers that are signed in now. */
  openSessions: z.int(),
  /** Rupees of all completed orders. */
  paid: z.number(),
});
export type Person = z.infer<typeof personSchema>;

const planRow = subscriptionSchema.extend({
  /** Downloads of the resumes that it paid for. */
  downloads: z.int(),
  /** Counted for the latest plan alone; null where nothing is known. */
  searches: z.int().nullable(),
});

/** The name is all that staff see of a resume. */
const resumeRow = z.object({
  id: z.string(),
  name: z.string(),
  downloadCount: z.int(),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: moment.nullable(),
});

const orderRow = orderSchema.extend({
  /** Null for what was bought without an account. */
  userId: z.string().nullable(),
  payments: z.array(
    z.object({
      id: z.string(),
      amount: z.number().meta({ description: 'Rupees' }),
      status: z.string(),
      /** What went back of it. */
      refunded: z.number(),
      at: moment,
    }),
  ),
});

const messageRow = z.object({
  id: z.string(),
  subject: z.string(),
  status: grievanceStatusSchema,
  overdue: z.boolean(),
  createdAt: moment,
  resolvedAt: moment.nullable(),
});

const mailRow = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  createdAt: moment,
  sentAt: moment.nullable(),
});

const section = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.int(), rows: z.array(row), nextCursor: z.string().nullable() });

export const guestSectionsSchema = z.object({
  orders: section(orderRow),
  messages: section(messageRow),
  mails: section(mailRow),
});
export type GuestSections = z.infer<typeof guestSectionsSchema>;

export const personSectionsSchema = guestSectionsSchema.extend({
  plans: section(planRow),
  resumes: section(resumeRow),
});
export type PersonSections = z.infer<typeof personSectionsSchema>;

/** Somebody a search found: an account, or a guest known by an order. */
export const foundPersonSchema = z.object({
  userId: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  /** The order that was searched for. */
  orderId: z.string().nullable(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;
