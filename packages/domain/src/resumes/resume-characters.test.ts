import { describe, expect, it } from 'vitest';
import {
  foreignToDescriptions,
  foreignToNames,
  keepNameCharacters,
  mayHoldDigits,
  toAsciiDigits,
} from './resume-characters.ts';

describe('letters of any script', () => {
  it.each([
    'Ananya',
    'O’Brien',
    "O'Brien",
    'अनन्या शर्मा',
    'ಅನನ್ಯಾ',
    'தமிழ்',
    'José',
    'José',
    '李明',
    'क्‍ष',
    'क्‌ष',
    'രാമന്‍',
    'بی‌تا',
    'ثریّا خاتون',
    'ᱨᱟᱹᱜᱷᱩᱱᱟᱛᱷ ᱠᱤᱥᱠᱩ',
    'ꯂꯥꯏꯁ꯭ꯔꯝ ꯆꯅꯨ',
  ])('takes %s', (text) => {
    expect(foreignToNames(text)).toEqual([]);
  });

  it.each(['A1', 'A-B', 'A.', 'A,B', 'A\nB', 'A\tB', 'A\u00a0B', '😀', '\ud800', '१', 'A।'])(
    'refuses %j',
    (text) => {
      expect(foreignToNames(text)).not.toEqual([]);
    },
  );

  it.each(['\u200dA', 'A \u200cB', 'A\u200d', 'A\u200d\u200dB', '\u200d'])(
    'takes a joiner inside a word only: %j',
    (text) => {
      expect(foreignToNames(text)).not.toEqual([]);
    },
  );
});

describe('keepNameCharacters', () => {
  it.each([
    ['Ananya1 Sharma!', 'Ananya Sharma'],
    ["O'Brien", "O'Brien"],
    ['A\tB\u00a0C\nD', 'A B C D'],
    ['क्‍ष', 'क्‍ष'],
    ['\u200dA 1\u200cB', 'A B'],
    ['A\u200d B', 'A B'],
    ['A\u200d', 'A\u200d'],
    ['क्‌', 'क्‌'],
    ['😀', ''],
  ])('makes %j %j', (typed, kept) => {
    expect(keepNameCharacters(typed).kept).toBe(kept);
  });
});

describe('toAsciiDigits', () => {
  it('gives the value of every decimal digit there is', () => {
    let run: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const character = String.fromCodePoint(code);
      if (/\p{Nd}/u.test(character)) run.push(character);
      else if (run.length > 0) {
        expect(toAsciiDigits(run.join(''))).toBe('0123456789'.repeat(run.length / 10));
        run = [];
      }
    }
  });

  it('leaves other text alone', () => {
    expect(toAsciiDigits('a९८b7')).toBe('a98b7');
  });
});

describe('what a writer is told', () => {
  it('names each foreign character once', () => {
    expect(foreignToDescriptions('a, b, c (d) 12.')).toEqual([',', '(', ')']);
  });
});

it('every digit of every script is known to be one before it is read', () => {
  for (let code = 0; code < 0x20000; code += 1) {
    const sign = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(sign)) expect(mayHoldDigits(sign), code.toString(16)).toBe(true);
  }
});
