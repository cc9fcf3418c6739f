import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { checkPhone, filterPhone } from './phone-field.ts';

const answer = (text: string): string | undefined => {
  const refusal = checkPhone(text);
  return refusal && messageText(refusal);
};

const pasted = (text: string): string => filterPhone(text).kept;

/** What the field keeps and shows after each key. */
const typedKeys = (text: string): { kept: string; shown: string }[] => {
  let shown = '';
  return [...text].map((key) => {
    const typed = filterPhone(shown + key);
    shown = typed.shown ?? typed.kept;
    return { kept: typed.kept, shown };
  });
};

describe('S1 §5 phone', () => {
  it('strips other characters', () => {
    expect(pasted('(98765) 432-10')).toBe('9876543210');
    expect(pasted('98a7')).toBe('987');
    expect(pasted('९८७६५४३२१०')).toBe('9876543210');
  });

  const ways = [
    '+91 98765-43210',
    '+919876543210',
    '+91 (0) 98765 43210',
    '09876543210',
    '0 98765 43210',
    '00919876543210',
    '0091 98765 43210',
    '919876543210',
    '0919876543210',
    '+९१ ९८७६५ ४३२१०',
    '98765 43210',
  ];

  it.each(ways)('takes %j, pasted or filled in', (text) => {
    expect(pasted(text)).toBe('9876543210');
  });

  it.each(ways)('takes %j, typed key by key', (text) => {
    expect(typedKeys(text).at(-1)).toMatchObject({ kept: '9876543210', shown: '9876543210' });
  });

  it('keeps the code in sight while the number is not whole', () => {
    expect(typedKeys('+91 98').map(({ shown }) => shown)).toEqual(['+', '+9', '+91', '+91', '+919', '+9198']);
    expect(typedKeys('+91 98').map(({ kept }) => kept)).toEqual(['', '', '', '', '9', '98']);
    expect(typedKeys('0098').map(({ shown }) => shown)).toEqual(['0', '00', '009', '0098']);
    expect(typedKeys('098').map(({ kept }) => kept)).toEqual(['', '9', '98']);
  });

  it('names the code that was taken out', () => {
    expect(filterPhone('+91 98765 43210').takenOut).toEqual(['+91']);
    expect(filterPhone('09876543210').takenOut).toEqual(['0']);
    expect(filterPhone('98765 43210').takenOut).toEqual([]);
  });

  const noNumber = [
    '98765432101',
    '987654321012',
    '9876543210 ext 12',
    '98765 43210, 91234 56789',
    '0987654321012',
  ];

  it.each(noNumber)('cuts nothing off %j, pasted or typed, and refuses it', (text) => {
    const digits = text.replace(/[^0-9]/g, '');
    expect(filterPhone(text)).toMatchObject({ kept: digits, shown: digits });
    const last = typedKeys(text).at(-1);
    expect(digits.endsWith(last?.shown ?? '?')).toBe(true);
    for (const kept of [pasted(text), last?.kept ?? ''])
      expect(answer(kept)).toBe('Please enter a valid 10-digit number.');
  });

  it('cuts no number of another country into one of ours', () => {
    expect(typedKeys('+1 415 555 1234').at(-1)).toMatchObject({
      kept: '+14155551234',
      shown: '+14155551234',
    });
    // Ten digits together with their code.
    for (const text of ['+65 8123 4567', '0065 8123 4567', '0065 8123 45'])
      expect(answer(pasted(text))).toBe('Please enter a valid 10-digit number.');
    expect(answer(pasted('+1 415 555 1234'))).toBe('Please enter a valid 10-digit number.');
    expect(answer(pasted('0044 20 7946 0958'))).toBe('Please enter a valid 10-digit number.');
  });

  it('gives back what was typed when keys are taken back', () => {
    expect(filterPhone('987654321')).toMatchObject({ kept: '987654321', shown: '987654321' });
    expect(filterPhone('+9')).toMatchObject({ kept: '', shown: '+9' });
  });

  it('takes exactly 10', () => {
    expect(answer('9876543210')).toBeUndefined();
    expect(answer('987654321')).toBe('Please enter a valid 10-digit number.');
    expect(answer('98765432101')).toBe('Please enter a valid 10-digit number.');
    expect(answer('98765 4321')).toBe('Please enter a valid 10-digit number.');
    expect(answer('987654321०')).toBe('Please enter a valid 10-digit number.');
  });

  it('asks for a missing one', () => {
    expect(answer('')).toBe('How can employers reach you?');
    expect(answer(' ')).toBe('How can employers reach you?');
  });
});
