import { type Language, languageCodes } from '@kalam/domain/languages/languages';
import { describe, expect, it } from 'vitest';
import { mailKinds } from './mail-kinds.ts';
import type { MailParams } from './mail-params.ts';
import { renderMail } from './mail-render.ts';
import { mailContent } from './mail-templates.ts';

const footer = { publicUrl: 'https://kalam.example', supportEmail: 'help@kalam.example' };
const link = 'https://kalam.example/verify-email?token=a%20b&next="><script>';
const moment = '2026-11-15T18:45:00.000Z';

const samples: MailParams = {
  'verify-email': { displayName: 'Asha Rao', verifyUrl: link },
  'reset-password': { displayName: 'Asha Rao', resetUrl: link },
  'already-registered': {
    displayName: 'Asha Rao',
    signInUrl: link,
    resetUrl: 'https://kalam.example/?auth=reset',
  },
  'password-changed': { displayName: 'Asha Rao', changedAt: moment, resetUrl: link },
  'new-sign-in': {
    displayName: 'Asha Rao',
    at: moment,
    device: 'Chrome/Windows',
    profileUrl: link,
    resetUrl: link,
  },
  'account-suspended': { displayName: 'Asha Rao', reason: 'Done.\nRegards', contactUrl: link },
  'confirm-email-change': {
    displayName: 'Asha Rao',
    side: 'old',
    oldEmail: 'asha@example.org',
    newEmail: 'asha.rao@example.org',
    confirmUrl: link,
    resetUrl: link,
  },
  'email-changed': {
    displayName: 'Asha Rao',
    newEmail: 'asha.rao@example.org',
    changedAt: moment,
    contactUrl: link,
  },
  'plan-granted': {
    displayName: 'Asha Rao',
    planName: 'Pro plan',
    resumes: 5,
    validUntil: moment,
    dashboardUrl: link,
  },
  'plan-ending': {
    displayName: 'Asha Rao',
    planName: 'Pro plan',
    endsAt: moment,
    reminder: 'three-days',
    plansUrl: link,
    unsubscribe: {
      pageUrl: 'https://kalam.example/unsubscribe#token',
      oneClickUrl: 'https://kalam.example/api/mails/unsubscribe/one-click?token=token',
    },
  },
  receipt: {
    customerName: 'Asha Rao',
    document: { kind: 'receipt', number: 'K-000042' },
    orderId: 'b3c1',
    paymentId: 'pay_IH4NVgf4Dreq1l',
    planName: 'Pro',
    amountPaise: 4900,
    paidAt: moment,
    validUntil: '2026-12-15T18:45:00.000Z',
    ordersUrl: link,
  },
  'guest-copy': { downloadUrl: link, expiresAt: moment, orderId: 'b3c1' },
  refunded: {
    customerName: 'Asha Rao',
    orderId: 'order_b3c1',
    refundId: 'rfnd_FP8QHiV938haTz',
    planName: 'Pro',
    amountPaise: 1237,
    currency: 'INR',
    refundedAt: moment,
    what: 'part',
    ordersUrl: link,
  },
  'contact-acknowledgement': { reference: 'GRV-000123', receivedAt: moment },
  'grievance-resolved': {
    name: 'Asha Rao',
    subject: 'Refund',
    reference: 'GRV-000123',
    response: 'Done.\nRegards',
    contactUrl: link,
  },
  'grievance-interim': {
    name: 'Asha Rao',
    subject: 'Refund',
    reference: 'GRV-000123',
    reply: 'We have asked the bank.',
    resolveBy: '2026-12-15T10:00:00.000Z',
    contactUrl: link,
  },
  'grievance-reopened': {
    name: 'Asha Rao',
    subject: 'Refund',
    reference: 'GRV-000123',
    resolveBy: '2026-12-15T10:00:00.000Z',
    contactUrl: link,
  },
  'grievance-new': {
    count: 1,
    items: [{ reference: 'GRV-000123', dueAt: moment, url: link }],
    listUrl: 'https://kalam.example/admin/grievances',
  },
  'staff-invitation': { invitedBy: 'Asha Rao', role: 'support', joinUrl: link, expiresAt: moment },
  'staff-second-factor': { displayName: 'Asha Rao', change: 'on', changedAt: moment, signInUrl: link },
};

const render = <K extends keyof MailParams>(
  kind: K,
  params: MailParams[K] = samples[kind],
  language: Language = 'en',
) => renderMail(mailContent(kind, language, params), footer, language);

describe('mail templates', () => {
  it.each(mailKinds.flatMap((kind) => languageCodes.map((language) => [kind, language] as const)))(
    '%s in %s has a subject, HTML without remote parts, and the same words as text',
    (kind, language) => {
      const { subject, html, text } = render(kind, samples[kind] as never, language);
      expect(subject).not.toBe('');
      expect(html).not.toMatch(/<img|<script|<link|src=|url\(|undefined|null/i);
      expect(html).toContain('prefers-color-scheme:dark');
      expect(text).not.toMatch(/<|undefined|null/);
      expect(html).toContain(`<html lang="${language}">`);
      for (const block of mailContent(kind, language, samples[kind] as never).blocks) {
        if (block.kind === 'text') expect(text).toContain(block.text);
      }
    },
  );

  it('puts a link into both forms, safe in an attribute', () => {
    const { html, text } = render('verify-email');
    expect(html).toContain(
      'href="https://kalam.example/verify-email?token=a%20b&amp;next=%22%3E%3Cscript%3E"',
    );
    expect(text).toContain('https://kalam.example/verify-email?token=a%20b&next=%22%3E%3Cscript%3E');
  });

  it('escapes what people typed', () => {
    const { html } = render('grievance-resolved', {
      ...samples['grievance-resolved'],
      name: '<b>Asha</b> & "Co"',
      response: '<script>alert(1)</script>\nsecond line',
    });
    expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>second line');
    expect(html).not.toContain('<script');
  });

  it('keeps a subject to one line', () => {
    const { subject, text } = render('grievance-resolved', {
      ...samples['grievance-resolved'],
      subject: 'Refund\r\nBcc: everyone@example.org\u2028x',
      name: 'Asha\nhttps://elsewhere.example',
    });
    expect(subject).toBe('Your message was answered: Refund Bcc: everyone@example.org x (GRV-000123)');
    expect(text).toContain('Hello Asha https://elsewhere.example,');
  });

  it('names the reference in every mail about a message, in English and in Hindi', () => {
    const kinds = [
      'contact-acknowledgement',
      'grievance-resolved',
      'grievance-interim',
      'grievance-reopened',
    ] as const;
    for (const kind of kinds) {
      const english = render(kind);
      const hindi = render(kind, samples[kind], 'hi');
      for (const { subject, text } of [english, hindi]) {
        expect(subject, kind).toContain('(GRV-000123)');
        expect(text, kind).toContain(': GRV-000123');
      }
      expect(english.text).not.toMatch(/[\u0900-\u097f]/);
      expect(hindi.text).toMatch(/संदर्भ संख्या: GRV-000123/);
    }
    expect(render('grievance-new').subject).toBe('New grievance GRV-000123');
  });

  it('says by when an open message will be answered', () => {
    const interim = samples['grievance-interim'];
    expect(render('grievance-interim').text).toContain(
      'It is not closed. You will have our final answer by 15 Dec 2026 at the latest.',
    );
    expect(render('grievance-interim', interim, 'hi').text).toContain('15 दिसंबर 2026');
    expect(render('grievance-reopened').text).toContain('Answer by: 15 Dec 2026');
  });

  it('tells staff of many messages in one mail, without a word that visitors typed', () => {
    const item = (number: number) => ({ reference: `GRV-00000${number}`, dueAt: moment, url: link });
    const { subject, text } = render('grievance-new', {
      count: 12,
      items: [item(1), item(2)],
      listUrl: 'https://kalam.example/admin/grievances',
    });
    expect(subject).toBe('12 new grievances');
    expect(text).toContain('GRV-000002: acknowledge by 16 Nov 2026, 00:15 IST');
    expect(text).toContain('And 10 more.');
    expect(text).toContain('https://kalam.example/admin/grievances');
  });

  it('refuses links that are not web addresses', () => {
    expect(() => render('verify-email', { displayName: 'Asha', verifyUrl: 'javascript:alert(1)' })).toThrow(
      'web addresses',
    );
  });

  it('shows money and moments as people in India read them', () => {
    const { subject, text } = render('receipt', { ...samples.receipt, amountPaise: 10_000_000 });
    expect(subject).toBe('Receipt K-000042: Pro, ₹1,00,000');
    expect(text).toContain('Paid on: 16 Nov 2026, 00:15 IST');
    expect(text).toContain('Valid until: 16 Dec 2026');
  });

  it('says of a guest’s later mails why they come', () => {
    const first = samples['guest-copy'];
    const correction = render('guest-copy', { ...first, again: 'correction' });
    expect(correction.subject).toBe('Your corrected resume from Kalam');
    expect(correction.text).toContain('takes the place of the earlier one');
    const resend = render('guest-copy', { ...first, again: 'resend' });
    expect(resend.subject).toBe('Your resume from Kalam');
    expect(resend.text).toContain('once more, as you asked');
  });

  it('leaves out what a guest does not have', () => {
    const { text } = render('receipt', {
      ...samples.receipt,
      paymentId: null,
      validUntil: null,
      ordersUrl: null,
    });
    expect(text).not.toMatch(/Payment:|Valid until:|See your orders/);
  });

  // The back office speaks English.
  const toPeople = mailKinds.filter((kind) => !kind.startsWith('staff-'));
  it.each(toPeople)('%s says everything in Hindi, but for names and numbers', (kind) => {
    const { heading, preview, blocks } = mailContent(kind, 'hi', samples[kind] as never);
    const said = blocks.flatMap((block) => {
      if (block.kind === 'facts') return block.rows.map(([label]) => label);
      if (block.kind === 'button') return [block.label];
      return block.kind === 'quote' ? [] : [block.text];
    });
    // Of new grievances staff read the references alone.
    for (const words of [heading, preview, ...said.filter((one) => !/^GRV-\d+$/.test(one))]) {
      expect(words).toMatch(/[\u0900-\u097f]/u);
      expect(words.replace(/Kalam|Asha Rao|Refund|IST|PDF|Pro|GRV-\d+/g, '')).not.toMatch(/[A-Za-z]{2,}/);
    }
  });

  it('names plans, days and times as Hindi readers do', () => {
    const { subject, text } = render('receipt', { ...samples.receipt, planName: 'Pro plan' }, 'hi');
    expect(subject).toBe('रसीद K-000042: Pro प्लान, ₹49');
    expect(text).toContain('भुगतान का समय: 16 नवंबर 2026, 00:15 (भारतीय समय)');
    expect(text).toContain('कब तक मान्य: 16 दिसंबर 2026');
  });

  it('makes every address a link that wraps', () => {
    const registered = render('already-registered');
    expect(registered.html).toContain(
      '<a class="link" href="https://kalam.example/?auth=reset" style="color:#2563eb;overflow-wrap:anywhere;word-break:break-word">',
    );
    expect(registered.text).toContain('Choose a new one:\nhttps://kalam.example/?auth=reset');
    expect(registered.html).toContain('href="mailto:help@kalam.example"');
    const answered = render('grievance-resolved', {
      ...samples['grievance-resolved'],
      response: 'See https://kalam.example/plans?a=1&b=2. "javascript:alert(1)"',
    });
    expect(answered.html).toContain('<a class="link" href="https://kalam.example/plans?a=1&amp;b=2"');
    expect(answered.html).not.toContain('href="javascript');
  });

  it('says where a sign-in came from, in either language', () => {
    expect(render('new-sign-in').text).toContain('Where: Chrome on Windows');
    expect(render('new-sign-in', samples['new-sign-in'], 'hi').text).toContain('कहाँ: Windows पर Chrome');
    const unknown = render('new-sign-in', { ...samples['new-sign-in'], device: '/' });
    expect(unknown.text).toContain('Where: A browser we do not know');
  });

  it('leaves the reason of a suspension out where there is none', () => {
    const { text } = render('account-suspended', { ...samples['account-suspended'], reason: null });
    expect(text).not.toContain('This is why:');
  });

  it('offers to end reminders, and nothing else', () => {
    for (const kind of mailKinds) {
      const { html, text, unsubscribe } = render(kind);
      const offers = kind === 'plan-ending';
      expect(unsubscribe !== undefined).toBe(offers);
      expect(text.includes('Stop these reminders: https://kalam.example/unsubscribe#token')).toBe(offers);
      expect(html.includes('href="https://kalam.example/unsubscribe#token"')).toBe(offers);
    }
  });

  it('names the day a plan ends, and its last day', () => {
    expect(render('plan-ending').subject).toBe('Your Pro plan ends on 16 Nov 2026');
    const last = { ...samples['plan-ending'], reminder: 'last-day' } as const;
    expect(render('plan-ending', last).subject).toBe('Last day of your Pro plan');
    expect(render('plan-ending', last, 'hi').subject).toBe('आपके Pro प्लान का आख़िरी दिन');
  });
});
