import { z } from 'zod';
import { contracts } from '../../contract.ts';
import { formText, moment } from '../../text/form-text.ts';
import { savedJobStatuses } from './saved-job.ts';

const facts = {
  title: z.string(),
  company: z.string(),
  location: z.string(),
  employmentType: z.string(),
  timeAgoPosted: z.string(),
  url: z.string(),
  provider: z.string(),
};

export const savedJobSchema = z.object({
  id: z.string(),
  ...facts,
  status: z.enum(savedJobStatuses),
  note: z.string(),
  /** Counts changes of the note; a change names the one it was made on. */
  noteVersion: z.int(),
  savedAt: moment,
  statusAt: moment,
});

const id = z.object({ id: z.string() });
const listed = z.object({ job: savedJobSchema });
/** The advert's text is large and read one at a time. */
const whole = z.object({ job: savedJobSchema.extend({ description: z.string() }) });

export const savedJobContracts = contracts({
  'GET /api/jobs/saved': {
    access: 'user',
    summary:
      'The jobs a person saved, the newest first, without the adverts’ texts. Needs no plan: they are theirs.',
    reply: z.object({ jobs: z.array(savedJobSchema) }),
  },
  'GET /api/jobs/saved/:id': {
    access: 'user',
    summary: 'One saved job with the advert’s text as it was when saved.',
    params: id,
    reply: whole,
  },
  'POST /api/jobs/saved': {
    access: 'user',
    summary:
      'Saves a copy of a job. One with the same address is saved once and answered as it stands. Status, note and moment are for one that comes back after it was removed.',
    body: z.object({
      title: formText,
      company: formText,
      location: formText,
      description: formText,
      employmentType: formText,
      timeAgoPosted: formText,
      url: formText,
      provider: formText,
      status: z.enum(savedJobStatuses).optional(),
      note: formText,
      savedAt: moment.optional(),
    }),
    reply: listed,
  },
  'PATCH /api/jobs/saved/:id': {
    access: 'user',
    summary: 'Changes status or note. A note names the version it was written on.',
    params: id,
    body: z.object({
      status: z.enum(savedJobStatuses).optional(),
      note: z.object({ text: z.string(), version: z.int() }).optional(),
    }),
    reply: listed,
  },
  'DELETE /api/jobs/saved/:id': {
    access: 'user',
    summary: 'Removes a saved job and answers it whole, so that it can be saved again.',
    params: id,
    reply: whole,
  },
});
