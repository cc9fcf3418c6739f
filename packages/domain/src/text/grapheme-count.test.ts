import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hindiFresher, hindiProfessional } from '../resumes/samples/sample-resumes-hindi.ts';
import { countGraphemes } from './grapheme-count.ts';
import { graphemes } from './graphemes.ts';
import { slowestOnHostileText, textOfUnits } from './hostile-text.fixture.ts';
import { countCharacters, hasMoreThan } from './text-length.ts';

const cut = (text: string): number => [...graphemes(text)].length;

/** Letters, marks, conjuncts and joiners of every large Indian script, and what phones write between them. */
const pieces = [
  ...'aZ9 .,-\n\r\té©®€₹…',
  ...'e\u0301\u0308',
  ...'कखगर्षिािंः़अॐ०।',
  ...'কষ্িৎং',
  ...'કષ્િં',
  ...'ਕਹ੍ਿੰ',
  ...'କଷ୍ିଂ',
  ...'கஷ்ிௌ',
  ...'కష్ిం',
  ...'ಕಷ್ಿಂ',
  ...'കഷ്ിംൻ',
  'کیا',
  '\r\n',
  '\u200c',
  '\u200d',
  '\ufe0f',
  '👩',
  '🏫',
  '🏽',
  '👩‍🏫',
  '👨‍👩‍👧‍👦',
  '❤️',
  '🇮🇳',
  '🇮',
  '한글',
  '漢字',
];

describe('decision 8: signs are counted as a reader sees them', () => {
  it('agrees with the segmenter on anything built of Indian scripts, Latin, joiners and pictures', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        expect(countGraphemes(text), JSON.stringify(text)).toBe(cut(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees on resumes in Hindi', () => {
    const text = JSON.stringify([hindiFresher, hindiProfessional]);
    expect(countGraphemes(text)).toBe(cut(text));
  });

  it('counts any units without failing, halves of characters included, and stops one past what is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const text = textOfUnits(units);
        const count = countGraphemes(text);
        expect(count).toBeLessThanOrEqual(text.length);
        expect(countGraphemes(text, 3)).toBe(Math.min(4, count));
      }),
    );
  });

  it('is quick with texts that are built to be slow', () => {
    expect(slowestOnHostileText(countCharacters)).toBeLessThan(20);
    expect(slowestOnHostileText((text) => hasMoreThan(text, 50_000))).toBeLessThan(20);
  });
});
