import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';

export interface CutConnections {
  /** The same database, past a door that can be shut in the middle of a query. */
  readonly direct: pg.ClientConfig;
  /** How often it was. */
  readonly cuts: () => number;
  close(): Promise<void>;
}

const whereIs = ({ host, port }: pg.Client): net.NetConnectOpts =>
  host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };

/** A network that breaks, so many times, at the moment in which a text is sent. */
export const cutAt = async (
  direct: pg.ClientConfig,
  text: string,
  times: number,
): Promise<CutConnections> => {
  const known = new pg.Client(direct);
  let cuts = 0;
  const server = net.createServer((client) => {
    const database = net.connect(whereIs(known));
    const cut = (): void => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', cut).on('close', cut);
    database.pipe(client);
    client.on('data', (bytes) => {
      if (cuts >= times || !bytes.includes(text)) return void database.write(bytes);
      cuts += 1;
      cut();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const { user, password, database } = known;
  return {
    direct: {
      host: '127.0.0.1',
      port: typeof address === 'object' && address !== null ? address.port : 0,
      ...(user === undefined ? {} : { user }),
      ...(database === undefined ? {} : { database }),
      ...(typeof password === 'string' ? { password } : {}),
    },
    cuts: () => cuts,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};
