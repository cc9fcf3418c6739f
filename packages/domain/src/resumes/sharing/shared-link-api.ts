import { z } from 'zod';
import { contracts } from '../../contract.ts';
import { formText, moment } from '../../text/form-text.ts';
import { sharedLinkDays, sharedLinkEnds, sharedOpensPerDay, sharingObstacles } from './shared-link.ts';

const id = z.object({ id: z.string() });
const contacts = { withPhone: z.boolean(), withAddress: z.boolean() };

const sharedLinkSchema = z.object({
  reference: z.string().meta({ description: 'Names the link to us; opens nothing' }),
  path: z.string().meta({ description: 'The address to give away, below the site’s own' }),
  ...contacts,
  editedAt: moment.meta({ description: 'Of which edit the shown version is' }),
  isBehind: z.boolean().meta({ description: 'The resume was edited since' }),
  expiresAt: moment,
  openCount: z.int(),
  lastOpenedAt: moment.nullable(),
});
export type SharedLink = z.infer<typeof sharedLinkSchema>;

const staffLinkSchema = z.object({
  id: z.string(),
  reference: z.string(),
  userId: z.string(),
  email: z.string(),
  resumeName: z.string(),
  createdAt: moment,
  expiresAt: moment,
  openCount: z.int(),
  lastOpenedAt: moment.nullable(),
  endedAt: moment.nullable(),
  endedBecause: z.enum(sharedLinkEnds).nullable(),
});
export type StaffSharedLink = z.infer<typeof staffLinkSchema>;

const linkReply = z.object({
  link: sharedLinkSchema.nullable(),
  obstacle: z.enum(sharingObstacles).nullable(),
});

export const sharingContracts = contracts({
  'GET /api/resumes/:id/shared-link': {
    access: 'user',
    summary:
      'The private link of an own resume; null while there is none, with what stands against making one.',
    params: id,
    reply: linkReply,
  },
  'PUT /api/resumes/:id/shared-link': {
    access: 'user',
    summary: `Makes the private link of a saved resume, or puts its present version behind it; open for ${sharedLinkDays} days from now.`,
    params: id,
    body: z.object(contacts),
    reply: linkReply,
  },
  'DELETE /api/resumes/:id/shared-link': {
    access: 'user',
    summary: 'Ends the private link.',
    params: id,
    reply: z.object({}),
  },
  'POST /api/shared/open': {
    access: 'anyone',
    summary: `What a private link shows, for the holder of its token; at most ${sharedOpensPerDay} times a day.`,
    body: z.object({ token: formText }),
    reply: z.object({
      reference: z.string(),
      personName: z.string(),
      pages: z.array(z.string()).meta({ description: 'SVG' }),
      text: z.string(),
      file: z.string().meta({ description: 'The PDF in Base64' }),
      editedAt: moment,
      expiresAt: moment,
    }),
  },
  'GET /api/admin/users/:id/shared-links': {
    access: 'admin',
    permission: 'people-read',
    summary: 'Private links of a user, newest first.',
    params: id,
    reply: z.object({ links: z.array(staffLinkSchema) }),
  },
  'GET /api/admin/shared-links': {
    access: 'admin',
    permission: 'people-read',
    summary: 'The private link with this reference, or none.',
    query: z.object({ reference: formText }),
    reply: z.object({ links: z.array(staffLinkSchema) }),
  },
  'POST /api/admin/shared-links/:id/end': {
    access: 'admin',
    permission: 'people-manage',
    summary: 'Ends a private link with a reason; the resume cannot be shared by link again.',
    params: id,
    body: z.object({ reason: formText }),
    reply: z.object({ link: staffLinkSchema }),
  },
});
