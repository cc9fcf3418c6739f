import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { loadAuthSecret } from './config/auth-secret.ts';
import { type Config, isLoopbackName, readConfig } from './config/config.ts';
import { findWeaknesses } from './config/weaknesses.ts';
import { openDatabase } from './database/database.ts';
import { databaseOptions } from './database/database-options.ts';
import { chooseServices, mountSandbox, sandboxOptions, startSandboxMail } from './dependencies.ts';
import { createDocumentWriter } from './documents/document-writer.ts';
import { explainStart } from './failures/start-failure.ts';
import { stopWithin } from './http/graceful-stop.ts';
import { readVersion } from './http/version.ts';
import { createSmtpSender } from './mail/mail-sender.ts';

/** Bundled beside this file. */
const documentProgram = new URL('./document-worker.mjs', import.meta.url);
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

const welcome = (config: Config): string[] => {
  const { sandbox, publicUrl } = config;
  const closed = !sandbox.openElsewhere && !isLoopbackName(config.host);
  return [
    `Kalam is ready: ${publicUrl}`,
    ...(sandbox.mail ? [`Mail stays on this machine: ${publicUrl}/sandbox/mailbox`] : []),
    ...(sandbox.payments ? ['Payments are played by the sandbox: no money moves.'] : []),
    'Make an administrator: npm run admin -- add <email>',
    ...(closed && (sandbox.mail || sandbox.payments)
      ? [
          `HOST=${config.host} lets others on your network reach the site, but not its mailbox and payment window: ` +
            'for that set ALLOW_SANDBOX=1 and SANDBOX_PASSWORD.',
        ]
      : []),
    ...findWeaknesses(config).map((line) => `Warning: ${line}.`),
  ];
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const secret = loadAuthSecret(config);
  const services = chooseServices(config, secret);
  const log = (message: string): void => console.error(message);
  const database = await openDatabase(databaseOptions(config, log));
  const mailbox = await startSandboxMail(config);
  const sender = createSmtpSender({
    smtpUrl: config.smtpUrl ?? mailbox?.smtpUrl ?? '',
    from: config.mailFrom,
  });
  const now = (): Date => new Date();
  const sandbox = sandboxOptions(config, services);
  const documents = createDocumentWriter({ program: documentProgram, warn: log });
  const app = await buildApp({
    config,
    secret,
    database,
    services,
    now,
    documents,
    webFolder,
    version: readVersion(fileURLToPath(import.meta.url)),
    mountSandbox: (on) => mountSandbox(on, sandbox),
  });
  const worker = await startBackground({ config, secret, database, services, now, documents }, sender, log);
  const stop = stopWithin(10_000, app, [
    () => worker.stop(),
    () => documents.close(),
    async () => sender.close(),
    async () => mailbox?.close(),
    () => database.close(),
  ]);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  for (const line of welcome(config)) console.log(line);
};

try {
  await start();
} catch (error) {
  console.error(explainStart(error));
  process.exit(1);
}
