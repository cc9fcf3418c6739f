import { createEngine } from '@kalam/documents/engine';
import { loadFaceInNode } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { fromSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp, TestBrowser } from '../../testing/test-app.ts';
import { pngUrl, savedBy, savedSample, subscriber, userIdOf } from '../../testing/test-resumes.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';
import { createSweepResumes } from '../resume-tasks.ts';
import { sharedLinks } from './sharing-tables.ts';

const day = 86_400_000;
let clock: Date | undefined;
const now = (): Date => clock ?? new Date();
const server = await startTestApp({ now });
const { db, pool } = server.database;

interface Link {
  readonly reference: string;
  readonly path: string;
  readonly isBehind: boolean;
  readonly openCount: number;
  readonly expiresAt: string;
}

const bare = { withPhone: false, withAddress: false };
const address = (id: string): string => `/api/resumes/${id}/shared-link`;
const share = async (browser: TestBrowser, id: string, contacts = bare) => {
  const { status, body } = await browser.send('PUT', address(id), contacts);
  if (status !== 200) throw new Error(`sharing answered ${status} ${JSON.stringify(body)}`);
  return body.link as Link;
};
const tokenOf = ({ path }: Link): string => path.slice(path.indexOf('#') + 1);
const open = (token: string, network = '198.51.100.9') =>
  new TestBrowser(server.app, network).post('/api/shared/open', { token });
const over = { status: 404, body: { success: false, code: 'shared-link-over' } };

/** The file a browser makes of the same resume with these fields in it. */
const fileWith = async (change: Partial<SavedResume['personalInfo']>, on: Date): Promise<string> => {
  const engine = createEngine({ loadFace: loadFaceInNode, loadHarfbuzz: loadHarfbuzzInNode });
  let entries = 0;
  const personalInfo = { ...savedSample.personalInfo, ...change };
  const data = fromSavedPayload({ ...savedSample, personalInfo }, () => `entry-${++entries}`);
  const input = { data, template: 'modern', formatting: defaultFormatting, date: dayInIndia(on) };
  return Buffer.from(await engine.pdf(input)).toString('base64');
};

/** A person with a resume and a link to it. */
const sharer = async (email: string) => {
  const browser = await subscriber(server, email, 'pro');
  const { id } = await savedBy(browser);
  const link = await share(browser, id);
  return { browser, id, link, token: tokenOf(link) };
};

const { phone, location, email: printedEmail, fullName } = savedSample.personalInfo;

describe('a private link', () => {
  it('is off until it is made, keeps no token, and shows a file without phone and address', async () => {
    const asha = await subscriber(server, 'asha@example.com', 'pro');
    const personalInfo = { ...savedSample.personalInfo, profileImage: pngUrl('asha') };
    const { id } = await savedBy(asha, { data: { ...savedSample, personalInfo } });
    expect((await asha.get(address(id))).body).toMatchObject({ link: null, obstacle: null });
    const link = await share(asha, id);
    expect(link.path).toMatch(/^\/shared#[\w-]{43}$/);
    expect(link.reference).toMatch(/^SL-[2-9A-HJ-NP-Z]{8}$/);
    const { rows } = await pool.query('select shared_links::text as row from shared_links');
    expect(rows.some(({ row }) => row.includes(tokenOf(link)))).toBe(false);

    const { status, body, headers } = await open(tokenOf(link));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).toMatchObject({ reference: link.reference, personName: fullName });
    const bareOne = { phone: '', location: '', profileImage: pngUrl('asha') };
    expect(body.file).toBe(await fileWith(bareOne, new Date()));
    expect(body.text).toContain(fullName);
    expect(body.text).toContain(printedEmail);
    expect(body.text).not.toContain(phone.slice(-5));
    expect(body.text).not.toContain(location);
    const [page = ''] = body.pages as string[];
    expect(page).toMatch(/^<svg .*<image [^>]*href="data:image\/png;base64,.*<\/svg>$/s);
    expect(page).not.toMatch(/<text|<script|https?:\/\/(?!www\.w3\.org)/);
  });

  it('shows phone and address when they are ticked, and the address stays when it is renewed', async () => {
    const { browser, id, link } = await sharer('ticks@example.com');
    const renewed = await share(browser, id, { withPhone: true, withAddress: true });
    expect(renewed.path).toBe(link.path);
    const { body } = await open(tokenOf(link));
    expect(body.file).toBe(await fileWith({}, new Date()));
    expect(String(body.text).replace(/\s/g, '')).toContain(phone);
    expect(body.text).toContain(location);
  });

  it('shows the version it was made of until it is renewed', async () => {
    const { browser, id, link, token } = await sharer('edits@example.com');
    expect(link.isBehind).toBe(false);
    const data = { ...savedSample, summary: `${savedSample.summary} Now in Nagpur too.` };
    expect((await browser.send('PUT', `/api/resumes/${id}`, { version: 1, data })).status).toBe(200);
    expect((await browser.get(address(id))).body.link).toMatchObject({ isBehind: true });
    expect((await open(token)).body.text).not.toContain('Nagpur');
    expect((await share(browser, id)).isBehind).toBe(false);
    expect((await open(token)).body.text).toContain('Nagpur');
  });

  it('is open for 30 days, and a new one takes its place', async () => {
    const { browser, id, token } = await sharer('days@example.com');
    const start = now().getTime();
    clock = new Date(start + 30 * day - 60_000);
    expect((await open(token)).status).toBe(200);
    clock = new Date(start + 30 * day + 60_000);
    expect(await open(token)).toMatchObject(over);
    await createSweepResumes({ db, now })();
    const [row] = await db.select().from(sharedLinks).where(eq(sharedLinks.resumeId, id));
    expect(row).toMatchObject({ endedBecause: 'expired', file: null, pages: null, text: null });
    clock = new Date(start + 61 * day);
    await createSweepResumes({ db, now })();
    expect(await db.select().from(sharedLinks).where(eq(sharedLinks.resumeId, id))).toEqual([]);
    clock = undefined;
    const again = await share(browser, id);
    expect(tokenOf(again)).not.toBe(token);
  });

  it('is opened 200 times a day, whatever comes at once, and again on the next', async () => {
    const { browser, id, token } = await sharer('often@example.com');
    const userId = await userIdOf(server, 'often@example.com');
    clock = new Date('2026-11-17T06:30:00Z');
    const today = '2026-11-17';
    await db
      .update(sharedLinks)
      .set({ openedOn: today, openedThatDay: 195, expiresAt: new Date('2026-12-01T00:00:00Z') })
      .where(eq(sharedLinks.userId, userId));
    const answers = await Promise.all(Array.from({ length: 9 }, () => open(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
    expect((await open(token)).body).toMatchObject({ code: 'shared-link-busy' });
    expect((await browser.get(address(id))).body.link).toMatchObject({ openCount: 5 });
    // Midnight in India.
    clock = new Date('2026-11-17T18:30:00Z');
    expect((await open(token)).status).toBe(200);
    clock = undefined;
  });
});

describe('a link ends', () => {
  it('by the person, and what it showed is gone', async () => {
    const { browser, id, token } = await sharer('ends@example.com');
    for (let turn = 0; turn < 2; turn++)
      expect((await browser.send('DELETE', address(id), undefined)).status).toBe(200);
    expect(await open(token)).toMatchObject(over);
    const [row] = await db.select().from(sharedLinks).where(eq(sharedLinks.resumeId, id));
    expect(row).toMatchObject({ endedBecause: 'person', file: null, pages: null, text: null });
    expect(tokenOf(await share(browser, id))).not.toBe(token);
  });

  it('with the resume, and undoing that brings back the resume alone', async () => {
    const { browser, id, token } = await sharer('deletes@example.com');
    await browser.send('DELETE', `/api/resumes/${id}`, undefined);
    expect(await open(token)).toMatchObject(over);
    expect((await browser.send('PUT', address(id), bare)).status).toBe(404);
    await browser.post(`/api/resumes/${id}/restore`, {});
    expect((await browser.get(address(id))).body).toMatchObject({ link: null, obstacle: null });
  });

  it('with a suspension, and stays ended', async () => {
    const boss = await signedInAdmin(server, 'suspends@example.com');
    const { token } = await sharer('suspended@example.com');
    const path = `/api/admin/users/${await userIdOf(server, 'suspended@example.com')}`;
    expect((await boss.send('PATCH', path, { status: 'suspended' })).status).toBe(200);
    expect(await open(token)).toMatchObject(over);
    await boss.send('PATCH', path, { status: 'active' });
    expect(await open(token)).toMatchObject(over);
  });

  it('with the account, which leaves nothing; before that it is in the person’s own file', async () => {
    const { browser, link, token } = await sharer('erased@example.com');
    const userId = await userIdOf(server, 'erased@example.com');
    const exported = JSON.stringify((await browser.get('/api/profile/export')).body);
    expect(exported).toContain(link.reference);
    expect(exported).not.toContain(token);
    const password = 'correct horse';
    expect((await browser.send('DELETE', '/api/profile', { password })).status).toBe(200);
    expect(await open(token)).toMatchObject(over);
    expect(await db.select().from(sharedLinks).where(eq(sharedLinks.userId, userId))).toEqual([]);
  });

  it('by staff, who find it by its reference, say why, and close the resume to links', async () => {
    const boss = await signedInAdmin(server, 'finds@example.com');
    const { browser, id, link, token } = await sharer('reported@example.com');
    const userId = await userIdOf(server, 'reported@example.com');
    const found = await boss.get(`/api/admin/shared-links?reference=${link.reference.toLowerCase()}`);
    expect(found.body.links).toMatchObject([{ reference: link.reference, email: 'reported@example.com' }]);
    expect(JSON.stringify(found.body)).not.toContain(token);
    const listed = await boss.get(`/api/admin/users/${userId}/shared-links`);
    expect(listed.body.links).toEqual(found.body.links);
    expect((await boss.get('/api/admin/shared-links?reference=nonsense')).body.links).toEqual([]);
    const [{ id: linkId }] = found.body.links as [{ id: string }];
    const end = (reason: string) => boss.post(`/api/admin/shared-links/${linkId}/end`, { reason });
    expect(await end('  ')).toMatchObject({ status: 400, body: { code: 'shared-link-reason-missing' } });
    expect((await open(token)).status).toBe(200);
    expect((await end('Somebody else’s name')).body.link).toMatchObject({ endedBecause: 'staff' });
    expect(await open(token)).toMatchObject(over);
    expect(await end('Once more')).toMatchObject({ status: 409, body: { code: 'shared-link-ended' } });
    const { rows } = await pool.query(
      "select action, reason from audit_entries where subject_id = $1 and action = 'shared-link-ended'",
      [userId],
    );
    expect(rows).toEqual([{ action: 'shared-link-ended', reason: 'Somebody else’s name' }]);
    expect((await browser.get(address(id))).body).toMatchObject({
      link: null,
      obstacle: 'sharing-ended-by-staff',
    });
    expect(await browser.send('PUT', address(id), bare)).toMatchObject({
      status: 403,
      body: { code: 'sharing-ended-by-staff' },
    });
  });
});

describe('who may', () => {
  it('is its owner alone; an ended plan is no obstacle', async () => {
    const { browser, id } = await sharer('owner@example.com');
    const stranger = await subscriber(server, 'stranger@example.com', 'pro');
    for (const method of ['GET', 'DELETE'] as const)
      expect((await stranger.send(method, address(id), undefined)).status).toBe(404);
    expect((await stranger.send('PUT', address(id), bare)).status).toBe(404);
    expect((await server.browser().send('PUT', address(id), bare)).status).toBe(401);
    expect((await stranger.get('/api/admin/shared-links?reference=SL-ABCD2345')).status).toBe(401);
    const userId = await userIdOf(server, 'owner@example.com');
    await pool.query(
      "update subscriptions set start_date = now() - interval '60 days', end_date = now() - interval '1 day' where user_id = $1",
      [userId],
    );
    expect((await browser.send('PUT', address(id), bare)).status).toBe(200);
  });

  it('guesses are all answered alike, and not for ever', async () => {
    const { token } = await sharer('guessed@example.com');
    const network = '203.0.113.77';
    const tries = await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        open(`${token.slice(0, -2)}${String(place).padStart(2, '0')}`, network),
      ),
    );
    const said = new Set(tries.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
    expect(said.size).toBe(1);
    expect(await open('x', network)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    // Whoever has the link is not kept from it by a neighbour.
    expect((await open(token, network)).status).toBe(200);
  });
});
