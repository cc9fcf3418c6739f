import { z } from 'zod';
import { formText } from '../../text/form-text.ts';
import { refusing } from '../../zod-refusal.ts';
import { resumeLimits } from '../resume-limits.ts';
import { resumeNameSchema } from '../saved/resume-name-model.ts';
import { savedResumeShape } from '../saved/saved-resume-model.ts';
import { checkCopyJob } from './copy-job.ts';

const jobShape = z.object({ title: z.string(), company: z.string(), url: z.string() });

export const copyJobSchema = refusing(
  z.object({ title: formText, company: formText, url: formText }),
  checkCopyJob,
);

/** What a card tells of a copy. */
export const copySummarySchema = z.object({
  parent: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'The resume it was made from; null when that was deleted' }),
  job: jobShape.nullable(),
  isBehind: z.boolean().meta({ description: 'The parent was edited since nothing of it was left to offer' }),
});
export type CopySummary = z.output<typeof copySummarySchema>;

/** What "Make a copy for this job" sends. The contents are those the server has. */
export const newCopySchema = z.object({
  name: resumeNameSchema,
  job: copyJobSchema.optional(),
  saveKey: z.string().max(resumeLimits.id).optional().meta({
    description: 'Names one press of the button, so that a repeated request costs no second resume',
  }),
});
export type NewCopy = z.output<typeof newCopySchema>;

/** A parent as its copy sees it. */
export const parentViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  data: savedResumeShape,
  base: savedResumeShape.meta({ description: 'The parent as it was when the copy last agreed with it' }),
  agreement: z
    .int()
    .meta({ description: 'Counts what was settled; a decision names the one it was made on' }),
});
export type ParentView = z.output<typeof parentViewSchema>;

/** More things than a resume can hold. */
const settledLimit = 2_000;

/** What is not to be offered again until it changes again, or the last such decision taken back. */
export const parentDecisionSchema = z.object({
  version: z.int().min(1).meta({ description: 'Of the parent' }),
  agreement: z.int().min(0),
  declined: z.array(z.string().max(resumeLimits.id)).max(settledLimit).default([]),
  undo: z.boolean().default(false),
});
export type ParentDecision = z.output<typeof parentDecisionSchema>;
