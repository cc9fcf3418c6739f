import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface OutsideRequestSeen {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface OutsideServer {
  readonly url: string;
  readonly seen: OutsideRequestSeen[];
}

type Answer = (request: OutsideRequestSeen, response: ServerResponse) => void;

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
};

/** A service outside the product that behaves as a test needs it, and remembers what it was asked. */
export const startOutsideServer = async (answer: Answer): Promise<OutsideServer> => {
  const seen: OutsideRequestSeen[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://outside.test');
    const asked = { method, url, headers, body: await readBody(request) };
    seen.push(asked);
    answer(asked, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
};

export const sendJson = (response: ServerResponse, value: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

/** Sends without end what nobody should wait for, until the other side hangs up or so much was sent. */
export const sendLots = (response: ServerResponse, bytes: number, sent: (count: number) => void): void => {
  const piece = ' '.repeat(65_536);
  let count = 0;
  const more = (): void => {
    while (count < bytes && !response.destroyed) {
      count += piece.length;
      sent(count);
      if (!response.write(piece)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  more();
};
