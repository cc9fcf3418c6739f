import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberReturn, takeReturn } from './return-after-verifying.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where somebody was going before they had to verify their address', () => {
  it('is found by the same address, once', () => {
    rememberReturn('asha@example.com', '/plans?plan=pro');
    expect(takeReturn(' Asha@Example.com ')).toBe('/plans?plan=pro');
    expect(takeReturn('asha@example.com')).toBeUndefined();
  });

  it('is nobody else’s', () => {
    rememberReturn('asha@example.com', '/plans?plan=pro');
    expect(takeReturn('ravi@example.com')).toBeUndefined();
    expect(takeReturn('asha@example.com')).toBe('/plans?plan=pro');
  });

  it('is over with the link, and leads nowhere but into the site', () => {
    vi.useFakeTimers({ now: 0 });
    rememberReturn('asha@example.com', '/plans?plan=pro');
    vi.setSystemTime(24 * 60 * 60 * 1000);
    expect(takeReturn('asha@example.com')).toBeUndefined();
    rememberReturn('asha@example.com', '//elsewhere.example');
    expect(takeReturn('asha@example.com')).toBe('/dashboard');
    rememberReturn('asha@example.com', undefined);
    expect(takeReturn('asha@example.com')).toBeUndefined();
  });
});
