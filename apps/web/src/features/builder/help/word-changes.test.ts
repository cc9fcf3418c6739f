import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

const written = (before: string, after: string) =>
  wordChanges(before, after).map(({ kind, text }) => `${{ same: '', out: '-', in: '+' }[kind]}${text}`);

describe('what changes between two sentences', () => {
  it('names what goes, what comes and what stays, in the order one reads', () => {
    expect(written('Was responsible for the monthly accounts.', 'Prepared the monthly accounts.')).toEqual([
      '-Was responsible for',
      '+Prepared',
      'the monthly accounts.',
    ]);
    expect(written('Kept the books', 'Kept the books')).toEqual(['Kept the books']);
    expect(written('', 'New')).toEqual(['+New']);
    expect(written('मैंने बिल दर्ज किए', 'बिल दर्ज किए')).toEqual(['-मैंने', 'बिल दर्ज किए']);
  });

  it('gives both sentences back word for word', () => {
    const [before, after] = ['a b c d a b', 'b a d d c b'];
    const changes = wordChanges(before, after);
    const of = (...kinds: string[]) =>
      changes
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ text }) => text)
        .join(' ');
    expect([of('same', 'out'), of('same', 'in')]).toEqual([before, after]);
  });
});
