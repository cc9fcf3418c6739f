import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';

/** Everything the server is made of that tests or the start may choose. */
export interface Dependencies {
  readonly config: Config;
  readonly secret: string;
  readonly database: Pick<Database, 'db' | 'pool' | 'listen' | 'ping'>;
  readonly now: () => Date;
  /** Folder of the built web app. */
  readonly webFolder: string;
  readonly logStream?: { write(line: string): void } | undefined;
  readonly requestsPerMinute?: number | undefined;
  /** Mounts the stand-ins of outside services that are not configured. */
  readonly mountSandbox?: ((app: FastifyInstance) => Promise<void>) | undefined;
}
