import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Control, Fault } from './razorpay-control.ts';
import { serverError } from './razorpay-errors.ts';

const pageOf = (status: number): string =>
  `<html><head><title>${status}</title></head><body><center><h1>${status}</h1></center><hr><center>gateway</center></body></html>`;

/** Puts slowness, failures, nonsense and broken connections in front of every route below. */
export function playFaults(app: FastifyInstance, control: Control, root: string): void {
  const lost = new WeakMap<FastifyRequest, Fault>();

  app.addHook('onRequest', async (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').slice(root.length);
    const fault = await control.nextFault(request.method, path);
    if (fault === undefined) return;
    if (!fault.after) return fail(request, reply, fault);
    lost.set(request, fault);
  });

  app.addHook('preHandler', async (request, reply) => {
    // The customer's own acts go through, so that a scene can be set while the interface is down.
    if (request.routeOptions.config.customer === true) return;
    const { latencyMs, garbage } = await control.behaviour();
    if (latencyMs > 0) await sleep(latencyMs, undefined, { ref: false });
    if (garbage !== null) return reply.code(garbage).type('text/html').send(pageOf(garbage));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = lost.get(request);
    if (fault === undefined) return payload;
    lost.delete(request);
    if (fault.drop) request.raw.socket.destroy();
    const { status, type, content } = answerOf(fault);
    reply.code(status).type(type).removeHeader('content-length');
    return content;
  });
}

function fail(request: FastifyRequest, reply: FastifyReply, fault: Fault) {
  if (fault.drop) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  const { status, type, content } = answerOf(fault);
  return reply.code(status).type(type).send(content);
}

const answerOf = ({ status = 500, body }: Fault) =>
  typeof body === 'string'
    ? { status, type: 'text/html', content: body }
    : {
        status,
        type: 'application/json; charset=utf-8',
        content: JSON.stringify(body ?? serverError().body),
      };
