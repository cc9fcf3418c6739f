import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp, testSecret } from '../testing/test-app.ts';
import { users } from './auth-tables.ts';
import { unsubscribeLinks } from './mail-choices.ts';

const server = await startTestApp();
const { db } = server.database;
const linksOf = async (email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const links = unsubscribeLinks('http://localhost:3000', testSecret, user?.id ?? '');
  return { ...links, token: new URL(links.pageUrl).hash.slice(1) };
};

describe('which mails a person wants', () => {
  it('is theirs to choose', async () => {
    const person = await server.signedIn('chooses@example.com');
    expect((await person.get('/api/profile/mails')).body).toMatchObject({ planReminders: true });
    expect((await person.send('PUT', '/api/profile/mails', { planReminders: false })).body).toMatchObject({
      planReminders: false,
    });
    expect((await person.get('/api/profile/mails')).body).toMatchObject({ planReminders: false });
  });

  it('a mail’s link ends them without a sign-in', async () => {
    const person = await server.signedIn('page@example.com');
    const { token } = await linksOf('page@example.com');
    expect((await server.browser().post('/api/mails/unsubscribe', { token })).status).toBe(200);
    expect((await person.get('/api/profile/mails')).body).toMatchObject({ planReminders: false });
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('a mail program ends them with one click (RFC 8058): %s', async (type, payload) => {
    const email = `${type.slice(0, 9)}@example.com`;
    const person = await server.signedIn(email.replace('/', '').toLowerCase());
    const { oneClickUrl } = await linksOf(email.replace('/', '').toLowerCase());
    const answer = await server.app.inject({
      method: 'POST',
      url: oneClickUrl.replace('http://localhost:3000', ''),
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(204);
    expect((await person.get('/api/profile/mails')).body).toMatchObject({ planReminders: false });
  });

  it('an older program that opens the address is led to the page, and nothing is ended by that', async () => {
    const person = await server.signedIn('older@example.com');
    const { oneClickUrl, pageUrl } = await linksOf('older@example.com');
    const answer = await server.app.inject({ url: oneClickUrl.replace('http://localhost:3000', '') });
    expect(answer.statusCode).toBe(303);
    expect(`http://localhost:3000${answer.headers.location}`).toBe(pageUrl);
    expect((await person.get('/api/profile/mails')).body).toMatchObject({ planReminders: true });
  });

  it('a token that was changed ends nothing', async () => {
    await server.signedIn('victim@example.com');
    const { token } = await linksOf('victim@example.com');
    for (const wrong of ['', 'x.y', `${token}x`, token.replace(/\..*/, `.${'a'.repeat(43)}`)])
      expect(await server.browser().post('/api/mails/unsubscribe', { token: wrong })).toMatchObject({
        status: 400,
        body: { code: 'unsubscribe-link-invalid' },
      });
  });
});
