import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { databaseOptions } from '../database/database-options.ts';
import { ownAddress } from '../dependencies.ts';
import { explainStart } from '../failures/start-failure.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkQueue } from './check-queue.ts';
import { checkSite } from './check-site.ts';
import { type Finding, fault } from './finding.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export interface Surroundings {
  readonly print: (line: string) => void;
  readonly version: string;
  readonly now?: () => Date;
  /** Name servers to ask instead of the machine's. */
  readonly nameServers?: readonly string[];
  readonly trusted?: string;
}

const usage = `npm run doctor [-- --json] [-- --dkim <selector>]
  looks at a site that runs and says of each part whether it is well; ends with 1 when something is at fault`;

const parse = (args: readonly string[]): { json: boolean; selector: string | undefined } | undefined => {
  try {
    const options = { json: { type: 'boolean' }, dkim: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const { dkim } = values;
    if (dkim !== undefined && !/^[\w-]+(?:\.[\w-]+)*$/.test(dkim)) return undefined;
    return { json: values.json ?? false, selector: dkim };
  } catch {
    return undefined;
  }
};

const askResolver = ({ nameServers }: Surroundings): Resolver => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (nameServers !== undefined) resolver.setServers(nameServers);
  return resolver;
};

const examineDatabase = async (config: Config, now: () => Date): Promise<readonly Finding[]> => {
  let database: Database | undefined;
  try {
    database = await openDatabase({ ...databaseOptions(config), migrate: false, maxConnections: 2 });
    const findings = await checkDatabase(database.pool, now);
    // Without this version's tables there is no queue to read.
    const isUsable = findings.every(({ check, level }) => check === 'clock' || level === 'ok');
    return isUsable ? [...findings, ...(await checkQueue(database.db, now()))] : findings;
  } catch (error) {
    return [fault('database', explainStart(error), 'Nothing works without it')];
  } finally {
    await database?.close();
  }
};

const examine = async (
  variables: Variables,
  selector: string | undefined,
  surroundings: Surroundings,
): Promise<readonly Finding[]> => {
  const now = surroundings.now ?? (() => new Date());
  const { config, findings } = checkConfiguration(variables);
  if (config === undefined) return findings;
  const { publicUrl, mailFrom } = config;
  const site = {
    publicUrl,
    ownUrl: ownAddress(config),
    version: surroundings.version,
    now,
    ...(surroundings.trusted === undefined ? {} : { trusted: surroundings.trusted }),
  };
  return [
    ...findings,
    ...(await examineDatabase(config, now)),
    ...(await checkDisk(config, now())),
    ...(await checkSite(site)),
    // Mail that stays on this machine has no sender that others would look up.
    ...(config.sandbox.mail ? [] : await checkMail({ mailFrom, selector }, askResolver(surroundings))),
  ];
};

const marks = { ok: '✓', warning: '!', fault: '✗' } as const;

const lineOf = ({ check, level, text, advice }: Finding): string =>
  `${marks[level]} ${level.padEnd(7)} ${check}: ${text}${advice === undefined ? '' : `\n            ${advice}.`}`;

/** Looks at a running site and says of each part whether it is well. */
export const doctorCommand = async (
  args: readonly string[],
  variables: Variables,
  surroundings: Surroundings,
): Promise<number> => {
  const { print } = surroundings;
  const wish = parse(args);
  if (wish === undefined) {
    print(usage);
    return 64;
  }
  const findings = await examine(variables, wish.selector, surroundings);
  const count = (level: Finding['level']): number => findings.filter((one) => one.level === level).length;
  const faults = count('fault');
  if (wish.json)
    print(
      JSON.stringify(
        { version: surroundings.version, faults, warnings: count('warning'), findings },
        null,
        2,
      ),
    );
  else {
    for (const finding of findings) print(lineOf(finding));
    print(`${count('ok')} well, ${count('warning')} to look at, ${faults} at fault.`);
  }
  return faults === 0 ? 0 : 1;
};
