import { describe, expect, it } from 'vitest';
import { adviceProposals, answerProposals, blankIn, stillApplies, withProposal } from './proposals.ts';

const sentences = [
  'Was responsible for the monthly accounts of two shops.',
  'Reduced the closing time from 5 days to 2 days.',
];
const text = sentences.join('\n');
const asked = { sentences, part: undefined, wish: undefined, language: 'en', said: 'en' } as const;

describe('advice on the device', () => {
  it('says what was noticed, in the language of the screen, with a wording to take where there is one', () => {
    const [first] = adviceProposals(asked);
    expect(first).toMatchObject({ source: sentences[0], text: expect.not.stringMatching(/responsible/) });
    expect(adviceProposals({ ...asked, said: 'hi' })[0]?.note).toMatch(/\p{Script=Devanagari}/u);
  });

  it('keeps to the wish and to the sentence that was chosen', () => {
    expect(adviceProposals({ ...asked, part: 1, wish: 'stronger-verb' })).toEqual([]);
    expect(adviceProposals({ ...asked, part: 0, wish: 'stronger-verb' })).toHaveLength(1);
    const [order, ...more] = adviceProposals({ ...asked, wish: 'order' });
    expect([order?.order, more]).toEqual([[sentences[1], sentences[0]], []]);
  });
});

describe('a proposal', () => {
  const reworded = { id: '1', source: sentences[0] ?? '', text: 'Prepared the monthly accounts.' };
  const ordered = { id: '2', source: '', order: [...sentences].reverse() };

  it('changes its own sentence and leaves the rest of the field as it was', () => {
    expect(withProposal(`• ${text}\n`, reworded)).toBe(`• Prepared the monthly accounts.\n${sentences[1]}\n`);
    expect(withProposal(text, ordered)).toBe([...sentences].reverse().join('\n'));
  });

  it('is gone once its sentence is, and changes nothing then', () => {
    expect(stillApplies(reworded, sentences)).toBe(true);
    expect(stillApplies(reworded, ['Something else.'])).toBe(false);
    expect(withProposal('Something else.', reworded)).toBe('Something else.');
    expect(stillApplies(ordered, sentences)).toBe(true);
    expect(stillApplies(ordered, [...sentences].reverse())).toBe(false);
    expect(withProposal('Something else.', ordered)).toBe('Something else.');
  });

  it('comes from an answer with its sentence; what is not shown says why', () => {
    const answer = {
      rewrites: [{ place: 0, text: 'Prepared accounts.' }],
      order: null,
      refused: [{ place: 1, reason: 'new-word', word: 'led' }],
      withheld: [],
    } as const;
    expect(answerProposals(sentences, answer, 'en')).toEqual([
      { id: 'new 0', source: sentences[0], text: 'Prepared accounts.' },
      { id: 'no 0', source: sentences[1], note: expect.stringContaining('“led”') },
    ]);
  });

  it('shows where its blank is', () => {
    expect(blankIn('Cut costs by ___ %')).toEqual([13, 16]);
    expect(blankIn('Cut costs')).toBeUndefined();
  });
});
