import { colorSchemes, defaultFormatting } from '@kalam/domain/resumes/formatting';
import { describe, expect, it } from 'vitest';
import { startTestApp, type TestBrowser } from '../testing/test-app.ts';
import { newResume, savedBy, savedSample, subscriber, userIdOf } from '../testing/test-resumes.ts';

const server = await startTestApp();
const { pool } = server.database;

const rose = { ...defaultFormatting, font: 'playfair', colorScheme: colorSchemes.rose };
const amber = { ...defaultFormatting, colorScheme: colorSchemes.amber };

const left = async (email: string): Promise<readonly [resumes: number, formats: number]> => {
  const { rows } = await pool.query(
    'select resumes_remaining, formats_remaining from subscriptions where user_id = $1 and replaced_at is null',
    [await userIdOf(server, email)],
  );
  return [rows[0].resumes_remaining, rows[0].formats_remaining];
};
const leaveFormats = async (email: string, formats: number): Promise<void> => {
  await pool.query('update subscriptions set formats_remaining = $2 where user_id = $1', [
    await userIdOf(server, email),
    formats,
  ]);
};

describe('S1 §4: a new resume in a look that was tried in the builder', () => {
  it('costs a resume and a format change, once however often it is sent', async () => {
    const email = 'styled@example.com';
    const person = await subscriber(server, email, 'pro');
    const sent = newResume({ formatting: rose, saveKey: 'one-press' });
    const answers = await Promise.all([1, 2, 3].map(() => person.post('/api/resumes', sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.resume).toMatchObject({ formatting: rose });
    expect(await left(email)).toEqual([4, 24]);
  });

  it('is refused at 0 before anything is saved, and can be saved in the standard look', async () => {
    const email = 'none-left@example.com';
    const person = await subscriber(server, email, 'pro');
    await leaveFormats(email, 0);
    const refused = await person.post('/api/resumes', newResume({ formatting: rose }));
    expect(refused.body).toMatchObject({
      code: 'subscription-no-formats',
      error: 'No format changes remaining in your subscription',
    });
    expect(await left(email)).toEqual([5, 0]);
    expect((await person.get('/api/resumes')).body.resumes).toEqual([]);
    expect((await savedBy(person)).formatting).toEqual(defaultFormatting);
    expect(await left(email)).toEqual([4, 0]);
  });

  it('S1 §3: is printed in the default look on basic, and costs no change', async () => {
    const email = 'basic@example.com';
    const person = await subscriber(server, email, 'basic');
    expect((await savedBy(person, { formatting: rose })).formatting).toEqual(defaultFormatting);
    expect(await left(email)).toEqual([0, 0]);
  });

  it('costs no change without a limit', async () => {
    const email = 'unlimited@example.com';
    const person = await subscriber(server, email, 'enterprise');
    expect((await savedBy(person, { formatting: rose })).formatting).toEqual(rose);
    expect(await left(email)).toEqual([29, -1]);
  });

  it('a copy keeps the look of its own original for nothing, also of a deleted one; another’s is no original', async () => {
    const email = 'copier@example.com';
    const person = await subscriber(server, email, 'pro');
    const { id } = await savedBy(person, { formatting: rose });
    await leaveFormats(email, 0);
    expect((await savedBy(person, { formatting: rose, copyOf: id })).formatting).toEqual(rose);
    await person.send('DELETE', `/api/resumes/${id}`);
    await savedBy(person, { formatting: rose, copyOf: id });
    expect(await left(email)).toEqual([2, 0]);
    const changed = await person.post('/api/resumes', newResume({ formatting: amber, copyOf: id }));
    expect(changed.body.code).toBe('subscription-no-formats');

    const other = await subscriber(server, 'other@example.com', 'pro');
    await savedBy(other, { formatting: rose, copyOf: id });
    expect(await left('other@example.com')).toEqual([4, 24]);
  });
});

describe('S2 §4: another look saved together with an edit', () => {
  it('costs a change with the edit or nothing without it', async () => {
    const email = 'editor@example.com';
    const person = await subscriber(server, email, 'pro');
    const { id } = await savedBy(person);
    const edit = { version: 1, name: 'In rose', formatting: rose };
    const edited = await person.send('PUT', `/api/resumes/${id}`, edit);
    expect(edited.body.resume).toMatchObject({ name: 'In rose', formatting: rose, version: 2 });
    expect(await left(email)).toEqual([4, 24]);
    // Its answer was lost, and it is sent again.
    const again = await person.send('PUT', `/api/resumes/${id}`, edit);
    expect(again.body.resume).toMatchObject({ version: 2 });
    expect(await left(email)).toEqual([4, 24]);

    const stale = await person.send('PUT', `/api/resumes/${id}`, { ...edit, formatting: amber });
    expect(stale.body.code).toBe('resume-changed-elsewhere');
    expect(await left(email)).toEqual([4, 24]);

    await leaveFormats(email, 0);
    const refused = await person.send('PUT', `/api/resumes/${id}`, {
      version: 2,
      name: 'In amber',
      formatting: amber,
    });
    expect(refused.body.code).toBe('subscription-no-formats');
    expect((await person.get(`/api/resumes/${id}`)).body.resume).toMatchObject({
      name: 'In rose',
      formatting: rose,
      version: 2,
    });
  });

  it('S2 §5 is refused for a resume made on basic', async () => {
    const person = await subscriber(server, 'plain@example.com', 'basic');
    const { id } = await savedBy(person);
    const refused = await person.send('PUT', `/api/resumes/${id}`, { version: 1, formatting: rose });
    expect(refused.body.error).toBe('Formatting is not available for resumes created with Basic plan');
  });
});

describe('the page of a resume: paper, margins and fit', () => {
  const fit = { pages: 1, spaces: 0.75, lines: 0.94, margins: 1, size: 1 };
  const expectPage = async (person: TestBrowser, id: string, page: unknown) =>
    expect((await person.get(`/api/resumes/${id}`)).body).toMatchObject({ resume: { data: { page } } });

  it('is kept on every plan and costs no format change, on saving, on editing and in a copy', async () => {
    for (const [plan, formats] of [
      ['basic', 0],
      ['pro', 25],
    ] as const) {
      const email = `page-${plan}@example.com`;
      const person = await subscriber(server, email, plan);
      const letter = { ...savedSample, page: { size: 'letter', margins: 'narrow', fit } };
      const { id } = await savedBy(person, { data: letter });
      await expectPage(person, id, letter.page);
      const wide = { ...savedSample, page: { margins: 'wide' } };
      const edited = await person.send('PUT', `/api/resumes/${id}`, { version: 1, data: wide });
      expect(edited.status).toBe(200);
      await expectPage(person, id, wide.page);
      expect((await left(email))[1]).toBe(formats);
      if (plan === 'pro') {
        const copy = await savedBy(person, { data: letter, copyOf: id });
        await expectPage(person, copy.id, letter.page);
        expect(await left(email)).toEqual([3, formats]);
      }
    }
  });

  it('is refused where nobody could read it', async () => {
    const person = await subscriber(server, 'page-tiny@example.com', 'pro');
    for (const page of [{ fit: { ...fit, size: 0.1 } }, { fit: { ...fit, margins: 0 } }, { size: 'a0' }]) {
      const refused = await person.post('/api/resumes', newResume({ data: { ...savedSample, page } }));
      expect(refused.status).toBe(400);
    }
    expect(await left('page-tiny@example.com')).toEqual([5, 25]);
  });
});
