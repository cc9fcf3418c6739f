import type { Config } from '../config/config.ts';
import type { DatabaseOptions } from './database.ts';

/** What the configuration says about the database. */
export const databaseOptions = (config: Config, log?: (message: string) => void): DatabaseOptions => ({
  dataDir: config.dataDir,
  ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
  // Only a pooler needs a second address.
  ...(config.directDatabaseUrl === undefined || config.directDatabaseUrl === config.databaseUrl
    ? {}
    : { directUrl: config.directDatabaseUrl }),
  ...(log === undefined ? {} : { log }),
});
