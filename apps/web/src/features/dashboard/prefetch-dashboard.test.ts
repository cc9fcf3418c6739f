import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../platform/api/query-client.ts';
import { prefetchDashboard } from './prefetch-dashboard.ts';

const user = { id: 'one', name: 'Asha Kumari', email: 'asha@example.com' };
let asked: string[] = [];
let signedIn = true;
let sessionWaitsFor: () => Promise<unknown> = async () => undefined;

const answers: Readonly<Record<string, () => object>> = {
  '/api/auth/get-session': () => ({ user: signedIn ? user : null }),
  '/api/resumes': () => ({ resumes: [] }),
  '/api/subscription': () => ({ subscription: null }),
};

const browserThat = (hint: string | null) => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: () => hint });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address === '/api/auth/get-session') await sessionWaitsFor();
    return Response.json({ success: true, ...answers[address]?.() });
  });
};

beforeEach(() => {
  asked = [];
  signedIn = true;
  sessionWaitsFor = async () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

describe('what My Resumes shows', () => {
  it('is asked for together with the session by a browser that was signed in', async () => {
    browserThat('1');
    const client = makeQueryClient();
    sessionWaitsFor = () => vi.waitUntil(() => asked.length === 3, { timeout: 20_000 });
    expect(await prefetchDashboard(client, '/dashboard')).toBe(true);
    expect(client.getQueryData(['resumes'])).toEqual([]);
    expect(client.getQueryData(['subscription'])).toBeNull();
  });

  it('is not asked for on behalf of nobody, who is sent elsewhere at once', async () => {
    browserThat(null);
    signedIn = false;
    expect(await prefetchDashboard(makeQueryClient(), '/dashboard')).toBe(true);
    expect(asked).toEqual(['/api/auth/get-session']);
  });

  it('follows the session where nothing was known before', async () => {
    browserThat(null);
    expect(await prefetchDashboard(makeQueryClient(), '/dashboard')).toBe(true);
    expect(asked).toHaveLength(3);
  });

  it('concerns no other page', async () => {
    browserThat('1');
    expect(await prefetchDashboard(makeQueryClient(), '/plans')).toBe(false);
    expect(asked).toEqual([]);
  });
});
