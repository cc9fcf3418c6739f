import type { ResumeField } from './resume-fields.ts';

/** Capitals, doubled spaces and breaks of lines are the look's business; the spaces between words are not. */
export const plainWords = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replace(brokenWord, '$1').trim();

/** A line may end behind a hyphen or a slash inside a word; whether a reader makes that a space is its own affair. */
const brokenWord = /(?<=[\p{L}\p{N}])([-–—/]) (?=\p{L})/gu;

/** A page's end, which may cut a text and put the foot of a page into it. */
export const pageEnd = '\f';

const brokenLine = /[\p{L}\p{N}][-–—/]$/u;
/** What stands between two pages at most: the foot of the one. */
const footLength = 160;

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * The text of all pages, made to be searched. A line's end is a space; lines themselves are kept to find headings, which
 * stand on lines of their own.
 */
class ReadText {
  readonly #text: string;
  readonly #lineEnds = new Set<number>([0]);

  constructor(text: string) {
    let made = '';
    for (const page of text.split(pageEnd)) {
      for (const line of page.split('\n')) {
        const words = plainWords(line);
        if (words === '') continue;
        made += words;
        if (!brokenLine.test(words)) made += ' ';
        this.#lineEnds.add(made.length);
      }
      made += `${pageEnd} `;
      this.#lineEnds.add(made.length);
    }
    this.#text = made;
  }

  /** Whole words alone: a text that was torn or that grew into its neighbour is not found. */
  find(text: string, from: number, between = footLength): Place | undefined {
    const words = plainWords(text);
    return this.#whole(words, from) ?? this.#cutByPage(words, from, between);
  }

  findLine(text: string, from: number): Place | undefined {
    const words = plainWords(text);
    for (let at = from; ; ) {
      const place = this.#whole(words, at);
      if (!place) return undefined;
      if (this.#lineEnds.has(place.start) && this.#lineEnds.has(place.end + 1)) return place;
      at = place.start + 1;
    }
  }

  #whole(words: string, from: number): Place | undefined {
    for (
      let start = this.#text.indexOf(words, from);
      start >= 0;
      start = this.#text.indexOf(words, start + 1)
    ) {
      const end = start + words.length;
      if (isEdge(this.#text[start - 1], words[0]) && isEdge(this.#text[end], words.at(-1)))
        return { start, end };
    }
    return undefined;
  }

  #cutByPage(text: string, from: number, between: number): Place | undefined {
    const words = text.split(' ');
    for (let cut = words.length - 1; cut > 0; cut--) {
      const first = this.#whole(words.slice(0, cut).join(' '), from);
      const second = first && this.#whole(words.slice(cut).join(' '), first.end);
      if (!first || !second || second.start - first.end > between) continue;
      if (this.#text.slice(first.end, second.start).includes(pageEnd)) return { ...first, end: second.end };
    }
    return undefined;
  }
}

const isWordSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);

const isEdge = (beside: string | undefined, own: string | undefined): boolean =>
  !(isWordSign(beside) && isWordSign(own));

/**
 * The fields that a text does not say whole and in order: each after the heading of its section and after what stands
 * before it there, and before the next heading.
 */
export const unreadFields = (text: string, fields: readonly ResumeField[]): ResumeField[] => {
  const read = new ReadText(text);
  const unread: ResumeField[] = [];
  let from = 0;
  let reached = 0;
  let group = -1;
  for (const field of fields) {
    if (field.group !== group) from = reached;
    group = field.group;
    const place = field.kind === 'heading' ? read.findLine(field.text, from) : read.find(field.text, from);
    // What is found in a later section only is not found in its own.
    if (!place || isBeyond(read, place, field, fields, from)) unread.push(field);
    else reached = Math.max(reached, place.end);
  }
  return unread;
};

/**
 * The same where columns stand side by side: a page's second column comes between the first and what goes on overleaf, so
 * sections are in the order of their own alone.
 */
export const unreadInColumns = (text: string, fields: readonly ResumeField[]): ResumeField[] => {
  const read = new ReadText(text);
  const unread: ResumeField[] = [];
  let from = 0;
  let reached = 0;
  let group = -1;
  for (const field of fields) {
    const isHeading = field.kind === 'heading';
    if (isHeading) reached = 0;
    if (field.group !== group) from = reached;
    group = field.group;
    const place = isHeading
      ? read.findLine(field.text, from)
      : read.find(field.text, from, Number.POSITIVE_INFINITY);
    if (place) reached = Math.max(reached, place.end);
    else unread.push(field);
  }
  return unread;
};

const isBeyond = (
  read: ReadText,
  place: Place,
  field: ResumeField,
  fields: readonly ResumeField[],
  from: number,
): boolean => {
  const next = fields.find(({ kind, group }) => kind === 'heading' && group > field.group);
  const heading = next && read.findLine(next.text, from);
  return heading !== undefined && field.kind !== 'heading' && place.start > heading.start;
};

/** Whether a text says another, in whole words. */
export const says = (text: string, words: string): boolean => new ReadText(text).find(words, 0) !== undefined;
