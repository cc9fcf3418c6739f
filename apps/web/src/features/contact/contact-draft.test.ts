import { describe, expect, it } from 'vitest';
import { readDraft } from './contact-draft.ts';

describe('a message kept in the browser', () => {
  it('comes back as it was typed', () => {
    const typed = { name: 'Asha', email: '', subject: ' Refund', message: 'Line one\nline two ' };
    expect(readDraft(JSON.stringify(typed))).toEqual(typed);
  });

  it('is nothing when nothing was typed or something else lies there', () => {
    for (const stored of [null, '', '{', '[]', '"x"', '{"message":5}', '{"name":"","message":""}'])
      expect(readDraft(stored)).toBeUndefined();
    expect(readDraft('{"subject":"Refund","message":null}')).toEqual({
      name: '',
      email: '',
      subject: 'Refund',
      message: '',
    });
  });
});
