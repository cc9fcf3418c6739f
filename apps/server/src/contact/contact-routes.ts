import { contactContracts } from '@kalam/domain/contact/contact-api';
import type { FastifyInstance } from 'fastify';
import { type BindContext, bind } from '../http/bind.ts';
import { languageOf } from '../http/request-language.ts';
import { networkOf } from '../limits/request-network.ts';
import { type ContactServices, submitMessage } from './contact-actions.ts';

export const contactRoutes = (app: FastifyInstance, services: ContactServices, context: BindContext): void =>
  bind(
    app,
    contactContracts,
    {
      'POST /api/contact/submit': async ({ body, request }) => ({
        data: await submitMessage(services, body, {
          network: networkOf(request.ip),
          language: languageOf(request),
        }),
      }),
    },
    context,
  );
