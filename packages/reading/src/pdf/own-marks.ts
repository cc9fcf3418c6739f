import { bytesAsText, streamsOf, unpackWithin } from './packed-streams.ts';
import type { PageReading } from './page/read-page.ts';
import type { StreamRun } from './text-stream.ts';

/** A field of a resume as one of our own files has it printed, or a word of ours around it. */
export interface OwnText {
  /** As compositions name fields: `education.0.school`. Empty for words that nobody typed. */
  readonly path: string;
  /** Exactly as printed, or as typed where it is printed in capitals. */
  readonly text: string;
  readonly runs: readonly StreamRun[];
}

interface OwnMarks {
  readonly fields: readonly string[];
  /** By page and marked content the field it belongs to. */
  readonly pages: readonly (readonly number[])[];
  readonly typed: ReadonlyMap<number, string>;
  readonly look: string;
}

export interface OwnFile {
  readonly texts: readonly OwnText[];
  /** Template, font, size, spacing and colours, as the file says them. */
  readonly look: string;
}

/** The objects of a resume are far below. */
const mostObjects = 8 * 1024 * 1024;

/** What our files say of their own marked content (docs/decisions/own-files-by-their-tags.md). */
const marksOf = (bytes: Uint8Array): OwnMarks | undefined => {
  const file = bytesAsText(bytes);
  for (const { dictionary, start, end } of streamsOf(file)) {
    if (!dictionary.includes('/Type/ObjStm')) continue;
    const objects = unpackWithin(bytes.subarray(start, end), mostObjects);
    const found = objects && bytesAsText(objects).match(ownData);
    if (found)
      return {
        fields: strings(found[1]),
        pages: lists(found[2]),
        typed: typedTexts(found[3]),
        look: found[4] ?? '',
      };
  }
  return undefined;
};

const ownData =
  /\/Private<<\/Fields\[([^\]]*)\]\/Marks\[((?:\[[\d ]*\])*)\]\/Typed\[((?:[^\]\\(]|\((?:\\.|[^\\()])*\))*)\](?:\/Look\(([^()\\]*)\))?>>/;

const lists = (text = ''): number[][] =>
  [...text.matchAll(/\[([\d ]*)\]/g)].map(([, list = '']) => list.split(' ').filter(Boolean).map(Number));

/** Texts between brackets, in which a bracket or a backslash has another before it. */
const literalText = /\(((?:\\.|[^\\()])*)\)|<FEFF([0-9A-F]*)>/g;

const plainText = ([, literal, digits]: RegExpMatchArray | RegExpExecArray): string =>
  literal === undefined
    ? String.fromCharCode(...(digits?.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)))
    : literal.replace(/\\(.)/gs, '$1');

const strings = (text = ''): string[] => [...text.matchAll(literalText)].map(plainText);

const typedTexts = (text = ''): ReadonlyMap<number, string> =>
  new Map(
    [...text.matchAll(/(\d+) ?(\((?:\\.|[^\\()])*\)|<FEFF[0-9A-F]*>)/g)].map(([, field, typed = '']) => [
      Number(field),
      strings(typed)[0] ?? '',
    ]),
  );

const markNumber = /_mc(\d+)$/;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * The fields of one of our files by what it says of its marked content; nothing where it says nothing, or something that
 * does not fit what is there, as in a file that another program changed.
 */
export const ownFile = (
  bytes: Uint8Array,
  pages: readonly PageReading[],
  runs: readonly StreamRun[],
): OwnFile | undefined => {
  const marks = marksOf(bytes);
  if (!marks || marks.pages.length !== pages.length) return undefined;
  const byMark = new Map<string, StreamRun[]>();
  for (const run of runs) {
    const key = `${run.run.page} ${markNumber.exec(run.mark ?? '')?.[1] ?? ''}`;
    byMark.set(key, [...(byMark.get(key) ?? []), run]);
  }
  const texts: GrowingText[] = [];
  const known = new Map<number, GrowingText>();
  for (const [page, list] of marks.pages.entries()) {
    const glyphs = pages[page]?.drawing.marked;
    if (!glyphs || [...glyphs.keys()].some((mark) => mark >= list.length)) return undefined;
    for (const [mark, field] of list.entries()) {
      const path = marks.fields[field];
      if (path === undefined) return undefined;
      const open = field === words ? texts.at(-1) : known.get(field);
      const text = open?.path === path ? open : { path, field, text: '', runs: [] };
      if (text !== open) texts.push(text);
      known.set(field, text);
      const own = byMark.get(`${page} ${mark}`) ?? [];
      const shown = glyphs.get(mark) ?? '';
      // Letters that run from right to left lie in the file in an order that pdf.js turns.
      text.text += rightToLeft.test(shown) ? turnedText(own, text.text) : shown;
      text.runs.push(...own);
    }
  }
  return {
    texts: texts.map(({ field, path, text, runs: own }) => ({
      path,
      text: marks.typed.get(field) ?? text,
      runs: own,
    })),
    look: marks.look,
  };
};

/** The number of what the template says itself. */
const words = 0;

interface GrowingText {
  readonly path: string;
  readonly field: number;
  text: string;
  readonly runs: StreamRun[];
}

const turnedText = (runs: readonly StreamRun[], before: string): string => {
  const text = runs.map(({ run, after }) => run.text + (after && ' ')).join('');
  return before && !before.endsWith(' ') && !text.startsWith(' ') ? ` ${text}` : text;
};
