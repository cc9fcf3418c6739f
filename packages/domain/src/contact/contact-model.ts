import { z } from 'zod';
import { auditActions } from '../admin/audit.ts';
import { languageCodes } from '../languages/languages.ts';
import { moment } from '../text/form-text.ts';
import { grievanceStatuses } from './grievance-machine.ts';
import { replyKinds } from './grievance-texts.ts';

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

/** A member of staff, as work is given to them. */
const assigneeSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** A contact submission as staff see it. */
export const grievanceSchema = z.object({
  id: z.string(),
  /** Said as `GRV-000123`. */
  number: z.int(),
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
  /** What is due next; null once resolved. */
  dueAt: moment.nullable(),
  overdue: z.enum(['acknowledgement', 'resolution']).nullable(),
  createdAt: moment,
  updatedAt: moment,
  resolvedAt: moment.nullable(),
  reopenedAt: moment.nullable(),
  language: z.enum(languageCodes),
  assignee: assigneeSchema.nullable(),
});
export type GrievanceView = z.infer<typeof grievanceSchema>;

const writtenSchema = z.object({ id: z.string(), text: z.string(), by: z.string(), at: moment });

/** A change by staff, without the words of notes and replies, which stand by themselves. */
const historyEntrySchema = z.object({
  id: z.string(),
  at: moment,
  by: z.string(),
  action: z.enum(auditActions),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});

/** One submission with everything that was done about it, oldest first. */
export const grievanceDetailSchema = z.object({
  grievance: grievanceSchema,
  /** Among staff; never shown or sent to the person. */
  notes: z.array(writtenSchema),
  replies: z.array(writtenSchema.extend({ kind: z.enum(replyKinds) })),
  history: z.array(historyEntrySchema),
  /** Who can be given it. */
  assignees: z.array(assigneeSchema),
});
export type GrievanceDetail = z.infer<typeof grievanceDetailSchema>;

export const savedAnswerSchema = z.object({
  id: z.string(),
  title: z.string(),
  english: z.string(),
  /** Empty where nobody has written it: the English one is then used. */
  hindi: z.string(),
  updatedAt: moment,
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;
