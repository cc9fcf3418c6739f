import { templateContracts } from '@kalam/domain/templates/templates-api';
import type { FastifyInstance } from 'fastify';
import { type BindContext, bind, type Handlers } from '../http/bind.ts';
import {
  addTemplate,
  allTemplates,
  changeTemplate,
  type TemplateServices,
  templatesOnOffer,
} from './template-actions.ts';

const handlers = (services: TemplateServices): Handlers<typeof templateContracts> => ({
  'GET /api/templates': () => templatesOnOffer(services),
  'GET /api/admin/templates': async () => ({ templates: await allTemplates(services) }),
  'POST /api/admin/templates': async ({ body, admin }) => ({
    template: await addTemplate(services, admin, body),
  }),
  'PATCH /api/admin/templates/:id': async ({ params, body, admin }) => ({
    template: await changeTemplate(services, admin, params.id, body),
  }),
});

export const templateRoutes = (
  app: FastifyInstance,
  services: TemplateServices,
  context: BindContext,
): void => bind(app, templateContracts, handlers(services), context);
