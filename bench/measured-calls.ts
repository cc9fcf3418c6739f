import { Agent, get, request } from 'node:http';

const site = { host: 'localhost:3000', origin: 'http://localhost:3000' };
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly body: string;
}

export const call = (
  port: number,
  method: string,
  path: string,
  cookie = '',
  body?: unknown,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...site,
      ...(cookie === '' ? {} : { cookie }),
      ...(sent === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    };
    const outgoing = request({ port, host: '127.0.0.1', agent, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookie: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(sent);
  });

export const expectOk = ({ status, body }: Answer, what: string): void => {
  if (status !== 200) throw new Error(`${what} answered ${status}: ${body.slice(0, 300)}`);
};

/** A request, told how many were sent before it. */
export type Send = (place: number) => Promise<Answer>;

interface Timing {
  readonly count: number;
  /** Sent before anything is measured. */
  readonly warm: number;
  readonly longestMs: number;
}

/** So many requests one after another, then eight at a time; or as many as fit into the time on a busy machine. */
export const timeCalls = async (what: string, send: Send, { count, warm, longestMs }: Timing) => {
  const timed = async (place: number): Promise<number> => {
    const start = performance.now();
    const answer = await send(place);
    const taken = performance.now() - start;
    expectOk(answer, what);
    return taken;
  };
  for (let place = 0; place < warm; place += 1) await timed(place);
  const run = async (lanes: number): Promise<number[]> => {
    const times: number[] = [];
    const end = performance.now() + longestMs;
    const lane = async (first: number): Promise<void> => {
      for (let place = first; place < count && performance.now() < end; place += lanes)
        times.push(await timed(place));
    };
    await Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)));
    return times;
  };
  return { alone: await run(1), together: await run(8) };
};

/** Takes a file as it comes, keeping none of it; tells how much memory this process needed meanwhile. */
export const takeFile = (port: number, path: string, cookie: string) =>
  new Promise<{ lines: number; seconds: number; bytes: number; grownMb: number }>((resolve, reject) => {
    const start = performance.now();
    const before = process.memoryUsage().rss;
    let lines = 0;
    let bytes = 0;
    let most = before;
    get({ port, host: '127.0.0.1', path, headers: { ...site, cookie } }, (response) => {
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) lines += 1;
        most = Math.max(most, process.memoryUsage().rss);
      });
      response.on('end', () =>
        resolve({
          lines,
          bytes,
          seconds: (performance.now() - start) / 1000,
          grownMb: (most - before) / 1_048_576,
        }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });

export const closeCalls = (): void => agent.destroy();
