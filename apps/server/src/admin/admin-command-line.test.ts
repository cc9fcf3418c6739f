import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { adminCommand } from './admin-command-line.ts';

const server = await startTestApp();

const command = async (line: string, input = ''): Promise<{ code: number; text: string }> => {
  const printed: string[] = [];
  const code = await adminCommand(
    line.split(' ').filter(Boolean),
    { DATABASE_URL: server.database.url },
    { print: (text) => printed.push(text), readInput: async () => input },
  );
  return { code, text: printed.join('\n') };
};

const signIn = (email: string, password: string) =>
  server.browser().post('/api/admin/auth/sign-in/email', { email, password });

describe('decisions 7 administrators on the command line, beside a running server', () => {
  it('add makes up a password that works and is shown once', async () => {
    expect((await command('list')).text).toBe('There are no administrators yet.');
    const { code, text } = await command('add First.Admin@example.com --name Asha');
    expect(code).toBe(0);
    const password = /Password \(shown this once\): (\S{20})$/.exec(text)?.[1] ?? '';
    expect((await signIn('first.admin@example.com', password)).body).toMatchObject({
      success: true,
      admin: { email: 'first.admin@example.com', name: 'Asha', status: 'active' },
    });
    expect((await command('list')).text).toMatch(
      /^first\.admin@example\.com\tactive\towner\tAsha\tlast signed in 2/,
    );
    expect((await command('add first.admin@example.com')).text).toContain('is an administrator already');
  });

  it('takes a password from standard input and does not show it', async () => {
    const { code, text } = await command('add second@example.com --password-stdin', 'typed in by hand\n');
    expect([code, text]).toEqual([0, 'second@example.com is an administrator now.']);
    expect((await signIn('second@example.com', 'typed in by hand')).status).toBe(200);
    expect(await command('add third@example.com --password-stdin', 'short')).toEqual({
      code: 1,
      text: 'The password of an administrator needs 12 characters or more.',
    });
  });

  it('disable closes the door at once, enable opens it again', async () => {
    const browser = server.browser();
    await browser.post('/api/admin/auth/sign-in/email', {
      email: 'second@example.com',
      password: 'typed in by hand',
    });
    expect((await browser.get('/api/admin/users')).status).toBe(200);
    expect((await command('disable second@example.com')).text).toBe('second@example.com is disabled.');
    expect((await browser.get('/api/admin/users')).status).toBe(403);
    expect((await command('disable second@example.com')).text).toContain('was already disabled');
    expect((await command('enable second@example.com')).code).toBe(0);
    expect((await browser.get('/api/admin/users')).status).toBe(200);
  });

  it('password lets in whoever lost theirs, and puts everybody else out', async () => {
    const browser = server.browser();
    await browser.post('/api/admin/auth/sign-in/email', {
      email: 'second@example.com',
      password: 'typed in by hand',
    });
    const { code, text } = await command('password Second@example.com');
    expect(code).toBe(0);
    const password = /signed out everywhere\.\nPassword \(shown this once\): (\S{20})$/.exec(text)?.[1] ?? '';
    expect((await browser.get('/api/admin/users')).status).toBe(401);
    expect((await signIn('second@example.com', 'typed in by hand')).status).toBe(401);
    expect((await signIn('second@example.com', password)).status).toBe(200);
    expect(await command('password second@example.com --password-stdin', 'short')).toEqual({
      code: 1,
      text: 'The password of an administrator needs 12 characters or more.',
    });
    expect((await command('password nobody@example.com')).text).toBe(
      'There is no administrator nobody@example.com.',
    );
    expect((await signIn('second@example.com', password)).status).toBe(200);
  });

  it('role gives another role, and says when no owner is left', async () => {
    expect((await command('role second@example.com finance')).text).toBe(
      'second@example.com has the role finance.',
    );
    expect((await command('role second@example.com finance')).text).toContain('had already');
    expect((await command('list')).text).toContain('second@example.com\tactive\tfinance');
    expect((await command('role first.admin@example.com reader')).text).toContain(
      'There is no active owner now',
    );
    expect((await command('role first.admin@example.com owner')).text).not.toContain('no active owner');
    expect((await command('role nobody@example.com owner')).text).toBe(
      'There is no administrator nobody@example.com.',
    );
  });

  it.each([
    '',
    'role second@example.com',
    'role second@example.com king',
    'reset-second-factor',
    'nonsense',
    'add',
    'add a@example.com b@example.com',
    'list x',
    'disable',
    'add a@example.com --root',
  ])('explains itself after "%s"', async (line) => {
    const { code, text } = await command(line);
    expect(code).toBe(1);
    expect(text).toContain('npm run admin -- add <email>');
  });

  it('names the mistake', async () => {
    expect(await command('add nobody')).toMatchObject({
      code: 1,
      text: 'Please enter a valid email address',
    });
    expect((await command('enable nobody@example.com')).text).toBe(
      'There is no administrator nobody@example.com.',
    );
  });
});
