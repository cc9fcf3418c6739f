import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import { apiPage } from './api-page.ts';

/** Describes the endpoints from the schemas that check them. Must come before the routes. */
export const describeApi = async (app: FastifyInstance, config: Pick<Config, 'publicUrl'>): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kalam',
        version: '1',
        description:
          'A success is `{"success": true, …}`; a refusal is `{"success": false, "error", "code", "field"?}` with a fitting status.',
      },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          userSession: { type: 'apiKey', in: 'cookie', name: 'kalam.session_token' },
          staffSession: { type: 'apiKey', in: 'cookie', name: 'kalam-staff.session_token' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
};

export const apiDescriptionRoutes = (app: FastifyInstance): void => {
  let description: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    description ??= JSON.stringify(app.swagger());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(description);
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= apiPage(app.swagger());
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
};
