import { parseArgs } from 'node:util';
import { isStaffRole, type StaffRole, staffRoles } from '@kalam/domain/admin/permissions';
import { readConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { databaseOptions } from '../database/database-options.ts';
import { explainStart } from '../failures/start-failure.ts';
import {
  addAdmin,
  CommandMistake,
  hasActiveOwner,
  listAdmins,
  removeSecondFactor,
  setAdminPassword,
  setAdminRole,
  setAdminStatus,
} from './admin-accounts.ts';

const usage = `Administrators of Kalam:
  npm run admin -- add <email> [--name <name>] [--role <role>] [--password-stdin]
  npm run admin -- list
  npm run admin -- disable <email>
  npm run admin -- enable <email>
  npm run admin -- role <email> <role>
  npm run admin -- password <email> [--password-stdin]
  npm run admin -- reset-second-factor <email>

Roles: ${staffRoles.join(', ')}; an owner unless another is given.
"add" and "password" make up a strong password and show it once, unless one is given on standard input.`;

interface Terminal {
  readonly print: (line: string) => void;
  readonly readInput: () => Promise<string>;
}

interface Wanted {
  readonly verb: string;
  readonly email: string;
  readonly name: string | undefined;
  readonly role: StaffRole;
  readonly passwordFromInput: boolean;
}

const parse = (args: readonly string[]): Wanted => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
    });
    const [verb = '', email = '', ...rest] = positionals;
    const needsEmail = ['add', 'disable', 'enable', 'password', 'role', 'reset-second-factor'].includes(verb);
    if (
      rest.length !== (verb === 'role' ? 1 : 0) ||
      (verb !== 'list' && !needsEmail) ||
      (email !== '') !== needsEmail
    ) {
      throw new CommandMistake(usage);
    }
    const { name } = values;
    const { role = rest[0] ?? 'owner' } = values;
    if (!isStaffRole(role)) throw new CommandMistake(usage);
    return { verb, email, name, role, passwordFromInput: values['password-stdin'] ?? false };
  } catch (error) {
    if (error instanceof CommandMistake) throw error;
    throw new CommandMistake(usage);
  }
};

const givenPassword = async (
  { passwordFromInput }: Wanted,
  { readInput }: Terminal,
): Promise<string | undefined> => (passwordFromInput ? (await readInput()).replace(/\r?\n$/, '') : undefined);

const showGenerated = (generated: string | undefined, { print }: Terminal): void => {
  if (generated !== undefined) print(`Password (shown this once): ${generated}`);
};

const warnWithoutOwner = async (db: Db, { print }: Terminal): Promise<void> => {
  if (await hasActiveOwner(db)) return;
  print(
    'There is no active owner now: nobody can appoint others. Make one: npm run admin -- role <email> owner',
  );
};

const run = async (db: Db, site: string, wanted: Wanted, terminal: Terminal): Promise<void> => {
  const { verb, email } = wanted;
  const now = new Date();
  if (verb === 'list') {
    const found = await listAdmins(db);
    if (found.length === 0) terminal.print('There are no administrators yet.');
    for (const { email: address, name, status, role, lastLoginAt } of found) {
      const seen = lastLoginAt === null ? 'never signed in' : `last signed in ${lastLoginAt.toISOString()}`;
      terminal.print(`${address}\t${status ?? 'no admin record'}\t${role ?? 'no role'}\t${name}\t${seen}`);
    }
  } else if (verb === 'add') {
    const password = await givenPassword(wanted, terminal);
    const { name, role } = wanted;
    const { email: address, generated } = await addAdmin(db, { email, name, password, role }, now);
    terminal.print(`${address} is an administrator now.`);
    showGenerated(generated, terminal);
  } else if (verb === 'password') {
    const password = await givenPassword(wanted, terminal);
    const { email: address, generated } = await setAdminPassword(db, email, password, now);
    terminal.print(`${address} has a new password, and is signed out everywhere.`);
    showGenerated(generated, terminal);
  } else if (verb === 'role') {
    const { email: address, changed } = await setAdminRole(db, email, wanted.role, now);
    terminal.print(`${address} ${changed ? 'has' : 'had already'} the role ${wanted.role}.`);
    await warnWithoutOwner(db, terminal);
  } else if (verb === 'reset-second-factor') {
    const { email: address, changed } = await removeSecondFactor(db, site, email, now);
    terminal.print(
      changed
        ? `${address} has no second factor any more, and is signed out everywhere.`
        : `${address} has no second factor.`,
    );
  } else {
    const status = verb === 'enable' ? 'active' : 'disabled';
    const { email: address, changed } = await setAdminStatus(db, email, status, now);
    terminal.print(
      `${address} ${changed ? 'is' : 'was already'} ${status === 'active' ? 'enabled' : 'disabled'}.`,
    );
    await warnWithoutOwner(db, terminal);
  }
};

/** Runs one command on the configured database, also beside a running server. */
export const adminCommand = async (
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> => {
  try {
    const wanted = parse(args);
    const config = readConfig(variables);
    const database = await openDatabase({ ...databaseOptions(config), maxConnections: 2 });
    try {
      await run(database.db, config.publicUrl, wanted, terminal);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    terminal.print(error instanceof CommandMistake ? error.message : explainStart(error));
    return 1;
  }
};
