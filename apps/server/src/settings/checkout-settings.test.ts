import { get as httpGet, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { streamsPerNetwork } from '../http/event-stream.ts';
import { startTestApp, TestBrowser, testConfig } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';
import { CheckoutSettingsFeed } from './checkout-settings-feed.ts';

const server = await startTestApp();

const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : 0;
};

/** Opens the stream and waits for texts in it. */
const openStream = async (port: number, headers: Record<string, string> = {}) => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = '/api/settings/checkout/stream';
    httpGet({ port, host: '127.0.0.1', path, headers, agent: false }, resolve).on('error', reject);
  });
  let text = '';
  let ended = false;
  let wake = (): void => undefined;
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  response.on('close', () => {
    ended = true;
    wake();
  });
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) await new Promise<void>((resolve) => (wake = resolve));
  };
  return {
    response,
    contains: (wanted: string) => until(() => text.includes(wanted)),
    ended: () => until(() => ended),
  };
};

describe('S1 §3 checkout settings', () => {
  it('start enabled, off the landing page, with the specified message', async () => {
    expect((await server.browser().get('/api/settings/checkout')).body).toEqual({
      success: true,
      settings: {
        isEnabled: true,
        maintenanceMessage: 'Checkout is currently unavailable. Please try again later.',
        showOnLanding: false,
        updatedAt: null,
      },
    });
  });

  it('S1 §7 decisions 29 every open page on every server follows a change', async () => {
    const second = await server.another();
    const streams = await Promise.all([server.app, second].map(async (app) => openStream(await listen(app))));
    for (const { response, contains } of streams) {
      expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      await contains('"isEnabled":true');
    }
    const boss = await signedInAdmin(server);
    const answer = await boss.send('PUT', '/api/admin/settings/checkout', {
      isEnabled: false,
      maintenanceMessage: '  Back on Monday  ',
      showOnLanding: true,
    });
    expect(answer.body).toMatchObject({
      success: true,
      settings: { isEnabled: false, maintenanceMessage: 'Back on Monday', showOnLanding: true },
    });
    await Promise.all(streams.map(({ contains }) => contains('"maintenanceMessage":"Back on Monday"')));
    // Saved once more without a change, nothing was changed: neither the day nor the record says so.
    const again = await boss.send('PUT', '/api/admin/settings/checkout', {
      isEnabled: false,
      maintenanceMessage: 'Back on Monday',
      showOnLanding: true,
    });
    expect(again.body).toEqual(answer.body);

    const { rows } = await server.database.pool.query(
      'select staff_email, action, before, after from audit_entries where subject = $1',
      ['settings'],
    );
    expect(rows).toEqual([
      {
        staff_email: 'boss@example.com',
        action: 'checkout-settings-changed',
        before: {
          isEnabled: true,
          maintenanceMessage: 'Checkout is currently unavailable. Please try again later.',
          showOnLanding: false,
        },
        after: { isEnabled: false, maintenanceMessage: 'Back on Monday', showOnLanding: true },
      },
    ]);

    // Streams end before the server waits for its requests, or it would wait for ever.
    const [, there] = streams;
    const closing = second.close();
    await there?.ended();
    await closing;
  });

  it('decisions 29 a switch reaches each of 500 open pages, whichever of two servers they are on', async () => {
    const config = testConfig({ TRUSTED_PROXIES: '127.0.0.1' });
    const ports = await Promise.all(
      [1, 2].map(async () => listen(await server.another({ config, requestsPerMinute: 100_000 }))),
    );
    const pages = await Promise.all(
      Array.from({ length: 500 }, (_, place) =>
        openStream(ports[place % 2] ?? 0, { 'x-forwarded-for': `203.0.113.${place % 250}` }),
      ),
    );
    for (const { response } of pages) expect(response.statusCode).toBe(200);
    const boss = await signedInAdmin(server, 'switch@example.com');
    const message = 'Closed for an hour';
    for (const isEnabled of [false, true]) {
      await boss.send('PUT', '/api/admin/settings/checkout', {
        isEnabled,
        maintenanceMessage: message,
        showOnLanding: false,
      });
      await Promise.all(
        pages.map(({ contains }) => contains(`"isEnabled":${isEnabled},"maintenanceMessage":"${message}"`)),
      );
    }
    for (const { response } of pages) response.destroy();
  });

  it('one network holds a limited number of streams; who comes later is sent to ask instead', async () => {
    const third = await server.another();
    const port = await listen(third);
    const opened = await Promise.all(Array.from({ length: streamsPerNetwork + 1 }, () => openStream(port)));
    const statuses = opened.map(({ response }) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(streamsPerNetwork);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    opened[0]?.response.destroy();
    await opened[0]?.ended();
    await expect.poll(async () => (await openStream(port)).response.statusCode).toBe(200);
    await third.close();
  });

  it('who got no stream hears of a change by asking, on whichever server', async () => {
    const full = await server.another();
    const port = await listen(full);
    const held = await Promise.all(Array.from({ length: streamsPerNetwork }, () => openStream(port)));
    expect((await openStream(port)).response.statusCode).toBe(204);
    const boss = await signedInAdmin(server, 'asked@example.com');
    const settingsAt = async (app: FastifyInstance) =>
      (await new TestBrowser(app, '203.0.113.60').get('/api/settings/checkout')).body.settings;
    for (const maintenanceMessage of ['First news', 'Second news']) {
      const body = { isEnabled: false, maintenanceMessage, showOnLanding: true };
      expect((await boss.send('PUT', '/api/admin/settings/checkout', body)).status).toBe(200);
      // Where it was changed, at once; elsewhere with the notice.
      expect(await settingsAt(server.app)).toMatchObject({ maintenanceMessage });
      await expect.poll(() => settingsAt(full)).toMatchObject({ maintenanceMessage });
    }
    for (const { response } of held) response.destroy();
    await full.close();
  });

  it('many who ask at once cost the database one read', async () => {
    let reads = 0;
    const { db } = server.database;
    const counted = new Proxy(db, {
      get: (target, name) => {
        if (name === 'select') reads += 1;
        return Reflect.get(target, name, target);
      },
    });
    const feed = new CheckoutSettingsFeed(counted, () => undefined);
    const asked = await Promise.all(Array.from({ length: 1000 }, () => feed.read()));
    expect(new Set(asked).size).toBe(1);
    expect(reads).toBe(1);
    feed.forget();
    await feed.read();
    expect(reads).toBe(2);
    await feed.stop();
  });

  it('an answer that failed is not kept', async () => {
    const { db } = server.database;
    let isAway = true;
    const flaky = new Proxy(db, {
      get: (target, name) => {
        if (name === 'select' && isAway) throw new Error('away');
        return Reflect.get(target, name, target);
      },
    });
    const feed = new CheckoutSettingsFeed(flaky, () => undefined);
    await expect(feed.read()).rejects.toThrow('away');
    isAway = false;
    expect(await feed.read()).toHaveProperty('isEnabled');
    await feed.stop();
  });

  it.each([
    [{ isEnabled: 'no', maintenanceMessage: 'x', showOnLanding: false }, 'invalid-field', 'isEnabled'],
    [
      { isEnabled: false, maintenanceMessage: '   ', showOnLanding: false },
      'maintenance-message-missing',
      'maintenanceMessage',
    ],
    [
      { isEnabled: false, maintenanceMessage: 'x'.repeat(501), showOnLanding: false },
      'maintenance-message-long',
      'maintenanceMessage',
    ],
  ])('refuses %j', async (body, code, field) => {
    const boss = await signedInAdmin(
      server,
      `${field.toLowerCase()}.${String(body.maintenanceMessage).length}@example.com`.replace(/\d/g, 'x'),
    );
    const answer = await boss.send('PUT', '/api/admin/settings/checkout', body);
    expect(answer).toMatchObject({ status: 400, body: { code, field } });
  });

  it('staff alone change them', async () => {
    const user = await server.signedIn('user@example.com');
    const answer = await user.send('PUT', '/api/admin/settings/checkout', {
      isEnabled: true,
      maintenanceMessage: 'x',
      showOnLanding: false,
    });
    expect(answer.status).toBe(401);
  });
});

describe('S1 §9 plans', () => {
  it('are listed with prices, limits and formats', async () => {
    const { plans, guest } = (await server.browser().get('/api/plans')).body as {
      plans: Record<string, unknown>[];
      guest: Record<string, unknown>;
    };
    expect(
      plans.map(({ id, price, period, resumeCount, formatCount }) => [
        id,
        price,
        period,
        resumeCount,
        formatCount,
      ]),
    ).toEqual([
      ['basic', '₹9', '/week', 1, 0],
      ['pro', '₹49', '/month', 5, 25],
      ['premium', '₹99', '/month', 10, 50],
      ['enterprise', '₹199', '/month', 30, -1],
    ]);
    expect(guest).toEqual({ price: '₹9', pricePaise: 900 });
  });
});
