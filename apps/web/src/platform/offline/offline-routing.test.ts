import { describe, expect, it } from 'vitest';
import { answerTo } from './offline-routing.ts';

const origin = 'https://kalam.example';
const asked = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  answerTo({ method, mode, url: new URL(path, origin).href }, origin);

describe('what is kept for offline use', () => {
  it('never keeps the API, the sandbox or other sites', () => {
    for (const path of ['/api/resumes', '/api', '/sandbox/mailbox.json', 'https://checkout.example/v1.js']) {
      expect(asked(path)).toBe('network');
      expect(asked(path, { mode: 'navigate' })).toBe('network');
    }
    expect(asked('/assets/a.js', { method: 'POST' })).toBe('network');
    expect(asked('/service-worker.js')).toBe('network');
  });

  it('takes a file that another app shares, and no other site’s', () => {
    expect(asked('/share', { method: 'POST', mode: 'navigate' })).toBe('shared');
    expect(asked('/share', { mode: 'navigate' })).toBe('page');
    expect(asked('https://other.example/share', { method: 'POST', mode: 'navigate' })).toBe('network');
  });

  it('keeps pages, hashed files and the few others', () => {
    expect(asked('/builder?template=classic', { mode: 'navigate' })).toBe('page');
    expect(asked('/apiary', { mode: 'navigate' })).toBe('page');
    expect(asked('/assets/inter-400-abc.ttf')).toBe('asset');
    expect(asked('/favicon.svg')).toBe('file');
  });
});
