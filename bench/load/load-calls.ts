import { Agent, type IncomingMessage, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

export interface Caller {
  call(server: string, method: string, path: string, cookie?: string, body?: unknown): Promise<Answer>;
  close(): void;
}

let networks = 0;
/** Callers sit in many places: no limit of one network counts all of them. */
export const nextNetwork = (): string => {
  networks = (networks + 1) % 16_000_000;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};

const bodyOf = async (response: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
};

/** Keeps its connections, as browsers and proxies do. */
export const newCaller = (): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' });
  return {
    call: (server, method, path, cookie = '', body) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(server);
        const sent = body === undefined ? undefined : JSON.stringify(body);
        const headers = {
          'x-forwarded-for': nextNetwork(),
          'accept-encoding': 'br',
          ...(cookie === '' ? {} : { cookie }),
          ...(sent === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
        };
        const outgoing = request({ hostname, port, agent, method, path, headers }, (response) => {
          const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
          bodyOf(response).then(
            (text) => resolve({ status: response.statusCode ?? 0, body: text, cookie: cookies.join('; ') }),
            reject,
          );
        });
        outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('no answer in 30 s')));
        outgoing.on('error', reject);
        outgoing.end(sent);
      }),
    close: () => agent.destroy(),
  };
};
