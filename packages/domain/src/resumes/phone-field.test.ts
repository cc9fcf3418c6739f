import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { checkPhone, filterPhone } from './phone-field.ts';

const answer = (text: string): string | undefined => {
  const refusal = checkPhone(text);
  return refusal && messageText(refusal);
};

describe('S1 §5 phone', () => {
  it('strips other characters and stops at 10 digits', () => {
    expect(filterPhone('(98765) 432-10')).toBe('9876543210');
    expect(filterPhone('123456789012')).toBe('1234567890');
    expect(filterPhone('98a7')).toBe('987');
    expect(filterPhone('९८७६५४३२१०')).toBe('9876543210');
  });

  it('drops the country code an address book fills in', () => {
    expect(filterPhone('+91 98765 43210')).toBe('9876543210');
    expect(filterPhone('919876543210')).toBe('9198765432');
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
