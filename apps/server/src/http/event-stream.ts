import type { FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../failures/refused.ts';
import { networkOf } from '../limits/request-network.ts';
import { hijacked } from './bind.ts';

/** Whole hostels share one address; this keeps one machine from holding every connection there is. */
export const streamsPerNetwork = 200;
const heartbeat = 25_000;

/** Open server-sent event streams of one kind: counted, kept alive, and closed before the server stops. */
export class EventStreams {
  readonly #open = new Map<FastifyReply, string>();
  readonly #perNetwork = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #stopped = false;

  constructor() {
    this.#timer = setInterval(() => this.#write(': alive\n\n'), heartbeat);
    this.#timer.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Takes the connection over and sends a first event. */
  open(request: FastifyRequest, reply: FastifyReply, event: string, first: unknown): typeof hijacked {
    const network = networkOf(request.ip);
    const count = this.#perNetwork.get(network) ?? 0;
    if (this.#stopped) throw refused('service-unavailable');
    if (count >= streamsPerNetwork) {
      // To an event source this says "do not come back", without the noise of an error: its page asks from time to time.
      reply.code(204).send();
      return hijacked;
    }
    this.#perNetwork.set(network, count + 1);
    this.#open.set(reply, network);
    reply.raw.once('close', () => this.#forget(reply));
    const headers = reply.getHeaders();
    reply.hijack();
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers answers before handing them on would hold the events back.
      'x-accel-buffering': 'no',
    });
    reply.raw.write(`retry: 3000\n\n${frame(event, first)}`);
    return hijacked;
  }

  send(event: string, data: unknown): void {
    this.#write(frame(event, data));
  }

  close(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
    for (const reply of this.#open.keys()) reply.raw.end();
  }

  #write(text: string): void {
    for (const reply of this.#open.keys()) {
      // A reader that does not read is let go, before its unread events fill our memory.
      if (reply.raw.writableLength > 65_536) reply.raw.destroy();
      else reply.raw.write(text);
    }
  }

  #forget(reply: FastifyReply): void {
    const network = this.#open.get(reply);
    if (network === undefined) return;
    this.#open.delete(reply);
    const left = (this.#perNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.#perNetwork.set(network, left);
    else this.#perNetwork.delete(network);
  }
}

const frame = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
