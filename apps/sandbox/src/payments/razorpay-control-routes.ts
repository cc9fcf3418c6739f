import type { FastifyInstance } from 'fastify';
import { sendError } from './razorpay-errors.ts';
import type { Provider } from './razorpay-provider.ts';

/** Shows and sets what goes wrong; see `ProviderBehaviour` for what can. */
export async function controlRoutes(
  app: FastifyInstance,
  { provider }: { provider: Provider },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => sendError(reply, error));
  app.get('/control', () => provider.control.behaviour());
  app.post('/control', ({ body }) => provider.control.change(body));
}
