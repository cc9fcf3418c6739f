import { expect, it } from 'vitest';
import { currentTextRules, setTextRules } from './text-rules.ts';

it('decision 62: rules about form ask until staff make them strict, also where nothing can be remembered', () => {
  expect(currentTextRules()).toBe('ask');
  setTextRules('strict');
  expect(currentTextRules()).toBe('strict');
  setTextRules('ask');
  expect(currentTextRules()).toBe('ask');
});
