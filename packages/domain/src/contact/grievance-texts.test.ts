import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { grievanceReference } from './grievance-promises.ts';
import { checkNote, checkSavedAnswer, fillAnswer, isOldReference, readReference } from './grievance-texts.ts';

describe('the reference of a grievance', () => {
  it('is read as GRV-000123', () => {
    expect([1, 123, 999_999, 1_234_567].map(grievanceReference)).toEqual([
      'GRV-000001',
      'GRV-000123',
      'GRV-999999',
      'GRV-1234567',
    ]);
  });

  it('is found with and without its letters and zeros', () => {
    for (const term of ['GRV-000123', 'grv-000123', 'grv 123', 'grv123', ' GRV-123 '])
      expect(readReference(term)).toEqual({ number: 123, quoted: 'grv-000123' });
    expect(readReference('000123')).toEqual({ number: 123, quoted: '000123' });
    expect(readReference('123')).toEqual({ number: 123, quoted: '123' });
    for (const term of ['', 'grv', 'grv-', 'grv-12a', 'xgrv-12', '12 34', '1234567890'])
      expect(readReference(term)).toBeUndefined();
  });

  it('was an id before', () => {
    expect(isOldReference('3f2a1b4c-0d5e-4f60-8123-456789abcdef')).toBe(true);
    expect(isOldReference('grv-000123')).toBe(false);
  });
});

describe('what staff write', () => {
  const answer = { title: 'Refund', english: 'Dear {name}, about {reference}: it is on its way.', hindi: '' };
  const said = (more: Partial<typeof answer>) => {
    const refusal = checkSavedAnswer({ ...answer, ...more });
    return refusal && [refusal.field, messageText(refusal)];
  };

  it('a note has something in it, and at most 2000 characters', () => {
    expect(checkNote('Called the bank.')).toBeUndefined();
    expect(checkNote(' ')).toMatchObject({ code: 'grievance-note-missing', field: 'text' });
    expect(checkNote('x'.repeat(2001))).toMatchObject({ code: 'grievance-text-long', params: { max: 2000 } });
  });

  it('a saved answer has a title and English text, and names nothing that is not filled in', () => {
    expect(said({})).toBeUndefined();
    expect(said({ title: ' ' })).toEqual(['title', 'Please enter a title']);
    expect(said({ title: 'x'.repeat(81) })).toEqual(['title', 'Please use at most 80 characters']);
    expect(said({ english: '' })).toEqual(['english', 'Please enter the answer in English']);
    expect(said({ hindi: '{नाम}' })).toEqual([
      'hindi',
      'Only {name} and {reference} are filled in; {नाम} is not',
    ]);
  });

  it('is filled in for one person, in their language where it has it', () => {
    const to = { name: ' Asha $& {reference} ', number: 7, language: 'hi' } as const;
    expect(fillAnswer(answer, to)).toBe('Dear Asha $& {reference}, about GRV-000007: it is on its way.');
    expect(fillAnswer({ ...answer, hindi: '{name} जी, {reference}' }, { ...to, name: 'आशा' })).toBe(
      'आशा जी, GRV-000007',
    );
    expect(fillAnswer({ ...answer, hindi: 'नमस्ते' }, { ...to, language: 'en', name: 'Asha' })).toContain(
      'Dear Asha',
    );
  });
});
