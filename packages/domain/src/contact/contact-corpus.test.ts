import { describe, expect, it } from 'vitest';
import { genuineMessages, junkMessages } from './contact-corpus.fixture.ts';
import { afterModeration, fallbackModeration, moderatedContent } from './moderation.ts';
import { blockAt, spamScore, statusForScore } from './spam-score.ts';

/**
 * Where a message ends without the AI service: `blocked` by the visitor score at 7 and more; else `pending` or
 * `under_review` by the higher of visitor score and fallback moderation.
 *
 * A genuine message is told rightly when it ends pending, and must never be blocked. A junk message is told rightly when
 * it is blocked or ends under review.
 */
const fate = ([subject, message]: readonly [string, string]): 'blocked' | 'pending' | 'under_review' => {
  const score = spamScore({ subject, message });
  if (score >= blockAt) return 'blocked';
  const stored = { status: statusForScore(score), spamScore: score };
  const { status } = afterModeration(stored, fallbackModeration(moderatedContent({ subject, message })));
  return status === 'pending' ? 'pending' : 'under_review';
};

const ending = (samples: typeof genuineMessages, fates: readonly string[]): readonly string[] =>
  samples
    .filter((sample) => fates.includes(fate(sample)))
    .map(([subject, message]) => `${subject}: ${message}`);

describe('genuine and junk messages are told apart', () => {
  it('over at least 60 of each', () => {
    expect(genuineMessages.length).toBeGreaterThanOrEqual(60);
    expect(junkMessages.length).toBeGreaterThanOrEqual(60);
  });

  it('no genuine message is blocked', () => {
    expect(ending(genuineMessages, ['blocked'])).toEqual([]);
  });

  it('at most 2 genuine messages wait for review', () => {
    const wrong = ending(genuineMessages, ['under_review']);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
  });

  it('at most 2 junk messages pass as pending', () => {
    const wrong = ending(junkMessages, ['pending']);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
  });

  it('most junk is blocked before it is sent', () => {
    expect(ending(junkMessages, ['blocked']).length).toBeGreaterThan(junkMessages.length / 2);
  });
});
