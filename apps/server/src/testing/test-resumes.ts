import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import { pngFile } from '@kalam/domain/resumes/images/picture-files.fixture';
import { pngRowsLength } from '@kalam/domain/resumes/images/png-file';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import type { ResumeSummary } from '@kalam/domain/resumes/saved/resume-record-model';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { eq } from 'drizzle-orm';
import { users } from '../auth/auth-tables.ts';
import type { SubscriptionRow } from '../subscriptions/current-subscription.ts';
import { grantSubscription } from '../subscriptions/subscription-actions.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

export const savedSample = toSavedPayload(sampleProfessional);

/** What Save Resume sends. */
export const newResume = (change: Record<string, unknown> = {}) => ({
  name: 'My resume',
  template: 'modern',
  data: savedSample,
  ...change,
});

export const userIdOf = async ({ database }: TestApp, email: string): Promise<string> => {
  const [user] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error(`nobody is called ${email}`);
  return user.id;
};

export const givePlan = async (
  server: TestApp,
  email: string,
  planId: PlanId,
  now = new Date(),
): Promise<SubscriptionRow> => {
  const userId = await userIdOf(server, email);
  const row = await server.database.db.transaction((tx) =>
    grantSubscription(tx, userId, planId, { kind: 'staff', reason: 'Test', by: null }, now),
  );
  if (row === undefined) throw new Error('no plan was given');
  return row;
};

/** A signed-in person on a plan. */
export const subscriber = async (
  server: TestApp,
  email: string,
  planId: PlanId,
  now?: Date,
): Promise<TestBrowser> => {
  const browser = await server.signedIn(email);
  await givePlan(server, email, planId, now);
  return browser;
};

export const savedBy = async (
  browser: TestBrowser,
  change: Record<string, unknown> = {},
): Promise<ResumeSummary> => {
  const { status, body } = await browser.post('/api/resumes', newResume(change));
  if (status !== 200) throw new Error(`saving answered ${status} ${JSON.stringify(body)}`);
  return body.resume as ResumeSummary;
};

/** A picture of its own for every text: its pixels say which one it is. */
export const pngBytes = (pixels: string, width = 8, height = 8): Buffer => {
  const header = { width, height, depth: 8, colourType: 6, interlaced: false };
  const rows = new Uint8Array(pngRowsLength(header));
  const seed = createHash('sha256').update(pixels).digest();
  // Behind the byte that names the filter of the first row.
  rows.set(seed.subarray(0, Math.min(seed.length, rows.length - 1)), 1);
  return Buffer.from(pngFile({ ...header, rows, pack: deflateSync }));
};

export const pngUrl = (pixels: string, width?: number, height?: number): string =>
  dataUrl(pngBytes(pixels, width, height));

export const dataUrl = (bytes: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A small file that wants to become very much more than its header says. */
export const pngBomb = (): Uint8Array =>
  pngFile({ width: 8, height: 8, pack: () => deflateSync(Buffer.alloc(20_000_000), { level: 1 }) });
