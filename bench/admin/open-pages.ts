import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { call, expectOk } from '../measured-calls.ts';

const startServer = async (program: string, args: readonly string[]) => {
  const child = fork(program, [...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a server of the benchmark ended'))),
  ]);
  return { child, port: Number((message as { port: number }).port) };
};

/** An open page as the server sees it: a request for events that stays open. */
const openPage = async (port: number, place: number) => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: 'localhost:3000', 'x-forwarded-for': `203.0.113.${place % 250}` };
    get(
      { port, host: '127.0.0.1', path: '/api/settings/checkout/stream', headers, agent: false },
      resolve,
    ).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`a page was answered ${response.statusCode}`);
  let waiting: { wanted: string; heard: () => void } | undefined;
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (waiting !== undefined && text.includes(waiting.wanted)) waiting.heard();
  });
  return {
    close: () => response.destroy(),
    hears: (wanted: string) =>
      new Promise<number>((resolve) => {
        waiting = { wanted, heard: () => resolve(performance.now()) };
        if (text.includes(wanted)) waiting.heard();
      }),
  };
};

/** How long after staff press Save each open page knows of it, the pages being spread over two server processes. */
export const measureOpenPages = async (
  program: string,
  args: readonly string[],
  cookie: string,
  pages = 500,
  switches = 10,
): Promise<{ pages: number; delays: number[] }> => {
  const servers = await Promise.all([startServer(program, args), startServer(program, args)]);
  const end = async ({ child }: { child: ChildProcess }): Promise<void> => {
    child.kill();
    await once(child, 'exit');
  };
  try {
    const opened = [];
    for (let place = 0; place < pages; place += 1)
      opened.push(await openPage(servers[place % 2]?.port ?? 0, place));
    const delays: number[] = [];
    for (let turn = 0; turn < switches; turn += 1) {
      const maintenanceMessage = `Closed, number ${turn}.`;
      const heard = opened.map((page) => page.hears(maintenanceMessage));
      const start = performance.now();
      const answer = await call(servers[0]?.port ?? 0, 'PUT', '/api/admin/settings/checkout', cookie, {
        isEnabled: turn % 2 === 1,
        maintenanceMessage,
        showOnLanding: false,
      });
      expectOk(answer, 'the switch');
      delays.push(...(await Promise.all(heard)).map((moment) => moment - start));
    }
    for (const page of opened) page.close();
    return { pages, delays };
  } finally {
    await Promise.all(servers.map(end));
  }
};
