import { type AdvertPart, partOfHeading } from './advert-headings.ts';

/** A sentence, or a point of a list, of an advert. */
export interface AdvertPiece {
  readonly text: string;
  readonly start: number;
  readonly part: AdvertPart;
  /** Stands as a point of a list. */
  readonly isPoint: boolean;
  /** The first line that says anything. */
  readonly isFirst: boolean;
}

const bullet =
  /^(?:[\s>]*(?:[-–—*•●▪◦‣·➢➤►▶✓✔✅☑→⇒➡👉🔹🔸📌📍⭐🔥❖◆■□]\ufe0f?(?=[\s\p{L}\p{M}\p{N}*_])|o(?=\s)|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s))\s*)+/u;
const emoji = /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d|[\s*_#])+/u;

interface Line {
  readonly text: string;
  readonly start: number;
  readonly isPoint: boolean;
}

const linesOf = (advert: string): readonly Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of advert.split('\n')) {
    const lead = (bullet.exec(raw)?.[0] ?? '').length;
    const sign = (emoji.exec(raw.slice(lead))?.[0] ?? '').length;
    const from = lead + sign + (/^\s*/.exec(raw.slice(lead + sign))?.[0].length ?? 0);
    const text = raw.slice(from).trimEnd();
    if (text !== '')
      lines.push({ text, start: start + from, isPoint: lead > 0 && raw.slice(0, lead).trim() !== '' });
    start += raw.length + 1;
  }
  return lines;
};

const abbreviation =
  /(?:^|[\s(/,])(?:\p{L}|mr|mrs|ms|dr|sr|jr|no|nos|min|max|yrs?|exp|approx|pvt|ltd|co|st|rs|vs|e\.g|i\.e|etc|govt|dept|dip|engg|mech|std|ph|hons|asst|mgr|incl|qual|kg|km|tel|mob|ext|adv)$/iu;

/** Where sentences end: not behind an abbreviation or within a number. */
export const sentenceSpans = (text: string): readonly (readonly [start: number, end: number])[] => {
  const spans: [number, number][] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?।;]+[)"”’*]*(?=\s)\s+|\s[|•●▪➢➤✓✔✅👉🔹📌]\ufe0f?\s*|[।]/gu)) {
    const sign = match[0].trimStart().charAt(0);
    if (sign === '.' && abbreviation.test(text.slice(start, match.index))) {
      const next = text.slice(match.index + match[0].length);
      const endsWithEtc = /etc$/i.test(text.slice(start, match.index)) && /^\p{Lu}/u.test(next);
      if (!endsWithEtc) continue;
    }
    if (sign === '.' && /^\p{Ll}/u.test(text.slice(match.index + match[0].length))) continue;
    const end = match.index + (/^[.!?।;]+/.exec(match[0])?.[0].length ?? 0);
    if (end > start) spans.push([start, end]);
    start = match.index + match[0].length;
  }
  if (start < text.length) spans.push([start, text.length]);
  return spans;
};

const labelled = /^([^:|=\n]{2,60}?)\s*(?::-|:|\||=|\s[-–—]+(?=\s)|[-–—]+(?=\s))\s*(.*)$/u;

/** A label names something of the very line alone; these go on below it. */
const goesOn: ReadonlySet<AdvertPart> = new Set(['asks', 'skills', 'wishes', 'duties']);

interface Read {
  readonly pieces: AdvertPiece[];
  part: AdvertPart;
}

const addPieces = (read: Read, line: Line, offset: number, part: AdvertPart, isFirst: boolean): void => {
  const text = line.text.slice(offset);
  for (const [from, to] of sentenceSpans(text)) {
    const sentence = text.slice(from, to);
    const lead = /^[\s*_"“]*/.exec(sentence)?.[0].length ?? 0;
    const words = sentence.slice(lead).replace(/[\s*_"”]+$/u, '');
    if (words === '') continue;
    const start = line.start + offset + from + lead;
    // `Exp: 2 yrs | Location: Pune`: a label within a line.
    const label = from > 0 ? labelled.exec(words) : undefined;
    const own = label ? partOfHeading(label[1] ?? '') : undefined;
    const cut = own && label ? words.length - (label[2] ?? '').length : 0;
    if (words.length > cut) {
      read.pieces.push({
        text: words.slice(cut),
        start: start + cut,
        part: own ?? part,
        isPoint: line.isPoint,
        isFirst,
      });
    }
  }
};

const readLine = (read: Read, line: Line): void => {
  const isFirst = read.pieces.length === 0;
  const heading = line.text.length <= 60 ? partOfHeading(line.text) : undefined;
  if (heading && !/[.!?]$/.test(line.text)) {
    read.part = heading;
    return;
  }
  const label = labelled.exec(line.text);
  const part = label ? partOfHeading(label[1] ?? '') : undefined;
  if (!label || !part) {
    addPieces(read, line, 0, read.part, isFirst);
    return;
  }
  const value = label[2] ?? '';
  if (value.replace(/[*_\s]/g, '') === '') {
    read.part = part;
    return;
  }
  addPieces(read, line, line.text.length - value.length, part, isFirst);
  if (goesOn.has(part)) read.part = part;
  else if (read.part === 'place' || read.part === 'title' || read.part === 'years') read.part = 'open';
};

/** An advert's sentences and points, each with what the headings above it and the label before it say it is about. */
export const advertPieces = (advert: string): readonly AdvertPiece[] => {
  const read: Read = { pieces: [], part: 'open' };
  for (const line of linesOf(advert)) readLine(read, line);
  return read.pieces;
};
