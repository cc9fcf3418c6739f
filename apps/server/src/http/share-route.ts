import { routes, sharePath } from '@kalam/domain/routes';
import type { FastifyInstance } from 'fastify';

class TooMuchShared extends Error {
  readonly statusCode = 413;
}

/** The largest file that is read on the device, with what a form puts around it. */
const mostBytes = 21_000_000;

/**
 * A file that another app shares is taken by the service worker on the person's device. Where there is none yet, it arrives
 * here: nothing of it is looked at or kept, and the builder, which finds no file, asks for it.
 */
export const shareRoute = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (_request: unknown, payload: AsyncIterable<Buffer>) => {
      let bytes = 0;
      for await (const part of payload) {
        bytes += part.length;
        if (bytes > mostBytes) throw new TooMuchShared();
      }
    });
    scope.post(sharePath, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${routes.builder}?shared`, 303),
    );
  });
};
