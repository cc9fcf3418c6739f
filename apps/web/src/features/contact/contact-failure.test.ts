import { describe, expect, it } from 'vitest';
import { Refused } from '../../platform/api/call.ts';
import { contactFailure } from './contact-failure.ts';

const refused = (status: number, code: string, error: string, field?: string) =>
  contactFailure(new Refused({ status, code, error, field }));
const unreadable = (status: number) => refused(status, 'unexpected-error', 'An unexpected error occurred');

describe('S2 §8 a message that was not sent', () => {
  it('says that it could not be sent when nobody answered', () => {
    expect(refused(0, 'network', 'No connection')).toEqual({
      text: 'Failed to send message',
      detail: 'No connection',
    });
    expect(contactFailure(new TypeError('?'))).toEqual({ text: 'Failed to send message' });
  });

  it('says that it was not taken when the answer has no words', () => {
    for (const status of [200, 500, 502]) expect(unreadable(status).text).toBe('Failed to submit message');
    expect(unreadable(422)).toEqual({
      field: 'message',
      text: 'Your message cannot be sent. Please provide a more detailed and relevant inquiry.',
    });
  });

  it('passes on the server’s words, at the field they are about', () => {
    expect(refused(503, 'contact-save-failed', 'Not saved')).toEqual({ text: 'Not saved' });
    expect(refused(429, 'contact-limit-reached', 'In 5 minutes')).toEqual({ text: 'In 5 minutes' });
    expect(refused(422, 'contact-low-quality', 'Unclear')).toEqual({ field: 'message', text: 'Unclear' });
    expect(refused(400, 'email-invalid', 'No email', 'email')).toEqual({ field: 'email', text: 'No email' });
    expect(refused(400, 'bad-request', 'Odd', 'elsewhere')).toEqual({ text: 'Odd' });
  });
});
