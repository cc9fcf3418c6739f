import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { checkGpa } from './gpa-field.ts';

const answer = (text: string | undefined): string | undefined => {
  const refusal = checkGpa(text);
  return refusal && messageText(refusal);
};

describe('S1 §5 GPA', () => {
  it.each([
    undefined,
    '',
    ' ',
    '8',
    '8.5',
    '8.50',
    '8.50/10',
    '3.81/4.0',
    '0',
    '10',
    '10.00/10.00',
    '4/4',
    '८.५',
    ' 9 ',
  ])('takes %s', (text) => {
    expect(answer(text)).toBeUndefined();
  });

  it.each(['A+', '85%', '8.555', '8.', '.5', '8/10/10', '8 / 10', '1e1', '8,5', '8/', '1234'])(
    'has its format: %s',
    (text) => {
      expect(answer(text)).toBe('Please enter GPA in format: X.XX or X.XX/Y.YY');
    },
  );

  it.each(['-1', '-0.01', '10.01', '100', '4.01/4', '9/8.99'])('is between 0 and the scale: %s', (text) => {
    expect(answer(text)).toBe('Invalid GPA value');
  });

  it.each(['0/0', '8/0', '8/-1', '8/10.01', '8/11', '85/100'])(
    'has a scale above 0 and at most 10: %s',
    (text) => {
      expect(answer(text)).toBe('Invalid GPA scale');
    },
  );
});
