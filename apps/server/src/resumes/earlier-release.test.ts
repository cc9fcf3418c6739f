import { readFile } from 'node:fs/promises';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../payments/payment-tables.ts';
import { startPaymentStage, testResume } from '../testing/test-payments.ts';
import { newResume, savedBy, subscriber } from '../testing/test-resumes.ts';
import { resumes } from './resume-tables.ts';

/** As the release before optional sections and exceptions wrote them, byte for byte. */
const earlier = JSON.parse(
  await readFile(new URL('./earlier-release.fixture.json', import.meta.url), 'utf8'),
) as Record<'professional' | 'fresher', ReturnType<typeof toSavedPayload>>;

const stage = await startPaymentStage();
const { db } = stage.database;

describe('what an earlier release stored', () => {
  it('is still what the same resume is stored as', () => {
    const stored = (sample: ResumeData) => {
      const { headline: _, ...personalInfo } = sample.personalInfo;
      return JSON.stringify(toSavedPayload({ ...sample, personalInfo }));
    };
    expect(stored(sampleProfessional)).toBe(JSON.stringify(earlier.professional));
    expect(stored(sampleFresher)).toBe(JSON.stringify(earlier.fresher));
  });

  it.each(['professional', 'fresher'] as const)(
    'opens, is edited and saved by an open tab: %s',
    async (kind) => {
      const asha = await subscriber(stage, `${kind}@example.com`, 'pro');
      const { id } = await savedBy(asha);
      const row = (await db.select().from(resumes).where(eq(resumes.id, id)))[0];
      await db.update(resumes).set({ data: earlier[kind] }).where(eq(resumes.id, id));
      const opened = await asha.get(`/api/resumes/${id}`);
      expect(opened.body.resume).toMatchObject({ version: row?.version, data: earlier[kind] });
      const data = { ...earlier[kind], summary: `${earlier[kind].summary} Still written in the same tab.` };
      const edited = await asha.send('PUT', `/api/resumes/${id}`, { version: row?.version, data });
      expect(edited.status, JSON.stringify(edited.body)).toBe(200);
      expect((await asha.get(`/api/resumes/${id}`)).body.resume).toMatchObject({ data });
      expect((await asha.post('/api/resumes', newResume({ data: earlier[kind] }))).status).toBe(200);
    },
  );

  it('settles from an order that was open', async () => {
    const mira = await stage.signedIn('mira@example.com');
    const order = await stage.buy(mira, { planId: 'pro', resume: { ...testResume, name: 'Mira' } });
    const waiting = { name: 'Mira', template: 'modern', data: earlier.professional };
    await db.update(orders).set({ pendingResume: waiting }).where(eq(orders.id, order.orderId));
    await mira.post('/api/payment/verify-payment', await stage.provider.pay(order.id));
    const { body } = await mira.get('/api/resumes');
    const [saved] = body.resumes as { readonly id: string }[];
    expect((await mira.get(`/api/resumes/${saved?.id}`)).body.resume).toMatchObject(waiting);
  });
});
