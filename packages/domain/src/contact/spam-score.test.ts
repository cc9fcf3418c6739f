import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { refuse } from '../refusal.ts';
import { slowestOnHostileText, textOfUnits } from '../text/hostile-text.fixture.ts';
import { checkSpamScore, spamScore, statusForScore } from './spam-score.ts';

const anyText = fc.array(fc.nat(0xffff)).map(textOfUnits);

const score = (message: string, subject = '') => spamScore({ subject, message });

/** Letters that say nothing and touch no other signal. */
const filler = (length: number) =>
  'ab ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo za be co du fa ge hi ju ka le mo nu pa'.slice(
    0,
    length,
  );

describe('S2 §5 contact message score', () => {
  it.each([
    [4, 8],
    [5, 6],
    [9, 6],
    [10, 5],
    [50, 5],
    [51, 4],
  ])('starts at 5; %i characters make it %i', (length, expected) => {
    const message = filler(length).replace(/ $/, 'x');
    expect(message).toHaveLength(length);
    expect(score(message)).toBe(expected);
  });

  it('blocks at 7', () => {
    expect(checkSpamScore(6)).toBeUndefined();
    const refusal = checkSpamScore(7);
    expect(refusal && messageText(refusal)).toBe(
      'Message appears to be irrelevant, unclear, or inappropriate. Please provide a specific inquiry related to our resume building service.',
    );
  });

  it('stores as under review at 5', () => {
    expect(statusForScore(4)).toBe('pending');
    expect(statusForScore(5)).toBe('under_review');
    expect(messageText(refuse('contact-submitted'))).toBe(
      "Your message was successfully submitted. We'll respond within 48 hours.",
    );
    expect(messageText(refuse('contact-under-review'))).toBe(
      'Your message was successfully submitted and is currently under review.',
    );
  });

  it('goes down for what we can help with, up for what sells, shouts, links or makes no sense', () => {
    const base = score(filler(60));
    expect(score(`${filler(60)} refund`)).toBeLessThan(base);
    expect(score(`${filler(60)} casino`)).toBeGreaterThan(base);
    expect(score(`${filler(60)} idiot`)).toBeGreaterThan(base);
    expect(score(`${filler(60)} http://a.example http://b.example`)).toBeGreaterThan(base);
    expect(score(`${filler(60)} !!!`)).toBeGreaterThan(base);
    expect(score('asdfgh hjklqw zxcvbn asdfgh qwrtpl sdfghj kjhgfd mnbvcx lkjhgf')).toBeGreaterThanOrEqual(7);
    expect(score('resume resume resume resume resume resume resume resume')).toBeGreaterThanOrEqual(7);
  });

  it('is a whole number from 0 to 10, whatever is written', () => {
    fc.assert(
      fc.property(anyText, fc.string(), (message, subject) => {
        const value = spamScore({ subject, message });
        expect(Number.isInteger(value) && value >= 0 && value <= 10).toBe(true);
      }),
    );
  });

  it('scores 100 kB of hostile text within 50 ms', () => {
    expect(slowestOnHostileText((text) => spamScore({ subject: text, message: text }))).toBeLessThan(50);
  });
});
