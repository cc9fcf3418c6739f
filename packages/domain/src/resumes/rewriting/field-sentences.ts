import { periods } from '../resume-characters.ts';

/** A field taken apart: what stands before, between and behind its sentences is kept, so that nothing is lost in joining. */
export interface FieldSentences {
  /** Without space around them, none empty. */
  readonly sentences: readonly string[];
  /** One more than there are sentences: line breaks, spaces, bullets. */
  readonly between: readonly string[];
}

const stops = `.!?${periods.slice(1)}`;

/** A stop behind one of these belongs to the word. */
const abbreviations = new Set(
  'mr mrs ms dr prof st sr jr smt shri sh km no nos rs inr pvt ltd co corp inc govt dept univ edu engg mfg dist tal tq approx vs viz ie eg max min avg hrs hr min yr yrs mo fig vol ref ph mob tel ext adv capt col lt maj gen hon st bros est डॉ श्री श्रीमती कु रु पं प्रो सं मो वि'.split(
    ' ',
  ),
);

/** The word before a stop: `B.Tech` has a stop inside, `A` is an initial. */
const wordBefore = /(?:^|[\s([“"'‘,/])([\p{L}\p{M}.]*)$/u;

const belongsToWord = (before: string): boolean => {
  const word = wordBefore.exec(before)?.[1] ?? '';
  if (word === '') return false;
  if (word.includes('.')) return !/\.(?:net|js|com|in|org|io)$/i.test(word);
  return abbreviations.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word);
};

/** Where a sentence of a line ends: behind a stop with its closing marks, with space and a beginning after it. */
const sentenceEnd = new RegExp(`[${stops}]+[)\\]"'”’]*(?=\\s+\\S)`, 'gu');
const beginning = /^\s+["'“‘([]*[\p{Lu}\p{Lo}\p{Nd}]/u;

const endsOf = (line: string): number[] => {
  const ends: number[] = [];
  for (const match of line.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (!beginning.test(line.slice(end, end + 12))) continue;
    if (match[0].startsWith('.') && belongsToWord(line.slice(Math.max(0, match.index - 40), match.index)))
      continue;
    ends.push(end);
  }
  return ends;
};

const bullet =
  /^(?:\s*(?:[\u2022\u25aa\u25cf\u25e6\u2023\u2043\u2219*·»►➤✓✔-]|[–—](?=\s)|\(?\d{1,2}[.)](?=\s)))*\s*/u;

/** The sentences and bullets of a field. */
export const splitField = (text: string): FieldSentences => {
  const sentences: string[] = [];
  const between: string[] = [''];
  const keep = (gap: string) => {
    between[between.length - 1] += gap;
  };
  for (const part of text.split(/(\r\n|\r|\n)/)) {
    if (/^[\r\n]/.test(part)) {
      keep(part);
      continue;
    }
    const marks = bullet.exec(part)?.[0] ?? '';
    keep(marks);
    const line = part.slice(marks.length);
    let from = 0;
    for (const end of [...endsOf(line), line.length]) {
      const piece = line.slice(from, end);
      const sentence = piece.trim();
      if (sentence === '') keep(piece);
      else {
        const start = piece.indexOf(sentence);
        keep(piece.slice(0, start));
        sentences.push(sentence);
        between.push(piece.slice(start + sentence.length));
      }
      from = end;
    }
  }
  return { sentences, between };
};

const endsWithStop = new RegExp(`[${stops}:;][)\\]"'”’]*$`, 'u');

/** The stop that the field's own sentences have. */
const stopOf = (sentences: readonly string[]): string =>
  sentences.map((sentence) => /[.।॥۔]$/u.exec(sentence)?.[0]).find((stop) => stop !== undefined) ?? '.';

/**
 * Puts a field together again, as many sentences as it had. One that came from the end of a line without a stop gets one
 * where another follows on the same line.
 */
export const joinField = ({ sentences, between }: FieldSentences): string => {
  const stop = stopOf(sentences);
  return sentences.reduce((text, sentence, index) => {
    const gap = between[index + 1] ?? '';
    const runsOn = index + 1 < sentences.length && !/[\r\n]/.test(gap) && !endsWithStop.test(sentence);
    return `${text}${sentence}${runsOn ? stop : ''}${gap}`;
  }, between[0] ?? '');
};
