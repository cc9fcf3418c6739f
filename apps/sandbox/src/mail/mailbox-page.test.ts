import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import Fastify from 'fastify';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { sandboxPlugin, startMailbox } from '../sandbox.ts';

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()].find(
  (path) => path !== undefined && existsSync(path),
);

it.skipIf(executablePath === undefined)(
  'shows new mail by itself, and a link in a mail opens in the whole window',
  async () => {
    const outboxDir = await mkdtemp(join(tmpdir(), 'outbox-'));
    const { smtpUrl, close } = await startMailbox({ outboxDir });
    const app = Fastify();
    app.get('/verified', (_request, reply) => reply.type('text/html').send('<title>Verified</title>'));
    await app.register(sandboxPlugin, {
      prefix: '/sandbox',
      outboxDir,
      publicUrl: 'http://localhost:3000',
      keyId: '',
      keySecret: '',
      webhookSecret: '',
      webhookUrl: '',
      isFromThisMachine: () => true,
      services: { payments: false, mail: true, jobs: false },
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await page.goto(`${origin}/sandbox/mailbox`);
    await page.getByText('Nothing has been sent yet.').waitFor();
    await createTransport(smtpUrl).sendMail({
      from: 'Kalam <hello@kalam.example>',
      to: 'asha@example.in',
      subject: 'Verify your e-mail',
      html: `<p style="color: #123456">Please <a href="${origin}/verified">verify</a></p>`,
    });
    await page.getByRole('link', { name: 'Verify your e-mail' }).click();
    const paragraph = page.frameLocator('#mail').locator('p');
    expect(await paragraph.evaluate((element) => element.computedStyleMap().get('color')?.toString())).toBe(
      'rgb(18, 52, 86)',
    );
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.frameLocator('#mail').getByRole('link', { name: 'verify' }).click();
    await page.waitForURL(`${origin}/verified`);
    expect(await page.title()).toBe('Verified');
    expect(violations).toEqual([]);
    await browser.close();
    await app.close();
    await close();
    await rm(outboxDir, { recursive: true });
  },
);
