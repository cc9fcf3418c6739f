import { expect, it } from 'vitest';
import { isAadhaarNumber } from './aadhaar-number.ts';

it('twelve digits are an Aadhaar number where the last one fits the others', () => {
  expect(isAadhaarNumber('999941057058')).toBe(true);
  expect(isAadhaarNumber('999971658847')).toBe(true);
  expect(isAadhaarNumber('999941057059')).toBe(false);
  expect(isAadhaarNumber('099941057058')).toBe(false);
  expect(isAadhaarNumber('99994105705')).toBe(false);
});
