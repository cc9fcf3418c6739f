import { z } from 'zod';
import { planIdSchema } from '../../plans/plan-model.ts';
import { checkTemplateName } from '../../templates/template-layouts.ts';
import { formText, moment } from '../../text/form-text.ts';
import { refusing } from '../../zod-refusal.ts';
import { defaultFormatting } from '../formatting.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import { formattingSchema } from '../resume-model.ts';
import { copySummarySchema } from '../variants/copy-model.ts';
import { checkResumeName, defaultResumeName } from './resume-name.ts';
import { resumeNameSchema } from './resume-name-model.ts';
import { savedResumeSchema, savedResumeShape } from './saved-resume-model.ts';

/** A deleted resume can be brought back, so it is kept for a while. */
export const resumeStatuses = ['active', 'deleted'] as const;

/** A resume as a card shows it, without what is in it. */
export const resumeSummarySchema = z.object({
  id: z.string(),
  name: z.string().default(defaultResumeName),
  template: z.string(),
  formatting: formattingSchema.default(defaultFormatting),
  planUsed: planIdSchema.default('basic').meta({ description: 'Fixed when the resume is created' }),
  status: z.enum(resumeStatuses).default('active'),
  downloadCount: z.int().min(0).default(0),
  version: z.int().min(1).meta({ description: 'Counts edits; an edit names the version it was made on' }),
  createdAt: moment,
  updatedAt: moment,
  copy: copySummarySchema.optional().meta({ description: 'Of a copy made for a job' }),
});
export type ResumeSummary = z.output<typeof resumeSummarySchema>;

export const resumeRecordSchema = resumeSummarySchema.extend({ data: savedResumeShape });
export type ResumeRecord = z.output<typeof resumeRecordSchema>;

/** Any template's id: one that was switched off since, or never existed, still renders. */
const checkTemplate = (name: string) => checkTemplateName(name) ?? checkLength(name, resumeLimits.template);

export const templateNameSchema = refusing(formText, checkTemplate);

/** What Save Resume sends. */
export const newResumeSchema = z.object({
  name: resumeNameSchema,
  template: templateNameSchema,
  data: savedResumeSchema,
  formatting: formattingSchema.optional().meta({
    description:
      'One that is neither the default nor that of the resume copied costs a format change; the basic plan always gets the default',
  }),
  copyOf: z
    .string()
    .max(resumeLimits.id)
    .optional()
    .meta({ description: 'The own resume this is a copy of; keeping its formatting costs nothing' }),
  saveKey: z
    .string()
    .max(resumeLimits.id)
    .optional()
    .meta({ description: 'Names one press of Save, so that a repeated request costs no second resume' }),
});
export type NewResume = z.output<typeof newResumeSchema>;

/** An edit of any part, made on a version. */
export const resumeEditSchema = z.object({
  version: z.int().min(1),
  name: refusing(z.string(), checkResumeName).optional(),
  template: refusing(z.string(), checkTemplate).optional(),
  data: savedResumeSchema.optional(),
  formatting: formattingSchema
    .optional()
    .meta({ description: 'Costs a format change unless nothing changed or changes are unlimited' }),
  undoes: z.boolean().optional().meta({
    description: 'Takes the last edit of a copy back: what it took of its parent is offered again',
  }),
});
export type ResumeEdit = z.output<typeof resumeEditSchema>;
