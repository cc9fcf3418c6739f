import { z } from 'zod';
import { moment } from '../text/form-text.ts';
import { grievanceStatuses } from './grievance-machine.ts';

export const grievanceStatusSchema = z.enum(grievanceStatuses);

export const moderationSchema = z.object({
  score: z.number(),
  reason: z.string(),
  isAccepted: z.boolean(),
  analysis: z.object({
    relevance: z.number(),
    clarity: z.number(),
    intent: z.string(),
    keywords: z.array(z.string()),
  }),
});

/** A contact submission as staff see it. */
export const grievanceSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: grievanceStatusSchema,
  spamScore: z.number(),
  /** Null until moderation has run. */
  isAccepted: z.boolean().nullable(),
  moderation: moderationSchema.nullable(),
  response: z.string().nullable(),
  acknowledgeBy: moment,
  resolveBy: moment,
  overdue: z.enum(['acknowledgement', 'resolution']).nullable(),
  createdAt: moment,
  updatedAt: moment,
  resolvedAt: moment.nullable(),
});
export type GrievanceView = z.infer<typeof grievanceSchema>;
