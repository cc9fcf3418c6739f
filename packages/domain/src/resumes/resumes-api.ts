import { z } from 'zod';
import { contracts } from '../contract.ts';
import { documentFormatSchema } from '../plans/plan-model.ts';
import { refusing } from '../zod-refusal.ts';
import { checkImageUpload } from './images/image-rules.ts';
import { resumeLimits } from './resume-limits.ts';
import { formattingSchema } from './resume-model.ts';
import {
  newResumeSchema,
  resumeEditSchema,
  resumeRecordSchema,
  resumeSummarySchema,
} from './saved/resume-record-model.ts';
import { newCopySchema, parentDecisionSchema, parentViewSchema } from './variants/copy-model.ts';

const id = z.object({ id: z.string() });
const summaryReply = z.object({ resume: resumeSummarySchema });

export const resumeContracts = contracts({
  'GET /api/resumes': {
    access: 'user',
    summary: `Own resumes, newest first, without their contents; the newest ${resumeLimits.listed}.`,
    reply: z.object({ resumes: z.array(resumeSummarySchema) }),
  },
  'POST /api/resumes': {
    access: 'user',
    signedOut: 'save-needs-sign-in',
    summary: 'Saves a new resume; costs one of the subscription, and a format change for a new look.',
    body: newResumeSchema,
    reply: summaryReply,
  },
  'GET /api/resumes/:id': {
    access: 'user',
    summary: 'One resume with its contents.',
    params: id,
    reply: z.object({ resume: resumeRecordSchema }),
  },
  'PUT /api/resumes/:id': {
    access: 'user',
    summary: 'Edits a resume; 409 `resume-changed-elsewhere` when it is no longer at the version named.',
    params: id,
    body: resumeEditSchema,
    reply: summaryReply,
  },
  'DELETE /api/resumes/:id': {
    access: 'user',
    summary: 'Deletes a resume; it can be restored for a while.',
    params: id,
    reply: z.object({}),
  },
  'POST /api/resumes/:id/restore': {
    access: 'user',
    summary: 'Undoes the delete.',
    params: id,
    reply: summaryReply,
  },
  'POST /api/resumes/:id/copies': {
    access: 'user',
    signedOut: 'save-needs-sign-in',
    summary: 'Makes a copy for a job, which stays linked to this resume; costs one of the subscription.',
    params: id,
    body: newCopySchema,
    reply: summaryReply,
  },
  'GET /api/resumes/:id/parent': {
    access: 'user',
    summary: 'The resume a copy was made from, now and as the copy last agreed with it.',
    params: id,
    reply: z.object({ parent: parentViewSchema }),
  },
  'PUT /api/resumes/:id/parent': {
    access: 'user',
    summary:
      'Says which changes of the parent are not to be offered again, or takes the last such decision back; 409 `parent-changed-again` when either has moved on.',
    params: id,
    body: parentDecisionSchema,
    reply: summaryReply,
  },
  'PUT /api/resumes/:id/formatting': {
    access: 'user',
    signedOut: 'formatting-needs-sign-in',
    summary: 'Saves formatting; costs a format change unless nothing changed or changes are unlimited.',
    params: id,
    body: z.object({ formatting: formattingSchema }),
    reply: z.object({
      resume: resumeSummarySchema,
      formatsRemaining: z.int().meta({ description: '-1 is unlimited' }),
    }),
  },
  'GET /api/resumes/:id/downloads': {
    access: 'user',
    summary: 'Whether this format may be had; refused with the reason when not.',
    params: id,
    query: z.object({ format: documentFormatSchema.default('pdf') }),
    reply: z.object({ format: documentFormatSchema }),
  },
  'POST /api/resumes/:id/downloads': {
    access: 'user',
    summary: 'Counts a download that happened; a format that may not be had is refused and not counted.',
    params: id,
    body: z.object({ format: documentFormatSchema.optional() }).nullish(),
    reply: z.object({ downloadCount: z.int() }),
  },
  'POST /api/images': {
    access: 'user',
    summary: 'Stores an image once, by its hash, so that saving does not send it again.',
    body: z.object({
      image: refusing(z.string(), checkImageUpload).meta({
        description: 'A JPEG or PNG as a data URL, already turned upright and shrunk',
      }),
    }),
    reply: z.object({ hash: z.string(), url: z.string() }),
  },
  'GET /api/images/:hash': {
    access: 'user',
    summary: 'An image of one’s own resumes.',
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({}),
    produces: 'image/*',
  },
});
