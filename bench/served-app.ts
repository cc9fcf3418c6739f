import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import { type Database, openDatabase } from '../apps/server/src/database/database.ts';
import { chooseServices } from '../apps/server/src/dependencies.ts';
import type { DocumentWriter } from '../apps/server/src/documents/document-writer.ts';

const secret = 'a secret of the benchmark, long enough to be one';

/** No document is written while the server is measured. */
const notHere = (): Promise<never> => Promise.reject(new Error('documents are measured elsewhere'));
export const noDocuments: DocumentWriter = {
  resume: notHere,
  pages: notHere,
  bill: notHere,
  unprintable: notHere,
  close: async () => undefined,
};

/** A whole server on a database that is there. */
export const serve = async (database: Database) => {
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'kalam-bench'),
    LOG_LEVEL: 'silent',
    AUTH_SECRET: secret,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const app = await buildApp({
    config,
    secret,
    database,
    services: chooseServices(config, secret),
    now: () => new Date(),
    documents: noDocuments,
    webFolder: join(tmpdir(), 'kalam-no-web'),
    requestsPerMinute: 1_000_000,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  return { app, port: typeof address === 'object' ? address.port : 0 };
};

/** As a process of its own, one of several on the same database; says its port to who started it. */
export const serveAlone = async (databaseUrl: string): Promise<void> => {
  const database = await openDatabase({ databaseUrl, dataDir: '', migrate: false });
  const { app, port } = await serve(database);
  process.once('SIGTERM', async () => {
    await app.close();
    await database.close();
    process.exit(0);
  });
  process.send?.({ port });
};
