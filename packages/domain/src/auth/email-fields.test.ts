import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { checkEmail, mendedEmail } from './email-fields.ts';

const answer = (text: string): string | undefined => {
  const refusal = checkEmail(text);
  return refusal && messageText(refusal);
};

describe('S1 §5 Email', () => {
  it.each([
    'ananya@example.com',
    'a@b.co',
    'a1.b2_c3-d4@mail.example.co.in',
    '9a@example.com',
    'A@EXAMPLE.COM',
    'a@1-2.example.museum',
    'a@example.xn--h2brj9c',
    `${'a'.repeat(64)}@example.com`,
  ])('takes %s', (text) => {
    expect(answer(text)).toBeUndefined();
  });

  it.each(['', 'ananya', '@', '@example.com', 'ananya@', 'a@b@example.com', `${'a'.repeat(65)}@example.com`])(
    'needs a part before and after @: %s',
    (text) => {
      expect(answer(text)).toBe('Please enter a valid email address');
    },
  );

  it.each(['123@example.com', '1.2@example.com', '..@example.com', '+@example.com'])(
    'needs a letter in the local part: %s',
    (text) => {
      expect(answer(text)).toBe('Email must contain at least one letter before @');
    },
  );

  it.each([
    'a+b@example.com',
    'a b@example.com',
    ' a@example.com',
    'é@example.com',
    'अनन्या@example.com',
    'a..+@example.com',
  ])('takes letters, digits, dot, underscore and hyphen alone: %s', (text) => {
    expect(answer(text)).toBe(
      'Email username can only contain letters, numbers, dots, underscores, and hyphens',
    );
  });

  it.each(['a..b@example.com', 'a._b@example.com', 'a-_b@example.com', '..a@example.com'])(
    'refuses consecutive separators: %s',
    (text) => {
      expect(answer(text)).toBe('Email cannot contain consecutive dots, underscores, or hyphens');
    },
  );

  it.each(['.a@example.com', 'a.@example.com', '_a@example.com', 'a-@example.com', 'a.@example'])(
    'refuses a separator at either end: %s',
    (text) => {
      expect(answer(text)).toBe('Email cannot start or end with dots, underscores, or hyphens');
    },
  );

  it.each([
    'a@example',
    'a@example.c',
    'a@example.c1',
    'a@.com',
    'a@example..com',
    'a@example.com.',
    'a@-example.com',
    'a@example-.com',
    'a@exa_mple.com',
    'a@exa mple.com',
    'a@example.com ',
    `a@${'b'.repeat(64)}.com`,
  ])('needs a domain name with a top-level part of 2 letters: %s', (text) => {
    expect(answer(text)).toBe('Please enter a valid domain name');
  });
});

describe('decision 62: the address that was meant', () => {
  it.each([
    ['asha+jobs@gmail.com', 'asha@gmail.com'],
    ['asha.rao+cv+2@mail.example.co.in', 'asha.rao@mail.example.co.in'],
    ['asha@gmail.com.', 'asha@gmail.com'],
    [' asha@gmail.com, ', 'asha@gmail.com'],
    ['<asha@gmail.com>', 'asha@gmail.com'],
    ['asha..rao@gmail.com', 'asha.rao@gmail.com'],
    ['asha@gmail..com', 'asha@gmail.com'],
    ['asha.@gmail.com', 'asha@gmail.com'],
    ['asha @gmail.com', 'asha@gmail.com'],
    ['asha@gmail,com', 'asha@gmail.com'],
  ])('%s: %s', (typed, meant) => {
    expect(checkEmail(typed.trim())).toBeDefined();
    expect(mendedEmail(typed)).toBe(meant);
  });

  it.each(['', 'asha', 'asha@gmail', 'a@b@c.in', '+jobs@gmail.com', '12+jobs@gmail.com', 'asha@gmail.com'])(
    'is not guessed at, nor is a right one touched: %s',
    (typed) => expect(mendedEmail(typed)).toBeUndefined(),
  );
});
