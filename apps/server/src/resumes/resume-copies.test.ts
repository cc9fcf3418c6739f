import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import type { CopySummary, ParentView } from '@kalam/domain/resumes/variants/copy-model';
import { changesOf } from '@kalam/domain/resumes/variants/parent-changes';
import { takeChanges } from '@kalam/domain/resumes/variants/take-changes';
import { describe, expect, it } from 'vitest';
import { startTestApp, type TestBrowser } from '../testing/test-app.ts';
import { pngUrl, savedBy, savedSample, subscriber, userIdOf } from '../testing/test-resumes.ts';
import { createSweepResumes } from './resume-tasks.ts';

const day = 86_400_000;
let clock: Date | undefined;
const now = (): Date => clock ?? new Date();
const server = await startTestApp({ now });
const { pool, db } = server.database;

const job = { title: 'Accounts Executive', company: 'Meridian', url: 'https://jobs.example.com/17' };

const copyOf = async (browser: TestBrowser, id: string, change: Record<string, unknown> = {}) => {
  const { status, body } = await browser.post(`/api/resumes/${id}/copies`, {
    name: 'For Meridian',
    job,
    ...change,
  });
  if (status !== 200) throw new Error(`copying answered ${status} ${JSON.stringify(body)}`);
  return body.resume as { id: string; version: number; copy: CopySummary };
};
const edit = async (
  browser: TestBrowser,
  id: string,
  version: number,
  data: Partial<SavedResume>,
  more = {},
) => browser.send('PUT', `/api/resumes/${id}`, { version, data: { ...savedSample, ...data }, ...more });
const parentOf = async (browser: TestBrowser, id: string): Promise<ParentView> =>
  (await browser.get(`/api/resumes/${id}/parent`)).body.parent as ParentView;
const dataOf = async (browser: TestBrowser, id: string): Promise<SavedResume> =>
  ((await browser.get(`/api/resumes/${id}`)).body.resume as { data: SavedResume }).data;
/** As a screen finds out what is offered. */
const offered = async (browser: TestBrowser, id: string) => {
  const { base, data: parent } = await parentOf(browser, id);
  const relation = { base, parent, copy: await dataOf(browser, id) };
  return { relation, ids: changesOf(relation).map(({ id: change }) => change) };
};
const copyCard = async (browser: TestBrowser, id: string): Promise<CopySummary | undefined> => {
  const { body } = await browser.get('/api/resumes');
  return (body.resumes as { id: string; copy?: CopySummary }[]).find((card) => card.id === id)?.copy;
};
const decide = async (browser: TestBrowser, id: string, decision: Record<string, unknown>) => {
  const { version, agreement } = await parentOf(browser, id);
  return browser.send('PUT', `/api/resumes/${id}/parent`, { version, agreement, ...decision });
};

const summary = `${savedSample.summary} And more of it.`;
const personalInfo = { ...savedSample.personalInfo, location: 'Pune' };

describe('a copy for a job', () => {
  it('S1 §4 costs one resume and no format change, and keeps the look, the pictures and the link', async () => {
    const asha = await subscriber(server, 'asha@example.com', 'pro');
    const formatting = {
      font: 'playfair',
      fontSize: 'large',
      spacing: 'spacious',
      colorScheme: { primary: '#e11d48', secondary: '#fecdd3' },
    };
    const parent = await savedBy(asha, { data: { ...savedSample, signature: pngUrl('asha') }, formatting });
    const copy = await copyOf(asha, parent.id);
    expect(copy).toMatchObject({
      version: 1,
      template: 'modern',
      formatting,
      copy: { parent: { id: parent.id, name: 'My resume' }, job, isBehind: false },
    });
    expect(await dataOf(asha, copy.id)).toEqual(await dataOf(asha, parent.id));
    const { rows } = await pool.query(
      `select resumes_remaining as resumes, formats_remaining as formats,
        (select count(*)::int from resume_images where resume_id = $2) as pictures
       from subscriptions where user_id = $1 and replaced_at is null`,
      [await userIdOf(server, 'asha@example.com'), copy.id],
    );
    expect(rows[0]).toEqual({ resumes: 3, formats: 24, pictures: 1 });
    expect(await copyCard(asha, parent.id)).toBeUndefined();
  });

  it('pressed twice is made once, and used up means none is made', async () => {
    const twice = await subscriber(server, 'twice@example.com', 'premium');
    const { id } = await savedBy(twice);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => copyOf(twice, id, { saveKey: 'one press' })),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    const used = await subscriber(server, 'used@example.com', 'basic');
    const only = await savedBy(used);
    expect(await used.post(`/api/resumes/${only.id}/copies`, { name: 'One more' })).toMatchObject({
      status: 422,
      body: { code: 'subscription-no-resumes' },
    });
  });

  it.each([
    [{ name: ' ' }, 'name', 'resume-name-required'],
    [{ job: { title: 'a'.repeat(201) } }, 'job.title', 'text-too-long'],
    [{ job: { url: 'javascript:alert(1)' } }, 'job.url', 'url-scheme'],
  ])('refuses %j', async (change, field, code) => {
    const picky = await subscriber(server, `${field}@example.com`, 'pro');
    const { id } = await savedBy(picky);
    const answer = await picky.post(`/api/resumes/${id}/copies`, { name: 'Copy', ...change });
    expect(answer).toMatchObject({ status: 400, body: { code, field } });
  });

  it('is nobody else’s affair', async () => {
    const owner = await subscriber(server, 'owner@example.com', 'pro');
    const other = await subscriber(server, 'other@example.com', 'pro');
    const parent = await savedBy(owner);
    const copy = await copyOf(owner, parent.id);
    const strange = await Promise.all([
      other.post(`/api/resumes/${parent.id}/copies`, { name: 'Mine now' }),
      other.get(`/api/resumes/${copy.id}/parent`),
      other.send('PUT', `/api/resumes/${copy.id}/parent`, {
        version: 1,
        agreement: 0,
        declined: ['summary'],
      }),
      owner.get(`/api/resumes/${parent.id}/parent`),
      server.browser().post(`/api/resumes/${parent.id}/copies`, { name: 'x' }),
    ]);
    expect(strange.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401]);
  });
});

describe('a change in the parent', () => {
  it('is offered and changes nothing by itself; taken by an edit it is settled, taken back it is offered again', async () => {
    const meera = await subscriber(server, 'meera@example.com', 'pro');
    const parent = await savedBy(meera);
    const copy = await copyOf(meera, parent.id);
    await edit(meera, parent.id, 1, { summary, personalInfo });
    expect(await dataOf(meera, copy.id)).toEqual(savedSample);
    expect(await copyCard(meera, copy.id)).toMatchObject({ isBehind: true });
    const { relation, ids } = await offered(meera, copy.id);
    expect(ids).toEqual(['personalInfo.location', 'summary']);

    const taken = takeChanges(relation, ids);
    const answer = await edit(meera, copy.id, 1, taken);
    expect(answer.body.resume).toMatchObject({ version: 2, copy: { isBehind: false } });
    expect((await offered(meera, copy.id)).ids).toEqual([]);

    const back = await edit(meera, copy.id, 2, savedSample, { undoes: true });
    expect(back.body.resume).toMatchObject({ version: 3, copy: { isBehind: true } });
    expect((await offered(meera, copy.id)).ids).toEqual(ids);
  });

  it('declined is not offered until it changes again; the decision can be taken back', async () => {
    const ravi = await subscriber(server, 'ravi@example.com', 'pro');
    const parent = await savedBy(ravi);
    const copy = await copyOf(ravi, parent.id);
    await edit(ravi, parent.id, 1, { summary, personalInfo });
    const declined = await decide(ravi, copy.id, { declined: ['summary'] });
    expect(declined.body.resume).toMatchObject({ version: 1, copy: { isBehind: true } });
    expect((await offered(ravi, copy.id)).ids).toEqual(['personalInfo.location']);
    await decide(ravi, copy.id, { undo: true });
    expect((await offered(ravi, copy.id)).ids).toEqual(['personalInfo.location', 'summary']);
    const all = await decide(ravi, copy.id, { declined: ['personalInfo.location', 'summary'] });
    expect(all.body.resume).toMatchObject({ copy: { isBehind: false } });
    await edit(ravi, parent.id, 2, { summary: `${summary} Again.`, personalInfo });
    expect((await offered(ravi, copy.id)).ids).toEqual(['summary']);
    expect(await dataOf(ravi, copy.id)).toEqual(savedSample);
  });

  it('409 for a decision on what has moved on, and nothing is settled', async () => {
    const tabs = await subscriber(server, 'tabs@example.com', 'pro');
    const parent = await savedBy(tabs);
    const copy = await copyOf(tabs, parent.id);
    await edit(tabs, parent.id, 1, { summary, personalInfo });
    const seen = await parentOf(tabs, copy.id);
    const decision = { version: seen.version, agreement: seen.agreement, declined: ['summary'] };
    const put = () => tabs.send('PUT', `/api/resumes/${copy.id}/parent`, decision);
    const answers = await Promise.all(Array.from({ length: 8 }, put));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'parent-changed-again',
      error: 'The original has changed again. Please look at what is new.',
    });
    await edit(tabs, parent.id, 2, { summary: `${summary} Later.`, personalInfo });
    expect((await put()).status).toBe(409);
    expect((await offered(tabs, copy.id)).ids).toEqual(['personalInfo.location', 'summary']);
  });

  it('asks for a plan that runs, as editing does (decisions 39)', async () => {
    const late = await subscriber(server, 'late@example.com', 'pro');
    const parent = await savedBy(late);
    const copy = await copyOf(late, parent.id);
    await pool.query(
      `update subscriptions set start_date = now() - interval '9 months', end_date = now() - interval '1 second' where user_id = $1`,
      [await userIdOf(server, 'late@example.com')],
    );
    expect((await decide(late, copy.id, { declined: [] })).body.code).toBe('subscription-none');
    expect((await late.post(`/api/resumes/${parent.id}/copies`, { name: 'No' })).body.code).toBe(
      'subscription-none',
    );
  });
});

describe('a parent that goes', () => {
  it('leaves its copy alone, is its parent again when restored, and takes its words along when it is gone', async () => {
    const nila = await subscriber(server, 'nila@example.com', 'pro');
    const parent = await savedBy(nila);
    const copy = await copyOf(nila, parent.id);
    await edit(nila, parent.id, 1, { summary });
    await nila.send('DELETE', `/api/resumes/${parent.id}`);
    expect(await copyCard(nila, copy.id)).toEqual({ parent: null, job, isBehind: false });
    expect((await nila.get(`/api/resumes/${copy.id}/parent`)).status).toBe(404);
    await nila.post(`/api/resumes/${parent.id}/restore`, {});
    expect(await copyCard(nila, copy.id)).toMatchObject({ parent: { id: parent.id }, isBehind: true });
    expect((await offered(nila, copy.id)).ids).toEqual(['summary']);

    await nila.send('DELETE', `/api/resumes/${parent.id}`);
    clock = new Date(Date.now() + 2 * day);
    await createSweepResumes({ db, now })();
    clock = undefined;
    const { rows } = await pool.query(
      'select parent_id, base, base_before from resume_copies where resume_id = $1',
      [copy.id],
    );
    expect(rows).toEqual([{ parent_id: null, base: null, base_before: null }]);
    expect(await copyCard(nila, copy.id)).toEqual({ parent: null, job, isBehind: false });
    const answer = await edit(nila, copy.id, 1, { personalInfo });
    expect(answer.status).toBe(200);
  });

  it('with the account: the link is in the export, and gone with the person', async () => {
    const email = 'leaving@example.com';
    const leaving = await subscriber(server, email, 'pro');
    const parent = await savedBy(leaving);
    const copy = await copyOf(leaving, parent.id);
    const { body } = await leaving.get('/api/profile/export');
    expect((body.resumes as { id: string }[]).find(({ id }) => id === copy.id)).toMatchObject({
      copy: { parentId: parent.id, job, parent: { summary: savedSample.summary } },
    });
    await pool.query('delete from users where email = $1', [email]);
    const { rows } = await pool.query('select 1 from resume_copies where resume_id = $1', [copy.id]);
    expect(rows).toEqual([]);
  });
});
