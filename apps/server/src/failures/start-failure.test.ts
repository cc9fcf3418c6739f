import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAuthSecret } from '../config/auth-secret.ts';
import { ConfigMistakes } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { explainStart } from './start-failure.ts';

const failureOf = async (act: () => unknown): Promise<string> => {
  try {
    await act();
  } catch (error) {
    return explainStart(error);
  }
  throw new Error('it did not fail');
};

describe('what an operator reads when nothing begins', () => {
  it('says that the database cannot be reached, and why', async () => {
    const open = (databaseUrl: string) => failureOf(() => openDatabase({ databaseUrl, dataDir: tmpdir() }));
    const begin = 'The database that DATABASE_URL names cannot be used:';
    expect(await open('postgres://u:p@127.0.0.1:1/x')).toBe(
      `${begin} nothing listens there. Is it running, and are host and port right?`,
    );
    expect(await open('postgres://u:p@no-such-host.invalid/x')).toContain(`${begin} its host is not known`);
  });

  it('names the folder that cannot be used', async () => {
    const file = join(tmpdir(), `kalam-start-${process.pid}`);
    writeFileSync(file, '');
    expect(await failureOf(() => loadAuthSecret({ authSecret: undefined, dataDir: file }))).toMatch(
      /^DATA_DIR cannot be used: a part of it is a file \(.*kalam-start-/,
    );
    rmSync(file);
  });

  it('names the port that is taken', async () => {
    const [first, second] = [createServer(), createServer()];
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const taken = new Promise((_, reject) => second.once('error', reject).listen(first.address()));
    expect(await failureOf(() => taken)).toContain('This port is taken by another program');
    first.close();
  });

  it('repeats mistakes of the configuration, and hides nothing of what nobody expects', () => {
    expect(explainStart(new ConfigMistakes(['PORT must be a number']))).toContain('PORT must be a number');
    expect(explainStart(new Error('unheard of'))).toContain('start-failure.test.ts');
  });
});
