import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseServices } from '../dependencies.ts';
import { ownerDetails } from '../testing/owner-details.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestApp, testConfig, testSecret } from '../testing/test-app.ts';
import { subscriber } from '../testing/test-resumes.ts';
import { jobSearchUsage } from './job-tables.ts';

const publicSite = {
  PUBLIC_URL: 'https://kalam.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@kalam.example',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
  ...ownerDetails,
};

/** Prerendered as the plans page is. */
const page =
  '<!--site-details--><ul><li data-job-search="" class="x"><svg></svg>20 job searches</li><li>PDF</li></ul>' +
  '<table><tr data-job-search=""><th>Job searches</th><td>20</td></tr><tr><th>Files</th></tr></table>';
const webFolder = temporaryFolder();
writeFileSync(join(webFolder, 'index.html'), page);

const local = testConfig();
const services = { ...chooseServices(local, testSecret), jobs: undefined };
const server = await startTestApp({ config: local, services, webFolder });
const asha = await subscriber(server, 'asha@example.com', 'pro');

describe('decision 71: a public site without a jobs service has no job search', () => {
  it('chooses no stand-in there, unless the sandbox is allowed', () => {
    const chosen = (more: Record<string, string>) => {
      const config = testConfig({ ...publicSite, ...more });
      return [chooseServices(config, testSecret).jobs?.url, config.sandbox.jobs];
    };
    expect(chosen({})).toEqual([undefined, false]);
    expect(chosen({ JOBS_API_URL: 'https://jobs.example' })).toEqual(['https://jobs.example', false]);
    expect(chosen({ ALLOW_SANDBOX: '1', SANDBOX_PASSWORD: 'a password' })).toEqual([
      expect.stringContaining('/sandbox/jobs'),
      true,
    ]);
    expect(chooseServices(local, testSecret).jobs?.url).toContain('/sandbox/jobs');
  });

  it('refuses a search with words of its own and counts nothing', async () => {
    const off = { status: 503, body: { success: false, code: 'jobs-not-available' } };
    expect(await asha.post('/api/jobs/search', { query: 'Tester', location: 'Pune' })).toMatchObject(off);
    expect(await asha.get('/api/jobs/suggestions')).toMatchObject(off);
    expect(await server.database.db.select().from(jobSearchUsage)).toEqual([]);
    expect((await asha.get('/api/jobs/usage')).body.usage).toMatchObject({
      planId: 'pro',
      limit: 0,
      remaining: 0,
      blockedBy: 'jobs-not-available',
    });
  });

  it('keeps what somebody saved in reach', async () => {
    const job = { title: 'Tester', url: 'https://jobs.example/1' };
    expect((await asha.post('/api/jobs/saved', job)).status).toBe(200);
    expect((await asha.get('/api/jobs/saved')).body.jobs).toMatchObject([job]);
  });

  it('sells none: neither the catalogue nor a page speaks of it', async () => {
    const { plans } = (await asha.get('/api/plans')).body as { plans: { jobSearches: number }[] };
    expect(plans.map(({ jobSearches }) => jobSearches)).toEqual([0, 0, 0, 0]);
    expect(JSON.stringify(plans)).not.toMatch(/job search/i);
    const html = (await server.app.inject('/')).body;
    expect(html).toContain('"hasJobSearch":false');
    expect(html).toContain('<ul><li>PDF</li></ul><table><tr><th>Files</th></tr></table>');
    const withJobs = await server.another({ services: chooseServices(local, testSecret) });
    expect((await withJobs.inject('/')).body).toContain('20 job searches');
  });
});
