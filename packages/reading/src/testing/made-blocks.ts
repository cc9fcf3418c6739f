import type { Cell, Line, Table } from '../source/blocks.ts';
import type { Section, SectionTopic } from '../source/sections.ts';
import { join, type Traced, traced } from '../text/traced-text.ts';

/** The read characters, while blocks are made for a test. */
export interface Places {
  text: string;
}

export const placesOf = (): Places => ({ text: '' });

const read = (places: Places, text: string): Traced => {
  const start = places.text.length;
  places.text += `${text}\n`;
  return traced(text, start);
};

const cell = (text: Traced, style: Partial<Cell> = {}): Cell => ({
  text,
  bold: false,
  italic: false,
  size: 10,
  ...style,
});

/** A line of the given text; tabs part its cells, and a bullet in front becomes its mark. */
export const line = (places: Places, written: string, style: Partial<Line> = {}): Line => {
  const [, bullet, text = ''] = /^((?:[•▪‣*–-]|\([ivx]+\)) )?(.*)$/su.exec(written) ?? [];
  const mark = bullet ? read(places, bullet.trim()) : undefined;
  const cells = text
    .split('\t')
    .map((part) => cell(read(places, part), { bold: style.bold ?? false, size: style.size ?? 10 }));
  return {
    kind: 'line',
    text: join(
      cells.map((one) => one.text),
      '\t',
    ),
    cells,
    ...(mark && { mark }),
    bold: false,
    italic: false,
    size: 10,
    indent: 0,
    spaceAbove: 0,
    ruleAbove: false,
    ruleBelow: false,
    boxed: false,
    full: false,
    region: 0,
    ...style,
  };
};

export const lines = (places: Places, ...written: readonly string[]): readonly Line[] =>
  written.map((text) => line(places, text));

export const table = (places: Places, rows: readonly (readonly string[])[]): Table => ({
  kind: 'table',
  rows: rows.map((row) => row.map((text) => cell(read(places, text)))),
  region: 0,
});

export const section = (
  topics: readonly SectionTopic[],
  blocks: Section['blocks'],
  heading?: Traced,
): Section => ({ topics, blocks, sure: true, ...(heading && { heading }) });
