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
  receipt: {
    customerName: 'Asha Rao',
    receiptNumber: 'K-000042',
    orderId: 'b3c1',
    paymentId: 'pay_IH4NVgf4Dreq1l',
    planName: 'Pro',
    amountPaise: 4900,
    paidAt: moment,
    validUntil: '2026-12-15T18:45:00.000Z',
    ordersUrl: link,
  },
  'guest-copy': { downloadUrl: link, expiresAt: moment, orderId: 'b3c1' },
  'contact-acknowledgement': { reference: 'b3c1', receivedAt: moment },
  'grievance-resolved': {
    name: 'Asha Rao',
    subject: 'Refund',
    reference: 'b3c1',
    response: 'Done.\nRegards',
    contactUrl: link,
  },
};

const render = <K extends keyof MailParams>(kind: K, params: MailParams[K] = samples[kind]) =>
  renderMail(mailContent(kind, params), footer);

describe('mail templates', () => {
  it.each(mailKinds)('%s has a subject, HTML without remote parts, and the same words as text', (kind) => {
    const { subject, html, text } = render(kind);
    expect(subject).not.toBe('');
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|undefined|null/i);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(text).not.toMatch(/<|undefined|null/);
    for (const block of mailContent(kind, samples[kind] as never).blocks) {
      if (block.kind === 'text') expect(text).toContain(block.text);
    }
  });

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
    expect(subject).toBe('Your message was answered: Refund Bcc: everyone@example.org x');
    expect(text).toContain('Hello Asha https://elsewhere.example,');
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
});
