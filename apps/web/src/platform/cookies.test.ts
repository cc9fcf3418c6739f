import { expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

it('finds a cookie by its whole name', () => {
  expect(readCookie('theme', 'mytheme=light; theme=dark; lang=hi')).toBe('dark');
  expect(readCookie('lang', 'mytheme=light; theme=dark; lang=hi')).toBe('hi');
  expect(readCookie('them', 'theme=dark')).toBeUndefined();
});
