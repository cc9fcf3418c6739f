import type { Config } from './config.ts';

/** What runs, but weaker than it could; said at every start and by `npm run doctor`, a line each. */
export const findWeaknesses = (config: Config): string[] => {
  const found = [
    config.databaseUrl !== undefined &&
      config.authSecret === undefined &&
      `AUTH_SECRET is not set, so the one in ${config.dataDir} is used: every other server on this database needs the same`,
    ...(config.onLoopback ? [] : findPublicWeaknesses(config)),
  ];
  return found.filter((line) => line !== false);
};

const findPublicWeaknesses = (config: Config): (string | false)[] => {
  const isEncrypted = config.publicUrl.startsWith('https:');
  const { sandbox } = config;
  return [
    !isEncrypted &&
      'PUBLIC_URL begins with http: passwords and resumes travel in the open. Serve it by https',
    isEncrypted &&
      config.trustedProxies.length === 0 &&
      'TRUSTED_PROXIES is not set: the proxy that speaks https counts as one visitor, and all share its limits',
    config.backup === undefined && 'BACKUP_DIR is not set: no backup is made by night',
    config.backup !== undefined &&
      config.backupPassphrase === undefined &&
      'BACKUP_PASSPHRASE is not set: whoever has a backup reads everything in it',
    (sandbox.mail || sandbox.payments) &&
      'ALLOW_SANDBOX=1: mail and payments are played for whoever has SANDBOX_PASSWORD; not for a site in use',
  ];
};
