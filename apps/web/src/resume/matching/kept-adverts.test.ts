import { describe, expect, it } from 'vitest';
import { type KeptAdvert, readKeptAdverts, withAdvert } from './kept-adverts.ts';

const day = 86_400_000;
const now = 1000 * day;
const kept = (resume: string, more: Partial<KeptAdvert> = {}): KeptAdvert => ({
  resume,
  text: 'Accountant wanted',
  keptAt: now - day,
  ...more,
});
const read = (value: unknown) => readKeptAdverts(JSON.stringify(value), now);

describe('adverts kept on the device', () => {
  it('come back whole, for sixty days', () => {
    const found = kept('a', {
      title: 'Accountant',
      company: 'Meridian Traders',
      url: 'https://jobs.example/1',
    });
    expect(read([found, kept('b', { keptAt: now - 61 * day })])).toEqual([found]);
  });

  it('leave out whatever else lies there', () => {
    for (const stored of [null, '', '{', '{}', '[1,null,{}]'])
      expect(readKeptAdverts(stored, now)).toEqual([]);
    expect(
      read([
        { ...kept('a'), text: 5 },
        { ...kept('b'), title: 5 },
      ]),
    ).toEqual([]);
  });

  it('are one a resume, the newest first, and twelve at most', () => {
    const first = withAdvert([kept('a'), kept('b')], kept('b', { text: 'Clerk wanted' }));
    expect(first.map(({ resume, text }) => [resume, text])).toEqual([
      ['b', 'Clerk wanted'],
      ['a', 'Accountant wanted'],
    ]);
    const many = Array.from({ length: 20 }, (_, index) => kept(String(index)));
    expect(many.reduce<readonly KeptAdvert[]>(withAdvert, []).map(({ resume }) => resume)).toEqual(
      Array.from({ length: 12 }, (_, index) => String(19 - index)),
    );
  });
});
