import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { checkDescription, checkSummary, descriptionLines, tidyDescription } from './description-text.ts';

const answer = (text: string): string | undefined => {
  const refusal = checkDescription(text);
  return refusal && messageText(refusal);
};

const fifty = 'Led a team of 12 engineers who rebuilt the search.';

describe('S1 §5 description', () => {
  it('takes 50 characters', () => {
    expect([...fifty]).toHaveLength(50);
    expect(answer(fifty)).toBeUndefined();
  });

  it.each([
    [`${fifty}\n${fifty}`],
    [`${fifty}\r\n\r\n${fifty}`],
    ["Didn't fail once. Won't fail. Cut costs by 40 and 25. All of it in 12 weeks."],
    ['मैंने 12 लोगों के दल का नेतृत्व किया। हमने खोज को नए सिरे से बनाया और समय घटाया।'],
  ])('takes %j', (text) => {
    expect(answer(text)).toBeUndefined();
  });

  it.each(['', '  ', '\n'])('is required: %j', (text) => {
    expect(answer(text)).toBe('Description is required');
  });

  it.each([`${fifty} 40%`, `${fifty}, too`, `${fifty}\tx`, `${fifty} (x)`, `${fifty} 😀`])(
    'refuses other characters: %j',
    (text) => {
      expect(answer(text)).toBe('Description contains invalid characters');
    },
  );

  it('refuses a run of 3 digits, not of 2', () => {
    expect(answer(`${fifty} 99`)).toBeUndefined();
    expect(answer(`${fifty} 9.99`)).toBeUndefined();
    expect(answer(`${fifty} 999`)).toBe('Numbers in description should not exceed 2 digits');
    expect(answer(`${fifty} ९९९`)).toBe('Numbers in description should not exceed 2 digits');
  });

  it('is capped at 5000 characters', () => {
    expect(answer('a'.repeat(5000))).toBeUndefined();
    expect(answer('a'.repeat(5001))).toBe('Please shorten this text to 5000 characters');
  });

  it('has single spaces', () => {
    expect(answer(`${fifty}  So`)).toBe('Please use single spaces between words');
  });

  it.each(['..', '।।', '.।', '۔۔', '᱾᱾', '꯫꯫'])('decision 48: refuses repeated periods %s', (twice) => {
    expect(answer(`${fifty} So${twice}`)).toBe('Please use single periods only');
  });

  it('needs 50 characters, spaces at the ends not counted', () => {
    expect(answer(fifty.slice(1))).toBe('Description should be at least 50 characters');
    expect(answer(`${fifty.slice(1)} `)).toBe('Description should be at least 50 characters');
    expect(answer('नी'.repeat(49))).toBe('Description should be at least 50 characters');
    expect(answer('नी'.repeat(50))).toBeUndefined();
  });
});

describe('S1 §5 summary', () => {
  it('asks for a missing one in its own words', () => {
    expect(messageText(checkSummary(' ') ?? { code: 'bad-request' })).toBe(
      'Please provide a professional summary',
    );
    expect(checkSummary('Too short')?.code).toBe('description-too-short');
    expect(checkSummary(fifty)).toBeUndefined();
  });
});

it('decision 51: each line is a bullet', () => {
  expect(descriptionLines('One.\r\n\n Two. \rThree.')).toEqual(['One.', 'Two.', 'Three.']);
});

describe('tidying a pasted description', () => {
  it.each([
    ['• Built it\r\n- Ran  it..', 'Built it\nRan it.'],
    ['Wait... so. . Yes', 'Wait. so. Yes'],
    ['Wait… yes', 'Wait. yes'],
    ['Didn‘t\u00a0change.\t12 of it\u200b', 'Didn’t change. 12 of it'],
    ["Didn't change. 12 of it", "Didn't change. 12 of it"],
    ['मैंने किया।। हाँ', 'मैंने किया। हाँ'],
  ])('makes %j pass', (typed, tidied) => {
    expect(tidyDescription(typed)).toBe(tidied);
    expect(['text-spaces', 'description-characters', 'description-periods']).not.toContain(
      checkDescription(tidyDescription(typed))?.code,
    );
  });

  it.each([
    'C++ and .NET',
    'C# and Node.js',
    'Saved ₹2,50,000 in 12 months',
    'Cut costs by 40% (in 2 years)',
    'R&D, end-to-end',
    '-5 degrees to +5 degrees',
    'Won it! How?',
    '“Best” of 10',
    // A letter of Bodo and Dogri, however much it looks like an apostrophe.
    'राʼव',
  ])('changes nothing that means something: %j', (text) => {
    expect(tidyDescription(text)).toBe(text);
  });

  it('never changes letters and digits', () => {
    const meaning = (text: string) => text.match(/[\p{L}\p{M}\p{Nd}]/gu)?.join('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(meaning(tidyDescription(text))).toBe(meaning(text));
      }),
    );
  });
});
