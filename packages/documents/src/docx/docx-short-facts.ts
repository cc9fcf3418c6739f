import type { Fact, FactsBlock, ItemsBlock, Text } from '../compose/blocks.ts';
import { styleIds } from './docx-styles.ts';
import { element, type Xml } from './docx-xml.ts';

/** How texts become runs. */
export interface RunWriter {
  run(content: string, style?: string): readonly Xml[];
  linked(piece: Text, style?: string): readonly Xml[];
}

export const tab: Xml = { ...element('w:r', {}, element('w:tab')), said: { text: '\t' } };

/** `Hindi (Mother tongue), English (Fluent)`. */
export const itemRuns = ({ items }: ItemsBlock, { run, linked }: RunWriter): Xml[] =>
  items.flatMap((item, index) => [
    ...(index > 0 ? run(', ') : []),
    ...linked(item),
    ...item.notes.flatMap((note, place) => [
      ...run(place === 0 ? ' (' : ', ', styleIds.dates),
      ...run(note.text, styleIds.dates),
    ]),
    ...(item.notes.length > 0 ? run(')', styleIds.dates) : []),
  ]);

/** Two to a line where both fit before and behind the tab. Words are not measured here: most letters are near enough. */
export const factLines = (
  { facts }: FactsBlock,
  { run, linked }: RunWriter,
  letter: number,
  column: number,
): Xml[][] => {
  const fits = (index: number): boolean => {
    const { label, value } = facts[index] ?? { value: { text: '' } };
    return ((label?.text.length ?? 0) + value.text.length + 3) * letter <= column;
  };
  const runs = ({ label, value }: Fact): Xml[] => [
    ...(label ? run(`${label.text}: `, styleIds.label) : []),
    ...linked(value, value.href === undefined ? undefined : styleIds.address),
  ];
  return columnRows(facts, fits, 2).map(({ things }) =>
    things.flatMap((fact, index) => (index === 0 ? runs(fact) : [tab, ...runs(fact)])),
  );
};

interface ColumnRow<Thing> {
  readonly things: readonly Thing[];
  /** Too long for a column: a row of its own. */
  readonly long: boolean;
}

/** Things side by side, filled row by row so that both eyes and machines read them in order. */
const columnRows = <Thing>(
  things: readonly Thing[],
  fits: (index: number) => boolean,
  columns: number,
): ColumnRow<Thing>[] => {
  const rows: ColumnRow<Thing>[] = [];
  things.forEach((thing, index) => {
    const long = !fits(index);
    const open = rows.at(-1);
    if (!long && open && !open.long && open.things.length < columns) {
      rows[rows.length - 1] = { things: [...open.things, thing], long };
    } else rows.push({ things: [thing], long });
  });
  return rows;
};
