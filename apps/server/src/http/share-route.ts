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
    scope.addContentTypeParser('*', (_request, payload, done) => {
      let bytes = 0;
      payload.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes <= mostBytes) return;
        payload.removeAllListeners('data');
        done(new TooMuchShared());
      });
      payload.once('end', () => done(null));
      payload.once('error', done);
    });
    scope.post(sharePath, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${routes.builder}?shared`, 303),
    );
  });
};
