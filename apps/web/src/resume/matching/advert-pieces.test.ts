import { describe, expect, it } from 'vitest';
import { advertPieces } from './advert-pieces.ts';

const text = 'File GST returns in Tally. Pune.';
const span = (words: string): { span: [number, number] } => ({
  span: [text.indexOf(words), text.indexOf(words) + words.length],
});

describe('an advert cut at its asks', () => {
  it('keeps every character, and knows an ask within another', () => {
    const pieces = advertPieces(text, [span('Tally'), span('File GST returns in Tally'), span('Pune')]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.map(({ text: words, asks }) => [words, asks])).toEqual([
      ['File GST returns in ', [1]],
      ['Tally', [1, 0]],
      ['. ', []],
      ['Pune', [2]],
      ['.', []],
    ]);
    expect(pieces.map(({ start }) => start)).toEqual([0, 20, 25, 27, 31]);
  });

  it('is one piece without asks, and none without text', () => {
    expect(advertPieces(text, [])).toEqual([{ start: 0, text, asks: [] }]);
    expect(advertPieces('', [{ span: [0, 5] }])).toEqual([]);
  });

  it('holds a place beyond the end within the text', () => {
    expect(advertPieces('Tally', [{ span: [2, 99] }]).map((piece) => piece.text)).toEqual(['Ta', 'lly']);
  });
});
