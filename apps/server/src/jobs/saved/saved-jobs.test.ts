import { savedJobSchema } from '@kalam/domain/jobs/saved/saved-job-api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { users } from '../../auth/auth-tables.ts';
import { password, startTestApp, type TestBrowser } from '../../testing/test-app.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';
import { savedJobs } from '../job-tables.ts';

const server = await startTestApp();
const { db } = server.database;

const advert = {
  title: 'Accountant',
  company: 'Sample Works',
  location: 'Pune',
  description: 'Books, GST and Tally',
  employmentType: 'Full-time',
  timeAgoPosted: '2 hours ago',
  url: 'https://jobs.example/1',
  provider: 'LinkedIn',
};
const path = '/api/jobs/saved';
const whole = savedJobSchema.extend({ description: z.string() }).strict();
const save = async (browser: TestBrowser, change: object = {}) =>
  savedJobSchema.strict().parse((await browser.post(path, { ...advert, ...change })).body.job);
const list = async (browser: TestBrowser) =>
  z.array(savedJobSchema).parse((await browser.get(path)).body.jobs);
const read = async (browser: TestBrowser, id: string) =>
  whole.parse((await browser.get(`${path}/${id}`)).body.job);
const patch = (browser: TestBrowser, id: string, change: object) =>
  browser.send('PATCH', `${path}/${id}`, change);
const idOf = async (email: string): Promise<string> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? '';
};

describe('saved jobs', () => {
  it('are kept in the account without a plan, each address once, the newest first', async () => {
    const asha = await server.signedIn('asha@example.com');
    expect(await list(asha)).toEqual([]);
    const job = await save(asha);
    const { description, ...facts } = advert;
    expect(job).toMatchObject({ ...facts, status: 'saved', note: '', noteVersion: 1 });
    await patch(asha, job.id, { status: 'applied' });
    const again = await Promise.all(Array.from({ length: 5 }, () => save(asha, { title: 'Other words' })));
    expect(again.map(({ id, status }) => [id, status])).toEqual(Array(5).fill([job.id, 'applied']));
    await save(asha, { title: 'Clerk', url: 'https://jobs.example/2' });
    expect((await list(asha)).map(({ title }) => title)).toEqual(['Clerk', 'Accountant']);
    expect(await read(asha, job.id)).toMatchObject({ id: job.id, description });
  });

  it('are read like a stranger’s: plain text, web addresses alone, bounded', async () => {
    const bina = await server.signedIn('bina@example.com');
    const job = await save(bina, {
      title: '<script>1</script>Clerk <b>now</b>',
      description: `<p>${'x'.repeat(20_000)}</p>`,
      status: 'applied',
    });
    expect(job).toMatchObject({ title: 'Clerk now', status: 'applied' });
    expect((await read(bina, job.id)).description).toHaveLength(5_000);
    for (const url of ['javascript:alert(1)', 'data:text/html,1', '//jobs.example', '', 'x'.repeat(9_000)]) {
      const { status, body } = await bina.post(path, { ...advert, url });
      expect([url, status, body.code]).toEqual([url, 400, 'saved-job-address-invalid']);
    }
    expect((await bina.post(path, { ...advert, title: ' ' })).body.field).toBe('title');
    expect((await bina.post(path, { ...advert, status: 'hired' })).status).toBe(400);
    expect((await bina.post(path, { ...advert, note: 'x'.repeat(1_001) })).body.field).toBe('note');
    const long = `https://jobs.example/${'ज'.repeat(1_900)}`;
    expect((await save(bina, { url: long })).url).toBe(long);
    expect(await list(bina)).toHaveLength(2);
  });

  it('change status and note; a note written on an older one is not written over a newer one', async () => {
    const chitra = await server.signedIn('chitra@example.com');
    const job = await save(chitra);
    for (const status of ['applied', 'interview', 'offer', 'no', 'saved']) {
      const { body } = await patch(chitra, job.id, { status });
      expect(body.job).toMatchObject({ status });
    }
    expect((await patch(chitra, job.id, { status: 'hired' })).status).toBe(400);
    const write = (text: string, version: number) => patch(chitra, job.id, { note: { text, version } });
    expect((await write('Call Ravi', 1)).body.job).toMatchObject({ note: 'Call Ravi', noteVersion: 2 });
    // The answer was lost, and it is sent again.
    expect((await write('Call Ravi', 1)).body.job).toMatchObject({ note: 'Call Ravi', noteVersion: 2 });
    const stale = await write('Call Mira', 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'saved-note-changed-elsewhere']);
    const both = await Promise.all([write('One', 2), write('Two', 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write('x'.repeat(1_001), 3)).body).toMatchObject({
      code: 'saved-job-note-long',
      error: 'Please use at most 1000 characters',
    });
    expect((await patch(chitra, job.id, {})).body.job).toMatchObject({ noteVersion: 3 });
  });

  it('are removed whole, and come back as they were', async () => {
    const devi = await server.signedIn('devi@example.com');
    const job = await save(devi);
    await patch(devi, job.id, { status: 'interview', note: { text: 'Monday at 10', version: 1 } });
    await db.execute(sql`update saved_jobs set saved_at = '2026-01-02T03:04:05Z' where id = ${job.id}`);
    const { body } = await devi.send('DELETE', `${path}/${job.id}`);
    expect(await list(devi)).toEqual([]);
    const { id: _id, noteVersion: _version, statusAt: _at, ...removed } = whole.parse(body.job);
    expect(removed.description).toBe(advert.description);
    expect((await devi.post(path, removed)).body.job).toMatchObject({
      status: 'interview',
      note: 'Monday at 10',
      savedAt: '2026-01-02T03:04:05.000Z',
    });
    for (const answer of [
      await devi.send('DELETE', `${path}/${job.id}`),
      await patch(devi, job.id, { status: 'no' }),
      await devi.get(`${path}/${job.id}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'saved-job-gone']);
  });

  it('are at most 500, also when many are saved at once', async () => {
    const esha = await server.signedIn('esha@example.com');
    const userId = await idOf('esha@example.com');
    await db.execute(sql`
      insert into saved_jobs (user_id, title, company, location, description, employment_type, time_ago_posted, url, url_hash, provider)
      select ${userId}, 'T', '', '', '', '', '', 'https://jobs.example/x' || n, 'x' || n, '' from generate_series(1, 498) n`);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        esha.post(path, { ...advert, url: `https://jobs.example/at-once/${turn}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.error]).toEqual([
      409,
      'You have 500 saved jobs. Remove one to save another.',
    ]);
    expect(await list(esha)).toHaveLength(500);
  });

  it('are one person’s alone, and of nobody who is not signed in', async () => {
    const farah = await server.signedIn('farah@example.com');
    const job = await save(farah);
    const other = await server.signedIn('gita@example.com');
    expect(await list(other)).toEqual([]);
    expect((await other.get(`${path}/${job.id}`)).status).toBe(404);
    expect((await patch(other, job.id, { status: 'no' })).status).toBe(404);
    expect((await other.send('DELETE', `${path}/${job.id}`)).status).toBe(404);
    expect((await server.browser().get(path)).status).toBe(401);
    expect((await server.browser().post(path, advert)).status).toBe(401);
  });

  it('are not shown to staff', async () => {
    const jaya = await server.signedIn('jaya@example.com');
    await save(jaya, { title: 'Secret post', note: 'Secret words' });
    const staff = await signedInAdmin(server);
    expect((await staff.get(path)).status).toBe(401);
    const id = await idOf('jaya@example.com');
    for (const address of ['users?search=jaya', `users/${id}/subscriptions`, 'audit', 'grievances']) {
      const { status, body } = await staff.get(`/api/admin/${address}`);
      expect([address, status]).toEqual([address, 200]);
      expect(JSON.stringify(body)).not.toContain('Secret');
    }
  });

  it('are exported with the account and erased with it', async () => {
    const hema = await server.signedIn('hema@example.com');
    await save(hema, { note: 'Private words' });
    const { body } = await hema.get('/api/profile/export');
    expect(body.savedJobs).toMatchObject([{ ...advert, note: 'Private words', status: 'saved' }]);
    const userId = await idOf('hema@example.com');
    expect((await hema.send('DELETE', '/api/profile', { password })).status).toBe(200);
    expect(await db.select().from(savedJobs).where(eq(savedJobs.userId, userId))).toEqual([]);
  });

  it('say when they cannot be had', async () => {
    const indu = await server.signedIn('indu@example.com');
    await db.execute(sql`alter table saved_jobs rename to saved_jobs_away`);
    const answers = [await indu.get(path), await indu.post(path, advert)];
    await db.execute(sql`alter table saved_jobs_away rename to saved_jobs`);
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [503, 'Your saved jobs could not be loaded'],
      [503, 'This could not be saved'],
    ]);
  });
});
