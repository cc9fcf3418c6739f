import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import type { ResumeSummary } from '@kalam/domain/resumes/resume-record-model';
import { sampleProfessional } from '@kalam/domain/resumes/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved-resume';
import { eq } from 'drizzle-orm';
import { users } from '../auth/auth-tables.ts';
import { grantSubscription } from '../subscriptions/subscription-actions.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-queries.ts';
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

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (kind: string, content: Buffer): Buffer =>
  Buffer.concat([word(content.length), Buffer.from(kind), content, word(0)]);

/** A PNG as far as its headers go; its pixels say which one it is. */
export const pngBytes = (pixels: string, width = 8, height = 8): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([word(width), word(height), Buffer.from([8, 6, 0, 0, 0])])),
    chunk('IDAT', Buffer.from(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);

export const pngUrl = (pixels: string, width?: number, height?: number): string =>
  `data:image/png;base64,${pngBytes(pixels, width, height).toString('base64')}`;
