import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contactSubmissions } from '../contact/contact-tables.ts';
import { password, startTestApp } from '../testing/test-app.ts';
import { users } from './auth-tables.ts';

const server = await startTestApp();
const { database, browser, mailsTo } = server;
const form = (email: string) => ({ name: 'Asha Rao', email, password, consentVersion });
const languageOf = async (email: string) =>
  (await database.db.select().from(users).where(eq(users.email, email)))[0]?.language;

describe('decision 72: mails are in the language the person last used', () => {
  it('the one of the registration', async () => {
    await browser().speak('hi').post('/api/auth/sign-up/email', form('hindi@example.com'));
    expect(await languageOf('hindi@example.com')).toBe('hi');
    expect(await mailsTo('hindi@example.com')).toMatchObject([{ kind: 'verify-email', language: 'hi' }]);
  });

  it('a taken address is written to in its owner’s, whoever typed it', async () => {
    await server.signedIn('owner@example.com');
    await browser().speak('hi').post('/api/auth/sign-up/email', form('owner@example.com'));
    expect((await mailsTo('owner@example.com'))[0]).toMatchObject({
      kind: 'already-registered',
      language: 'en',
    });
  });

  it('a change of language counts with the next page that is opened', async () => {
    const person = await server.signedIn('changes@example.com');
    expect(await languageOf('changes@example.com')).toBe('en');
    await person.speak('hi').get('/api/auth/get-session');
    expect(await languageOf('changes@example.com')).toBe('hi');
    await browser().post('/api/auth/request-password-reset', { email: 'changes@example.com' });
    expect((await mailsTo('changes@example.com'))[0]).toMatchObject({
      kind: 'reset-password',
      language: 'hi',
    });
    await person.send('POST', '/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'another password',
    });
    expect((await mailsTo('changes@example.com'))[0]).toMatchObject({
      kind: 'password-changed',
      language: 'hi',
    });
  });

  it('nothing but a language of ours is kept', async () => {
    const person = await server.signedIn('odd@example.com');
    await person.speak('xx' as 'hi').get('/api/auth/get-session');
    expect(await languageOf('odd@example.com')).toBe('en');
  });

  it('people who write to us are answered in theirs', async () => {
    const visitor = browser().speak('hi');
    await visitor.post('/api/contact/submit', {
      name: 'Asha',
      email: 'writes@example.com',
      subject: 'Question',
      message: 'How do I change the template of my resume?',
      spamScore: 0,
    });
    expect((await mailsTo('writes@example.com'))[0]).toMatchObject({ language: 'hi' });
    const [message] = await database.db.select().from(contactSubmissions);
    expect(message?.language).toBe('hi');
  });
});
