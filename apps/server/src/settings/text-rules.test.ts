import { afterEach, describe, expect, it } from 'vitest';
import { startPaymentStage, testResume } from '../testing/test-payments.ts';
import { newResume, savedBy, savedSample, subscriber } from '../testing/test-resumes.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

const stage = await startPaymentStage();
const boss = await signedInAdmin(stage);

const [job] = savedSample.workExperience;
const at = (company: string, exceptions?: readonly object[]) => ({
  ...savedSample,
  workExperience: [{ ...job, company }],
  ...(exceptions && { exceptions }),
});
const ampersand = { field: 'workExperience.company', rule: 'text-characters', what: '&' };
const kept = at('L&T', [ampersand]);

const setRules = (textRules: string) => boss.send('PUT', '/api/admin/settings/text-rules', { textRules });
afterEach(() => setRules('ask'));

describe('decision 62: what was kept as written is checked on the server', () => {
  it('asks by the specified message until an exception answers', async () => {
    const asha = await subscriber(stage, 'asha@example.com', 'pro');
    const refusal = await asha.post('/api/resumes', newResume({ data: at('L&T') }));
    expect(refusal).toMatchObject({
      status: 400,
      body: {
        error: 'Company should only contain letters and apostrophes',
        code: 'text-characters',
        field: 'data.workExperience.0.company',
      },
    });
    const { id } = await savedBy(asha, { data: kept });
    const { body } = await asha.get(`/api/resumes/${id}`);
    expect(body.resume).toMatchObject({ data: kept });
  });

  it.each([
    ['exception-unneeded', at('Example Works', [ampersand])],
    ['exception-unneeded', at('L&T', [ampersand, { ...ampersand, field: 'summary' }])],
    [
      'exception-not-allowed',
      at('Example Works', [{ field: 'summary', rule: 'summary-required', what: '*' }]),
    ],
    [
      'exceptions-limit',
      at(
        'L&T',
        Array.from({ length: 201 }, () => ampersand),
      ),
    ],
  ])('refuses exceptions nothing needs, of rules that decide, and too many: %s', async (code, data) => {
    const asker = await stage.signedIn(
      `asker-${Math.random()
        .toString(36)
        .replace(/[^a-z]/g, '')}@example.com`,
    );
    const answer = await asker.post('/api/resumes', newResume({ data }));
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });
});

describe('strict text rules', () => {
  it('hold for what is saved, edited and ordered from then on, and leave what is stored alone', async () => {
    const mira = await subscriber(stage, 'mira@example.com', 'pro');
    const { id } = await savedBy(mira, { data: kept });
    expect((await setRules('strict')).body).toMatchObject({ settings: { textRules: 'strict' } });
    expect((await stage.browser().get('/api/settings/text-rules')).body).toMatchObject({
      textRules: 'strict',
    });

    const refusal = {
      status: 400,
      body: { code: 'text-characters', field: 'data.workExperience.0.company' },
    };
    expect(await mira.post('/api/resumes', newResume({ data: kept }))).toMatchObject(refusal);
    const other = { ...kept, summary: `${kept.summary} And more of it` };
    expect(await mira.send('PUT', `/api/resumes/${id}`, { version: 1, data: other })).toMatchObject(refusal);
    const order = {
      planId: 'guest',
      customerEmail: 'mira@example.com',
      resume: { ...testResume, data: kept },
    };
    expect(await stage.browser().post('/api/payment/create-order', order)).toMatchObject({
      status: 400,
      body: { code: 'text-characters', field: 'resume.data.workExperience.0.company' },
    });

    // Stored before, it opens, is renamed and downloaded as it is.
    expect((await mira.get(`/api/resumes/${id}`)).body.resume).toMatchObject({ data: kept });
    expect(
      (await mira.send('PUT', `/api/resumes/${id}`, { version: 1, name: 'Mira', data: kept })).status,
    ).toBe(200);
    expect((await mira.get(`/api/resumes/${id}/downloads?format=pdf`)).status).toBe(200);
    expect((await savedBy(mira, { data: savedSample })).name).toBeDefined();
  });

  it('do not judge at settlement what was ordered before', async () => {
    const nila = await stage.signedIn('nila@example.com');
    const order = await stage.buy(nila, {
      planId: 'pro',
      resume: { ...testResume, data: kept, name: 'Nila' },
    });
    await setRules('strict');
    await nila.post('/api/payment/verify-payment', await stage.provider.pay(order.id));
    const { body } = await nila.get('/api/resumes');
    expect(body.resumes).toMatchObject([{ name: 'Nila' }]);
  });

  it('are set by staff alone, once, and on record', async () => {
    const user = await stage.signedIn('user@example.com');
    expect((await user.send('PUT', '/api/admin/settings/text-rules', { textRules: 'strict' })).status).toBe(
      401,
    );
    expect((await setRules('loose')).status).toBe(400);
    const { rows: before } = await stage.database.pool.query(
      "select count(*)::int as count from audit_entries where action = 'text-rules-changed'",
    );
    await Promise.all([setRules('strict'), setRules('strict')]);
    const { rows } = await stage.database.pool.query(
      "select before, after from audit_entries where action = 'text-rules-changed' order by at desc",
    );
    expect(rows).toHaveLength(before[0].count + 1);
    expect(rows[0]).toEqual({ before: { textRules: 'ask' }, after: { textRules: 'strict' } });
  });
});
