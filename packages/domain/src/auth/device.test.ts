import { describe, expect, it } from 'vitest';
import { deviceCode, deviceOf } from './device.ts';

describe('what is kept of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.4; rv:124.0) Gecko/20100101 Firefox/124.0',
      'Firefox',
      'macOS',
    ],
    ['curl/8.5.0', null, null],
    [undefined, null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(deviceCode(userAgent))).toEqual({ browser, system });
  });

  it('takes nothing from a record but names it knows', () => {
    expect(deviceOf(null)).toEqual({ browser: null, system: null });
    expect(deviceOf('<b>/Windows')).toEqual({ browser: null, system: 'Windows' });
  });
});
