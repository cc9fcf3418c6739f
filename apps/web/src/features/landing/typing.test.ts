import { expect, it } from 'vitest';
import { nextTyping, strokesOf, type Typing } from './typing.ts';

it('S1 §9 types at 100 ms, pauses 2000 ms, deletes at 50 ms, and goes round', () => {
  const phrases = ['ab', 'c'].map(strokesOf);
  let typing: Typing = { phrase: 0, length: 0, deleting: false };
  const seen: string[] = [];
  for (let step = 0; step < 10; step += 1) {
    const next = nextTyping(typing, phrases);
    typing = next.typing;
    seen.push(`${phrases[typing.phrase]?.slice(0, typing.length).join('')}|${next.after}`);
  }
  expect(seen).toEqual(['a|100', 'ab|2000', 'ab|50', 'a|50', '|50', '|100', 'c|2000', 'c|50', '|50', '|100']);
});

it('types a letter of an Indian script with its marks', () => {
  expect(strokesOf('शिक्षक')).toEqual(['शि', 'क्ष', 'क']);
});
