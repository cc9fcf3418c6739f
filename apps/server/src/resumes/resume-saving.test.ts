import { describe, expect, it } from 'vitest';
import { password, startTestApp, TestBrowser } from '../testing/test-app.ts';
import { givePlan, newResume, savedBy, savedSample, subscriber } from '../testing/test-resumes.ts';

let clock: Date | undefined;
const server = await startTestApp({ now: () => clock ?? new Date() });
const { pool } = server.database;

const remaining = async (email: string): Promise<number> => {
  const { rows } = await pool.query(
    `select resumes_remaining from subscriptions join users on users.id = user_id
     where email = $1 and replaced_at is null`,
    [email],
  );
  return rows[0]?.resumes_remaining;
};
const stored = async (email: string): Promise<number> => {
  const { rows } = await pool.query(
    'select count(*)::int as count from resumes join users on users.id = user_id where email = $1',
    [email],
  );
  return rows[0].count;
};
const countOf = <T>(answers: readonly T[], wanted: T): number =>
  answers.filter((answer) => answer === wanted).length;

describe('S1 §4 saving a resume', () => {
  it('lowers resumesRemaining by 1 and starts as the specification says', async () => {
    const asha = await subscriber(server, 'asha@example.com', 'pro');
    const { status, body } = await asha.post('/api/resumes', newResume({ name: '  Asha, engineer ' }));
    expect(status).toBe(200);
    expect(body.resume).toMatchObject({
      name: 'Asha, engineer',
      template: 'modern',
      planUsed: 'pro',
      status: 'active',
      downloadCount: 0,
      version: 1,
      formatting: {
        font: 'inter',
        fontSize: 'medium',
        spacing: 'comfortable',
        colorScheme: { primary: '#2563eb', secondary: '#bfdbfe' },
      },
    });
    expect(await remaining('asha@example.com')).toBe(4);
    const { id } = body.resume as { id: string };
    const read = await asha.get(`/api/resumes/${id}`);
    expect(read.body.resume).toMatchObject({ id, data: savedSample });
  });

  it('keeps the cover letter with it, at no further cost, and judges it again', async () => {
    const letter = {
      recipient: 'The Hiring Manager',
      subject: 'Application',
      salutation: 'Dear Sir or Madam,',
      body: 'I would like to work with you.',
      closing: 'Yours sincerely,',
    };
    const writer = await subscriber(server, 'letter@example.com', 'basic');
    const withLetter = (change: object = {}) => ({ ...savedSample, letter: { ...letter, ...change } });
    const tooLong = newResume({ data: withLetter({ body: 'x'.repeat(5001) }) });
    expect(await writer.post('/api/resumes', tooLong)).toMatchObject({
      status: 400,
      body: { code: 'text-too-long', field: 'data.letter.body' },
    });
    const { id, version } = await savedBy(writer, { data: withLetter() });
    expect(await remaining('letter@example.com')).toBe(0);
    const read = async () => (await writer.get(`/api/resumes/${id}`)).body.resume as { data: object };
    expect((await read()).data).toEqual(withLetter());
    const edited = withLetter({ date: '2026-11-20', subject: 'Another post' });
    expect((await writer.send('PUT', `/api/resumes/${id}`, { version, data: edited })).status).toBe(200);
    expect((await read()).data).toEqual(edited);
    // What an account takes along holds it as well.
    expect(JSON.stringify((await writer.get('/api/profile/export')).body)).toContain('Another post');
  });

  it('is refused at none left, and then the plan counts as used up', async () => {
    const solo = await subscriber(server, 'solo@example.com', 'basic');
    await savedBy(solo);
    const answer = await solo.post('/api/resumes', newResume());
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'subscription-no-resumes', error: 'No resumes remaining in your subscription' },
    });
    expect((await solo.get('/api/subscription')).body.subscription).toMatchObject({
      status: 'expired',
      expiredBecause: 'used-up',
      resumesRemaining: 0,
    });
  });

  it('needs an active subscription', async () => {
    const none = await server.signedIn('none@example.com');
    expect((await none.get('/api/subscription')).body).toEqual({ success: true, subscription: null });
    const answer = await none.post('/api/resumes', newResume());
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'subscription-none', error: 'No active subscription found' },
    });
    const ended = await subscriber(
      server,
      'ended@example.com',
      'basic',
      new Date(Date.now() - 8 * 86_400_000),
    );
    expect((await ended.post('/api/resumes', newResume())).body.code).toBe('subscription-none');
  });

  it('is active through the end date’s moment, and not a millisecond longer', async () => {
    const start = new Date();
    const edge = await subscriber(server, 'edge@example.com', 'pro', start);
    const { subscription } = (await edge.get('/api/subscription')).body as {
      subscription: { endDate: string };
    };
    const end = Date.parse(subscription.endDate);
    try {
      clock = new Date(end);
      expect((await edge.post('/api/resumes', newResume())).status).toBe(200);
      clock = new Date(end + 1);
      expect((await edge.post('/api/resumes', newResume())).body.code).toBe('subscription-none');
      expect((await edge.get('/api/subscription')).body.subscription).toMatchObject({
        status: 'expired',
        expiredBecause: 'ended',
        daysLeft: 0,
      });
    } finally {
      clock = undefined;
    }
  });

  it('needs login', async () => {
    const answer = await server.browser().post('/api/resumes', newResume());
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'save-needs-sign-in', error: 'You must be logged in to save a resume' },
    });
    const styled = await server.browser().send('PUT', '/api/resumes/x/formatting', {});
    expect(styled).toMatchObject({ status: 401, body: { error: 'User not authenticated' } });
    expect((await server.browser().get('/api/resumes')).body.code).toBe('not-signed-in');
  });

  it.each([
    [{ name: '   ' }, 'name', 'Please enter a name for your resume'],
    [{ name: 'a'.repeat(101) }, 'name', 'Please shorten this text to 100 characters'],
    [{ template: ' ' }, 'template', 'Invalid template:  '],
    [{ data: { ...savedSample, summary: '' } }, 'data.summary', 'Please provide a professional summary'],
    [{ data: { ...savedSample, declaration: '' } }, 'data.declaration', 'Please accept the declaration'],
    [
      { data: { ...savedSample, personalInfo: { ...savedSample.personalInfo, phone: '12345' } } },
      'data.personalInfo.phone',
      'Please enter a valid 10-digit number.',
    ],
    [
      { data: { ...savedSample, skills: [] } },
      'data.skills',
      'Please add at least one skill before proceeding',
    ],
    [{ data: null }, 'data', 'Please check this field'],
  ])('S1 §5 refuses at $1: $2', async (change, field, error) => {
    const email = `${field}.${error}`
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 40);
    const address = `${email}@example.com`;
    const person = await subscriber(server, address, 'pro');
    expect(await person.post('/api/resumes', newResume(change))).toMatchObject({
      status: 400,
      body: { success: false, field, error },
    });
    expect(await stored(address)).toBe(0);
    expect(await remaining(address)).toBe(5);
  });

  it('stores nothing that the schema does not know', async () => {
    const tidy = await subscriber(server, 'tidy@example.com', 'pro');
    const { id } = await savedBy(tidy, {
      data: { ...savedSample, isAdmin: true },
      downloadCount: 99,
      planUsed: 'enterprise',
    });
    const { resume } = (await tidy.get(`/api/resumes/${id}`)).body as { resume: Record<string, unknown> };
    expect(resume).toMatchObject({ downloadCount: 0, planUsed: 'pro' });
    expect(resume.data).not.toHaveProperty('isAdmin');
  });
});

describe('one press of Save', () => {
  it('costs one resume however often it arrives, even the last one', async () => {
    const twice = await subscriber(server, 'twice@example.com', 'basic');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => twice.post('/api/resumes', newResume({ saveKey: 'press-1' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => (body.resume as { id: string }).id)).size).toBe(1);
    expect(await stored('twice@example.com')).toBe(1);
    expect(await remaining('twice@example.com')).toBe(0);
  });

  it('is one person’s: the same key of another saves theirs', async () => {
    const other = await subscriber(server, 'other@example.com', 'basic');
    await savedBy(other, { saveKey: 'press-1' });
    expect(await stored('other@example.com')).toBe(1);
  });
});

describe('many at once', () => {
  it('100 saves against 5 remaining over two servers: exactly 5 succeed', async () => {
    const here = await subscriber(server, 'busy@example.com', 'pro');
    const there = new TestBrowser(await server.another());
    await there.post('/api/auth/sign-in/email', { email: 'busy@example.com', password });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        (place % 2 === 0 ? here : there).post('/api/resumes', newResume()),
      ),
    );
    const codes = answers.map(({ body }) => body.code ?? 'saved');
    expect(countOf(codes, 'saved')).toBe(5);
    expect(countOf(codes, 'subscription-no-resumes')).toBe(95);
    expect(await stored('busy@example.com')).toBe(5);
    expect(await remaining('busy@example.com')).toBe(0);
  });

  it('a save that meets a purchase is paid by the old plan or the new, never refused', async () => {
    const buyer = await subscriber(server, 'buyer@example.com', 'pro');
    for (let round = 0; round < 5; round += 1) {
      const [, , answer] = await Promise.all([
        givePlan(server, 'buyer@example.com', 'premium'),
        givePlan(server, 'buyer@example.com', 'premium'),
        buyer.post('/api/resumes', newResume()),
      ]);
      expect(answer.status).toBe(200);
    }
    const { rows } = await pool.query(
      `select count(*)::int as current from subscriptions join users on users.id = user_id
       where email = 'buyer@example.com' and replaced_at is null`,
    );
    expect(rows).toEqual([{ current: 1 }]);
    expect(await stored('buyer@example.com')).toBe(5);
  });
});

describe('decision 11: a template that was switched off', () => {
  it('takes no new resume and no change to it, while those made on it stay', async () => {
    const kept = await subscriber(server, 'kept@example.com', 'pro');
    const made = await savedBy(kept, { template: 'executive' });
    const other = await savedBy(kept);
    await pool.query("update templates set enabled = false where id = 'executive'");
    try {
      const answer = await kept.post('/api/resumes', newResume({ template: 'executive' }));
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: 'template-not-offered',
          error: 'Executive Resume is no longer offered. Please choose another template.',
        },
      });
      expect(await remaining('kept@example.com')).toBe(3);
      const moved = await kept.send('PUT', `/api/resumes/${other.id}`, { version: 1, template: 'executive' });
      expect(moved.body.code).toBe('template-not-offered');
      const edited = await kept.send('PUT', `/api/resumes/${made.id}`, {
        version: 1,
        name: 'Still mine',
        template: 'executive',
      });
      expect(edited.body.resume).toMatchObject({ name: 'Still mine', template: 'executive' });
    } finally {
      await pool.query("update templates set enabled = true where id = 'executive'");
    }
  });
});
