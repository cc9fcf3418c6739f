import { describe, expect, it } from 'vitest';
import { password, startTestApp, TestBrowser } from '../testing/test-app.ts';
import { givePlan, newResume, savedBy, savedSample, subscriber, userIdOf } from '../testing/test-resumes.ts';
import { createSweepResumes } from './resume-tasks.ts';

const day = 86_400_000;
let clock: Date | undefined;
const now = (): Date => clock ?? new Date();
const server = await startTestApp({ now });
const { pool, db } = server.database;

const rose = {
  font: 'playfair',
  fontSize: 'large',
  spacing: 'spacious',
  colorScheme: { primary: '#e11d48', secondary: '#fecdd3' },
};
const allowances = async (email: string) => {
  const { rows } = await pool.query(
    'select resumes_remaining as resumes, formats_remaining as formats from subscriptions where user_id = $1 and replaced_at is null',
    [await userIdOf(server, email)],
  );
  return rows[0];
};
const end = async (email: string): Promise<void> => {
  await pool.query(
    `update subscriptions set start_date = now() - interval '9 months', end_date = now() - interval '1 second' where user_id = $1`,
    [await userIdOf(server, email)],
  );
};
const onSecondServer = async (email: string): Promise<TestBrowser> => {
  const browser = new TestBrowser(await server.another());
  await browser.post('/api/auth/sign-in/email', { email, password });
  return browser;
};

describe('decisions 10 editing', () => {
  it('changes any part, costs nothing and counts a version', async () => {
    const asha = await subscriber(server, 'asha@example.com', 'pro');
    const { id } = await savedBy(asha);
    const renamed = await asha.send('PUT', `/api/resumes/${id}`, { version: 1, name: ' New name ' });
    expect(renamed.body.resume).toMatchObject({ name: 'New name', version: 2, template: 'modern' });
    const summary = `${savedSample.summary} More of it.`;
    const edited = await asha.send('PUT', `/api/resumes/${id}`, {
      version: 2,
      template: 'executive',
      data: { ...savedSample, summary },
    });
    expect(edited.body.resume).toMatchObject({ name: 'New name', version: 3, template: 'executive' });
    expect((await asha.get(`/api/resumes/${id}`)).body.resume).toMatchObject({ data: { summary } });
    expect(await allowances('asha@example.com')).toEqual({ resumes: 4, formats: 25 });
  });

  it('409 when it was changed elsewhere, and nothing is overwritten', async () => {
    const here = await subscriber(server, 'tabs@example.com', 'pro');
    const there = await onSecondServer('tabs@example.com');
    const { id } = await savedBy(here);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        (place % 2 === 0 ? here : there).send('PUT', `/api/resumes/${id}`, {
          version: 1,
          name: `Name ${place}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(19);
    expect(lost[0]?.body).toMatchObject({
      code: 'resume-changed-elsewhere',
      error:
        'This resume was changed in another tab or on another device. Open the newer version, or save yours as a copy.',
    });
    const [won] = answers.filter(({ status }) => status === 200);
    expect(won?.body.resume).toMatchObject({ version: 2 });
    expect((await there.get(`/api/resumes/${id}`)).body.resume).toMatchObject(won?.body.resume as object);
  });

  it('an edit whose answer was lost is done already when it is sent again', async () => {
    const again = await subscriber(server, 'again@example.com', 'pro');
    const { id } = await savedBy(again);
    const edit = { version: 1, name: 'Second', data: savedSample };
    await again.send('PUT', `/api/resumes/${id}`, edit);
    const answer = await again.send('PUT', `/api/resumes/${id}`, edit);
    expect(answer).toMatchObject({ status: 200, body: { resume: { version: 2, name: 'Second' } } });
  });

  it('goes on when the resumes are used up', async () => {
    const used = await subscriber(server, 'used@example.com', 'basic');
    const { id } = await savedBy(used);
    const answer = await used.send('PUT', `/api/resumes/${id}`, { version: 1, name: 'Still mine' });
    expect(answer.status).toBe(200);
  });

  it('decisions 39 asks for a plan after the end date; reading and downloading go on', async () => {
    const late = await subscriber(server, 'late@example.com', 'pro');
    const { id } = await savedBy(late);
    await end('late@example.com');
    expect(await late.send('PUT', `/api/resumes/${id}`, { version: 1, name: 'No' })).toMatchObject({
      status: 422,
      body: { error: 'No active subscription found' },
    });
    expect((await late.send('PUT', `/api/resumes/${id}/formatting`, { formatting: rose })).body.code).toBe(
      'subscription-none',
    );
    expect((await late.get(`/api/resumes/${id}`)).status).toBe(200);
    expect((await late.get(`/api/resumes/${id}/downloads?format=docx`)).status).toBe(200);
    expect((await late.post(`/api/resumes/${id}/downloads`)).body.downloadCount).toBe(1);
    await givePlan(server, 'late@example.com', 'basic');
    expect(
      (await late.send('PUT', `/api/resumes/${id}`, { version: 1, name: 'Yes' })).body.resume,
    ).toMatchObject({
      name: 'Yes',
      planUsed: 'pro',
    });
  });

  it.each([
    [{ version: 1, name: ' ' }, 'name', 'Please enter a name for your resume'],
    [{ version: 1, template: '' }, 'template', 'Invalid template: '],
    [
      { version: 1, data: { ...savedSample, summary: 'Short.' } },
      'data.summary',
      'Description should be at least 50 characters',
    ],
    [{ name: 'A' }, 'version', 'Please check this field'],
  ])('refuses $1: $2', async (edit, field, error) => {
    const email = `edit.${field.replaceAll('.', '')}@example.com`;
    const person = await subscriber(server, email, 'pro');
    const { id } = await savedBy(person);
    const answer = await person.send('PUT', `/api/resumes/${id}`, edit);
    expect(answer).toMatchObject({ status: 400, body: { field, error } });
  });
});

describe('S2 §4 formatting', () => {
  it('costs a change only when something really changed', async () => {
    const asha = await subscriber(server, 'style@example.com', 'pro');
    const { id, formatting, version } = await savedBy(asha);
    const put = (wanted: unknown) =>
      asha.send('PUT', `/api/resumes/${id}/formatting`, { formatting: wanted });
    expect((await put(formatting)).body).toMatchObject({ formatsRemaining: 25 });
    expect((await put(rose)).body).toMatchObject({
      formatsRemaining: 24,
      resume: { formatting: rose, version },
    });
    expect((await put(rose)).body).toMatchObject({ formatsRemaining: 24 });
    expect(await allowances('style@example.com')).toEqual({ resumes: 4, formats: 24 });
    expect((await asha.get(`/api/resumes/${id}`)).body.resume).toMatchObject({ formatting: rose });
  });

  it('is refused at 0, also when many come at once over two servers', async () => {
    const here = await subscriber(server, 'many@example.com', 'pro');
    const there = await onSecondServer('many@example.com');
    const { id } = await savedBy(here);
    await pool.query('update subscriptions set formats_remaining = 3 where user_id = $1', [
      await userIdOf(server, 'many@example.com'),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        (place % 2 === 0 ? here : there).send('PUT', `/api/resumes/${id}/formatting`, {
          formatting: { ...rose, colorScheme: { primary: `#0000${10 + place}`, secondary: '#ffffff' } },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refusals = answers.filter(({ status }) => status === 422);
    expect(refusals).toHaveLength(27);
    expect(refusals[0]?.body.error).toBe('No format changes remaining in your subscription');
    expect(await allowances('many@example.com')).toMatchObject({ formats: 0 });
  });

  it('is unlimited on enterprise', async () => {
    const big = await subscriber(server, 'big@example.com', 'enterprise');
    const { id } = await savedBy(big);
    const answer = await big.send('PUT', `/api/resumes/${id}/formatting`, { formatting: rose });
    expect(answer.body).toMatchObject({ formatsRemaining: -1, resume: { formatting: rose } });
  });

  it('S2 §5 is refused for a resume made on basic, whatever plan runs now', async () => {
    const basic = await subscriber(server, 'basic@example.com', 'basic');
    const { id } = await savedBy(basic);
    await givePlan(server, 'basic@example.com', 'enterprise');
    expect(await basic.send('PUT', `/api/resumes/${id}/formatting`, { formatting: rose })).toMatchObject({
      status: 403,
      body: { error: 'Formatting is not available for resumes created with Basic plan' },
    });
  });

  it('S1 §8: says what failed when the change cannot be written, and costs nothing', async () => {
    const email = 'unwritten@example.com';
    const browser = await subscriber(server, email, 'pro');
    const { id } = await savedBy(browser);
    await pool.query(
      "alter table resumes add constraint no_large check (formatting->>'fontSize' <> 'large') not valid",
    );
    const { status, body } = await browser.send('PUT', `/api/resumes/${id}/formatting`, { formatting: rose });
    await pool.query('alter table resumes drop constraint no_large');
    expect([status, body.error]).toEqual([500, 'Failed to update resume formatting']);
    expect(await allowances(email)).toEqual({ resumes: 4, formats: 25 });
  });

  it('refuses what is no formatting', async () => {
    const odd = await subscriber(server, 'odd@example.com', 'pro');
    const { id } = await savedBy(odd);
    const answer = await odd.send('PUT', `/api/resumes/${id}/formatting`, {
      formatting: { ...rose, font: 'comic' },
    });
    expect(answer).toMatchObject({ status: 400, body: { field: 'formatting.font' } });
  });
});

describe('S1 §4 §7, S2 §5 downloads', () => {
  it('are counted without a body, each once', async () => {
    const asha = await subscriber(server, 'count@example.com', 'pro');
    const { id, updatedAt } = await savedBy(asha);
    const bare = await asha.send('POST', `/api/resumes/${id}/downloads`);
    expect(bare).toMatchObject({ status: 200, body: { downloadCount: 1 } });
    await Promise.all(
      Array.from({ length: 20 }, () => asha.post(`/api/resumes/${id}/downloads`, { format: 'docx' })),
    );
    const { resumes } = (await asha.get('/api/resumes')).body as { resumes: unknown[] };
    expect(resumes).toMatchObject([{ id, downloadCount: 21, updatedAt }]);
  });

  it('DOCX only for resumes made on pro and higher; a refused one is not counted', async () => {
    const basic = await subscriber(server, 'pdf@example.com', 'basic');
    const { id } = await savedBy(basic);
    await givePlan(server, 'pdf@example.com', 'pro');
    expect((await basic.get(`/api/resumes/${id}/downloads`)).body).toEqual({ success: true, format: 'pdf' });
    const refusal = {
      status: 403,
      body: { error: 'DOCX format is only available for resumes created with Pro plan or higher.' },
    };
    expect(await basic.get(`/api/resumes/${id}/downloads?format=docx`)).toMatchObject(refusal);
    expect(await basic.post(`/api/resumes/${id}/downloads`, { format: 'docx' })).toMatchObject(refusal);
    expect((await basic.post(`/api/resumes/${id}/downloads`, { format: 'pdf' })).body.downloadCount).toBe(1);
    expect((await basic.get(`/api/resumes/${id}/downloads?format=exe`)).status).toBe(400);
  });
});

describe('the list', () => {
  it('S2 §7 is one’s own, newest first, without contents', async () => {
    const asha = await subscriber(server, 'list@example.com', 'pro');
    for (const name of ['First', 'Second', 'Third']) await savedBy(asha, { name });
    const { resumes } = (await asha.get('/api/resumes')).body as { resumes: { name: string }[] };
    expect(resumes.map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
    for (const resume of resumes) expect(resume).not.toHaveProperty('data');
  });
});

describe('deleting', () => {
  it('S2 §7 takes a resume away and gives it back, at no cost', async () => {
    const asha = await subscriber(server, 'undo@example.com', 'pro');
    const { id } = await savedBy(asha);
    expect((await asha.send('DELETE', `/api/resumes/${id}`)).body).toEqual({ success: true });
    expect((await asha.send('DELETE', `/api/resumes/${id}`)).status).toBe(200);
    expect((await asha.get('/api/resumes')).body.resumes).toEqual([]);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { version: 1, name: 'A' }],
      ['PUT', '/formatting', { formatting: rose }],
      ['GET', '/downloads', undefined],
      ['POST', '/downloads', {}],
    ] as const) {
      expect((await asha.send(method, `/api/resumes/${id}${path}`, body)).status).toBe(404);
    }
    const back = await asha.post(`/api/resumes/${id}/restore`);
    expect(back.body.resume).toMatchObject({ id, status: 'active', version: 1 });
    expect((await asha.post(`/api/resumes/${id}/restore`)).status).toBe(200);
    expect((await asha.get(`/api/resumes/${id}`)).status).toBe(200);
    expect(await allowances('undo@example.com')).toEqual({ resumes: 4, formats: 25 });
  });

  it('is for good after a day', async () => {
    const asha = await subscriber(server, 'gone@example.com', 'pro');
    const kept = await savedBy(asha);
    const deleted = await savedBy(asha);
    await asha.send('DELETE', `/api/resumes/${deleted.id}`);
    const sweep = createSweepResumes({ db, now });
    try {
      const moment = Date.now();
      clock = new Date(moment + day - 60_000);
      await sweep();
      expect((await pool.query('select 1 from resumes where id = $1', [deleted.id])).rows).toHaveLength(1);
      clock = new Date(moment + day + 60_000);
      await sweep();
    } finally {
      clock = undefined;
    }
    expect((await asha.post(`/api/resumes/${deleted.id}/restore`)).status).toBe(404);
    expect((await asha.get(`/api/resumes/${kept.id}`)).status).toBe(200);
  });
});

describe('other people’s resumes', () => {
  it('are not there, for every verb', async () => {
    const owner = await subscriber(server, 'owner@example.com', 'pro');
    const { id } = await savedBy(owner);
    const stranger = await subscriber(server, 'stranger@example.com', 'pro');
    for (const wanted of [id, 'no-such-id']) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PUT', '', { version: 1, name: 'Mine now' }],
        ['DELETE', '', undefined],
        ['POST', '/restore', {}],
        ['PUT', '/formatting', { formatting: rose }],
        ['GET', '/downloads', undefined],
        ['POST', '/downloads', {}],
        ['POST', '/downloads', { format: 'pdf' }],
      ] as const) {
        expect(await stranger.send(method, `/api/resumes/${wanted}${path}`, body)).toMatchObject({
          status: 404,
          body: { success: false, code: 'not-found' },
        });
      }
    }
    expect((await stranger.get('/api/resumes')).body.resumes).toEqual([]);
    expect((await owner.get(`/api/resumes/${id}`)).body.resume).toMatchObject({
      name: newResume().name,
      downloadCount: 0,
      version: 1,
    });
  });
});
