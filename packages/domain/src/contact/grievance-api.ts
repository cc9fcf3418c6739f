import { z } from 'zod';
import { contracts } from '../contract.ts';
import { formText } from '../text/form-text.ts';
import { grievanceDetailSchema, savedAnswerSchema } from './contact-model.ts';

const id = z.object({ id: z.string() });
const answer = z.object({ title: formText, english: formText, hindi: formText });

/** What staff do with one grievance, beside the list and the two moves of S2 §4. */
export const grievanceContracts = contracts({
  'GET /api/admin/grievances/:id': {
    access: 'admin',
    permission: 'messages-read',
    summary: 'One grievance with notes, replies, history and who can be given it.',
    params: id,
    reply: grievanceDetailSchema,
  },
  'PUT /api/admin/grievances/:id/assignee': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Gives a grievance to a member of staff, or to nobody.',
    params: id,
    body: z.object({ staffId: z.string().nullable() }),
    reply: grievanceDetailSchema,
  },
  'POST /api/admin/grievances/:id/notes': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Adds a note among staff.',
    params: id,
    body: z.object({ text: formText }),
    reply: grievanceDetailSchema,
  },
  'POST /api/admin/grievances/:id/interim-reply': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Sends the person a reply that leaves the grievance open.',
    params: id,
    body: z.object({ text: formText }),
    reply: grievanceDetailSchema,
  },
  'POST /api/admin/grievances/:id/reopen': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Opens a resolved grievance again, with a reason; the month for redress begins anew.',
    params: id,
    body: z.object({ reason: formText }),
    reply: grievanceDetailSchema,
  },
  'GET /api/admin/saved-answers': {
    access: 'admin',
    permission: 'messages-read',
    summary: 'The saved answers, by title.',
    reply: z.object({ answers: z.array(savedAnswerSchema) }),
  },
  'POST /api/admin/saved-answers': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Keeps an answer for the next time.',
    body: answer,
    reply: z.object({ answer: savedAnswerSchema }),
  },
  'PUT /api/admin/saved-answers/:id': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Changes a saved answer.',
    params: id,
    body: answer,
    reply: z.object({ answer: savedAnswerSchema }),
  },
  'DELETE /api/admin/saved-answers/:id': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Removes a saved answer; what was sent stays as it was sent.',
    params: id,
    reply: z.object({}),
  },
  'GET /api/admin/grievance-notices': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Whether the caller is mailed about new grievances.',
    reply: z.object({ wanted: z.boolean() }),
  },
  'PUT /api/admin/grievance-notices': {
    access: 'admin',
    permission: 'messages-answer',
    summary: 'Asks for mails about new grievances, or ends them.',
    body: z.object({ wanted: z.boolean() }),
    reply: z.object({ wanted: z.boolean() }),
  },
});
