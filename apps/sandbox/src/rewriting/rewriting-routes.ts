import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Guard } from '../sandbox-guard.ts';
import { answerTo, questionIn, triggers } from './rewriting-rules.ts';

interface Options {
  readonly guard: Guard;
}

interface Asked {
  Body: { readonly model?: unknown; readonly messages?: unknown } | undefined;
}

/** Longer than anybody waits. */
const dawdleMs = 60_000;

const lastOf = (messages: unknown): string => {
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
  const content = typeof last === 'object' && last !== null && 'content' in last ? last.content : undefined;
  return typeof content === 'string' ? content : '';
};

/** A chat-completions service that knows one trade: it rewrites sentences by a few rules. */
export async function rewritingRoutes(app: FastifyInstance, { guard }: Options): Promise<void> {
  app.addHook('onRequest', guard);
  app.post<Asked>('/chat/completions', async (request, reply) => {
    const asked = lastOf(request.body?.messages);
    const question = questionIn(asked);
    if (question === undefined)
      return reply.code(400).send({ error: { message: 'The last message asks for no rewriting.' } });
    if (triggers.fail.test(asked)) return reply.code(500).send({ error: { message: 'As asked.' } });
    if (triggers.wait.test(asked)) {
      const gone = new AbortController();
      request.raw.socket.once('close', () => gone.abort());
      await wait(dawdleMs, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
    }
    return reply.header('cache-control', 'no-store').send({
      object: 'chat.completion',
      model: request.body?.model,
      choices: [
        { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answerTo(question) } },
      ],
    });
  });
}
