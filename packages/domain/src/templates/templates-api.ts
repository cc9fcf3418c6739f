import { z } from 'zod';
import { contracts } from '../contract.ts';
import {
  adminTemplateSchema,
  knownTemplateSchema,
  newTemplateSchema,
  templateChangeSchema,
  templateSchema,
} from './template-model.ts';

export const templateContracts = contracts({
  'GET /api/templates': {
    access: 'anyone',
    summary: 'The templates on offer, in the order of the gallery.',
    reply: z.object({
      templates: z.array(templateSchema),
      known: z
        .array(knownTemplateSchema)
        .meta({ description: 'Those switched off too: resumes already made on them still render' }),
    }),
  },
  'GET /api/admin/templates': {
    access: 'admin',
    permission: 'templates-read',
    summary: 'All templates, those switched off included.',
    reply: z.object({ templates: z.array(adminTemplateSchema) }),
  },
  'POST /api/admin/templates': {
    access: 'admin',
    permission: 'templates-change',
    summary: 'Adds a template on one of the layouts.',
    body: newTemplateSchema,
    reply: z.object({ template: adminTemplateSchema }),
  },
  'PATCH /api/admin/templates/:id': {
    access: 'admin',
    permission: 'templates-change',
    summary: 'Changes a template, or switches it on or off; resumes already made on it still render.',
    params: z.object({ id: z.string() }),
    body: templateChangeSchema,
    reply: z.object({ template: adminTemplateSchema }),
  },
});
