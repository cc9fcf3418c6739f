import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { checkUrl } from './url-field.ts';

const answer = (text: string | undefined): string | undefined => {
  const refusal = checkUrl(text);
  return refusal && messageText(refusal);
};

describe('S1 §5 URL fields', () => {
  it.each([
    undefined,
    '',
    ' ',
    'http://example.com',
    'https://www.linkedin.com/in/ananya-sharma',
    'HTTPS://Example.com/a?b=c#d',
    'https://example.com:8080/',
    'https://उदाहरण.भारत/अ',
    ' https://example.com ',
    `https://example.com/${'a'.repeat(2048 - 20)}`,
  ])('takes %s', (text) => {
    expect(answer(text)).toBeUndefined();
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https:example.com',
    '//example.com',
    'a',
  ])('must be http or https: %s', (text) => {
    expect(answer(text)).toBe('Please enter a valid URL starting with http:// or https://');
  });

  it.each([
    'http://',
    'https://example',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://.com',
    'https://a..com',
    'https://-a.com',
    'https://user:secret@example.com',
    'https://example.com:99999',
    'https://example.com/"',
    'https:///',
    'http://1',
    `https://example.com/${'a'.repeat(2048 - 19)}`,
  ])('must be a whole address: %s', (text) => {
    expect(answer(text)).toBe('Please enter a valid URL');
  });
});
