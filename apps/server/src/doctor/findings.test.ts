import { describe, expect, it } from 'vitest';
import { judgeSpace } from './check-disk.ts';
import { judgeCertificate } from './check-site.ts';
import { judgeClock } from './finding.ts';
import { judgeMailRecords, type MailRecords, senderDomain } from './mail-records.ts';

const now = new Date('2026-11-17T10:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const gigabyte = 1024 ** 3;

const whole: MailRecords = {
  domain: 'kalam.example',
  texts: ['another service', 'v=spf1 include:mail.example -all'],
  policies: ['v=DMARC1; p=reject; rua=mailto:post@kalam.example'],
  mailServers: 1,
  key: { selector: 'one', texts: ['v=DKIM1; k=rsa; p=MIGf'] },
};
const levels = (change: Partial<MailRecords>): string[] =>
  judgeMailRecords({ ...whole, ...change }).map(({ level }) => level);

describe('what the doctor makes of', () => {
  it('a certificate: well, soon to end, ended, not trusted', () => {
    expect(judgeCertificate(inDays(60), undefined, now)).toMatchObject({ level: 'ok' });
    expect(judgeCertificate(inDays(14), undefined, now)).toMatchObject({ level: 'ok' });
    expect(judgeCertificate(inDays(13.9), undefined, now)).toMatchObject({ level: 'warning' });
    expect(judgeCertificate(inDays(-0.5), 'CERT_HAS_EXPIRED', now)).toMatchObject({
      level: 'fault',
      text: 'it ended 1 days ago',
    });
    expect(judgeCertificate(inDays(60), 'DEPTH_ZERO_SELF_SIGNED_CERT', now)).toMatchObject({
      level: 'fault',
    });
  });

  it('a clock, in either direction, with what the asking itself took taken off', () => {
    expect(judgeClock('clock', -1_900, 'the database', 0)).toMatchObject({ level: 'ok' });
    expect(judgeClock('clock', -2_100, 'the database', 0)).toMatchObject({
      level: 'warning',
      text: 'this machine is 2.1 s behind the database',
    });
    expect(judgeClock('clock', 2_100, 'the database', 500)).toMatchObject({ level: 'ok' });
    expect(judgeClock('clock', 31_000, 'the database', 0)).toMatchObject({ level: 'fault' });
  });

  it('room on a disk, small and large', () => {
    expect(judgeSpace('disk', '/data', 40 * gigabyte, 100 * gigabyte)).toMatchObject({ level: 'ok' });
    expect(judgeSpace('disk', '/data', 9 * gigabyte, 100 * gigabyte)).toMatchObject({ level: 'warning' });
    expect(judgeSpace('disk', '/data', gigabyte / 2, 2 * gigabyte)).toMatchObject({ level: 'warning' });
    expect(judgeSpace('disk', '/data', gigabyte, 100 * gigabyte)).toMatchObject({ level: 'fault' });
  });

  it('records of a sender: whole, missing, useless', () => {
    expect(levels({})).toEqual(['ok', 'ok', 'ok', 'ok']);
    const { key: _, ...unnamed } = whole;
    expect(judgeMailRecords(unnamed).map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(levels({ texts: [], policies: [], mailServers: 0 })).toEqual([
      'warning',
      'ok',
      'warning',
      'warning',
    ]);
    expect(levels({ texts: ['v=spf1 -all', 'v=spf1 mx -all'] })[0]).toBe('fault');
    expect(levels({ texts: ['v=spf1 mx +all'] })[0]).toBe('warning');
    expect(levels({ texts: ['v=spf1 mx all'] })[0]).toBe('warning');
    expect(levels({ texts: ['v=spf1 include:all.example ~all'] })[0]).toBe('ok');
    expect(levels({ policies: ['v=DMARC1; p=none'] })[2]).toBe('warning');
    expect(levels({ policies: ['v=DMARC1; rua=mailto:x@kalam.example'] })[2]).toBe('fault');
    expect(levels({ key: { selector: 'one', texts: [] } })[1]).toBe('fault');
    expect(levels({ key: { selector: 'one', texts: ['v=DKIM1; p='] } })[1]).toBe('fault');
  });

  it('a sender, with a name and without', () => {
    expect(senderDomain('Kalam <hello@Mail.kalam.example>')).toBe('mail.kalam.example');
    expect(senderDomain('hello@kalam.example')).toBe('kalam.example');
  });
});
