import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfUnits } from '../text/hostile-text.fixture.ts';
import { genuineMessages } from './contact-corpus.fixture.ts';
import { spamScore } from './spam-score.ts';
import { adviseOn, type WritingAdvice } from './writing-advice.ts';

const advice = (message: string, subject = '') => adviseOn({ subject, message });
const score = (message: string) => spamScore({ subject: '', message });

/** A message, and the same one after the advice was followed. */
const followed: readonly (readonly [WritingAdvice, string, string])[] = [
  ['say-more', 'it fails', 'it fails whenever I open the third step of the form on my phone'],
  ['say-what-it-is-about', 'good morning to you all', 'good morning, this is about my refund'],
  ['whole-sentences', 'asdfgh hjklqw zxcvbn', 'My resume does not open'],
  ['no-links', 'see http://a.example and http://b.example', 'see what the page said to me'],
  ['about-kalam', 'We sell cheap backlinks for your site', 'My resume page on your site is blank'],
  ['plain-words', 'my resume is gone you idiot', 'my resume is gone and nobody replied'],
  [
    'small-letters',
    'MY RESUME DID NOT OPEN TODAY AND EVERYTHING IS GONE NOW!!!',
    'My resume did not open today and everything is gone now',
  ],
  ['say-what-you-wish', 'my cv sir', 'please see my cv'],
];

describe('advice on a contact message', () => {
  it.each(followed)('%s is given where following it helps', (kind, before, after) => {
    expect(advice(before)).toContain(kind);
    expect(score(after)).toBeLessThan(score(before));
  });

  it('names what weighs most, two things at once', () => {
    expect(advice('hi')).toEqual(['say-what-it-is-about', 'say-more']);
    expect(advice('asdfgh hjklqw zxcvbn')).toEqual(['whole-sentences', 'say-what-it-is-about']);
    expect(advice('We sell cheap backlinks http://a.example')).toEqual(['about-kalam', 'no-links']);
    expect(advice('you idiot', 'resume')).toEqual(['say-more', 'plain-words']);
  });

  it('is silent about an empty message and about every genuine one that needs no review', () => {
    expect(advice(' ')).toEqual([]);
    for (const [subject, message] of genuineMessages)
      if (spamScore({ subject, message }) < 5) expect(adviseOn({ subject, message })).toEqual([]);
  });

  it('leaves nobody blocked or under review without a word', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)).map(textOfUnits), fc.string(), (message, subject) => {
        const silent = message.trim() === '' || spamScore({ subject, message }) < 5;
        expect(adviseOn({ subject, message }).length > 0).toBe(!silent);
      }),
    );
  });
});
