import { z } from 'zod';
import { contracts } from '../contract.ts';
import { planIdSchema } from '../plans/plan-model.ts';
import { formText, moment } from '../text/form-text.ts';
import { counted } from '../zod-refusal.ts';
import { checkEmploymentTypeCount } from './job-search.ts';
import { suggestionSources } from './job-suggestions.ts';

export const jobSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  description: z.string(),
  employmentType: z.string(),
  timeAgoPosted: z.string(),
  url: z.string(),
  jobProviders: z.array(z.object({ jobProvider: z.string(), url: z.string() })).readonly(),
});

export const jobContracts = contracts({
  'GET /api/jobs/usage': {
    access: 'user',
    summary: 'How many searches the plan gives and how many remain.',
    reply: z.object({
      usage: z.object({
        planId: planIdSchema.nullable(),
        limit: z.int(),
        searchCount: z.int(),
        remaining: z.int(),
        lastSearchAt: moment.nullable(),
        blockedBy: z
          .enum(['jobs-not-available', 'subscription-none', 'jobs-not-on-basic', 'jobs-limit-reached'])
          .nullable(),
      }),
    }),
  },
  'GET /api/jobs/suggestions': {
    access: 'user',
    summary:
      'Up to ten job titles from the skills of the user’s resumes, else from training, studies and certificates; the fallback titles when suggesting failed.',
    reply: z.object({ titles: z.array(z.string()), source: z.enum(suggestionSources) }),
  },
  'POST /api/jobs/search': {
    access: 'user',
    summary: 'Searches jobs; a successful search costs one of the plan’s.',
    body: z.object({
      query: formText,
      location: formText,
      datePosted: z.string().optional(),
      employmentTypes: counted(z.string(), checkEmploymentTypeCount).optional(),
    }),
    reply: z.object({ jobs: z.array(jobSchema), remaining: z.int() }),
  },
});
