import { describe, expect, it } from 'vitest';
import { slowestOnHostileText } from '../../text/hostile-text.fixture.ts';
import { resumeLimits } from '../resume-limits.ts';
import { adviceFor } from './advice/advice-for.ts';
import { splitField } from './field-sentences.ts';
import { sentencesToSend } from './field-to-send.fixture.ts';
import { lockOut, sentenceLimit } from './rewrite-lock.ts';

const person = { fullName: 'A Bc', email: 'a@b.in', phone: '9876543210', dateOfBirth: '1994-03-05' };
/** As long as a field may be. */
const field = (text: string) => text.slice(0, resumeLimits.description);

describe('text that a careless rule would choke on', () => {
  it.each([
    ['splitting', (text: string) => splitField(field(text))],
    ['what leaves', (text: string) => sentencesToSend(field(text), person)],
    ['advice', (text: string) => adviceFor(field(text), 'en')],
    ['the lock', (text: string) => lockOut(field(text), field(text))],
    [
      'the lock of a long sentence',
      (text: string) => lockOut(text.slice(0, sentenceLimit), text.slice(0, sentenceLimit)),
    ],
  ])('does not slow down %s', (_, rule) => {
    expect(slowestOnHostileText(rule)).toBeLessThanOrEqual(250);
  });
});
