import { z } from 'zod';
import { contracts } from '../contract.ts';
import { planIdSchema } from '../plans/plan-model.ts';
import { formText, moment } from '../text/form-text.ts';
import { counted } from '../zod-refusal.ts';
import { checkEmploymentTypeCount, pageMarkMax } from './job-search.ts';
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

/** By the hash of its words; when it was first made. */
const madeSearch = z.object({ hash: z.string(), at: moment });

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
        recentSearches: z.array(madeSearch).readonly(),
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
    summary:
      'Searches jobs. A successful search costs one of the plan’s; one made within 24 hours, another page of it and an empty answer cost nothing.',
    body: z.object({
      query: formText,
      location: formText,
      datePosted: z.string().optional(),
      employmentTypes: counted(z.string(), checkEmploymentTypeCount).optional(),
      /** The mark that came with the page before. */
      nextPage: z.string().max(pageMarkMax).optional(),
    }),
    reply: z.object({
      jobs: z.array(jobSchema),
      nextPage: z.string().nullable(),
      remaining: z.int(),
      cost: z.int(),
      made: madeSearch,
    }),
  },
});
