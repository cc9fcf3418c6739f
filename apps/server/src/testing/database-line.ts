import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** The line to a database, which can be cut and mended: what a network does. */
export const databaseLine = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const folder = target.searchParams.get('host');
  const reach = (): Socket =>
    folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${target.port || '5432'}`)
      : connect(Number(target.port || '5432'), target.hostname);
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = hold(reach());
    hold(near).pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  afterAll(async () => {
    cut();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    cut,
    mend: () => {
      isCut = false;
    },
  };
};
