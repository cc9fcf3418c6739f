import { expect, it } from 'vitest';
import { markedStreams, textsOfMarks } from './actual-text.ts';
import { withTrueWidths } from './true-widths.ts';

const file = (content: string): Uint8Array =>
  new TextEncoder().encode(`1 0 obj <</Length 9>> stream\n${content}\nendstream endobj`);

it('finds what marked letters read, for a page with the same marks alone', () => {
  const streams = markedStreams(
    file(
      '/P<</MCID 0>>BDC (a)Tj EMC /Span<</ActualText<feff0930093f>>>\nBDC (b)Tj EMC /Span<</ActualText(x\\))>> BDC EMC',
    ),
  );
  expect([...(textsOfMarks(streams, ['P', 'Span', 'Span']) ?? [])]).toEqual([
    [1, 'रि'],
    [2, 'x)'],
  ]);
  expect(textsOfMarks(streams, ['Span', 'Span'])).toBeUndefined();
  expect(markedStreams(file('(plain)Tj'))).toEqual([]);
});

it('gives joined letters their width and moves what follows, up to the next mark', () => {
  const widths = new Map([['f', new Map([['श्र', 800]])]]);
  const item = (str: string, x: number, width: number) => ({
    str,
    width,
    transform: [10, 0, 0, 10, x, 50],
    fontName: 'f',
    hasEOL: false,
  });
  const moved = withTrueWidths(
    [item('श्र', 50, 0), item('ी', 50, 4), { type: 'endMarkedContent' }, item('क', 62, 6)],
    widths,
  );
  expect(moved).toMatchObject([
    { width: 8, transform: [10, 0, 0, 10, 50, 50] },
    { width: 4, transform: [10, 0, 0, 10, 58, 50] },
    {},
    { width: 6, transform: [10, 0, 0, 10, 62, 50] },
  ]);
});
