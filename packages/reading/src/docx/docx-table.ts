import { childOf, isElement, type XmlElement } from '../xml/read-xml.ts';
import { chosen } from './docx-drawing.ts';
import type { StoryCell, StoryItem, StoryTable } from './docx-story.ts';
import { isShaded } from './docx-styles.ts';

/** Word has at most 63 columns. */
const mostColumns = 63;

const count = (value: string | undefined): number => {
  const number = Number(value ?? 1);
  return Number.isInteger(number) && number > 0 ? Math.min(number, mostColumns) : 1;
};

const holders = new Set(['w:customXml', 'w:ins', 'w:moveTo', 'w:smartTag']);

/** Elements of a kind, also those inside controls and tracked changes. */
const found = (parent: XmlElement | undefined, name: string): readonly XmlElement[] =>
  (parent?.children ?? []).filter(isElement).flatMap((child) => {
    if (child.name === name) return [child];
    if (child.name === 'w:sdt') return found(childOf(child, 'w:sdtContent'), name);
    if (child.name === 'mc:AlternateContent') return found(chosen(child), name);
    return holders.has(child.name) ? found(child, name) : [];
  });

const gapCell = (span: number): StoryCell => ({ items: [], span, shaded: false });

export const readTable = (
  table: XmlElement,
  itemsOf: (cell: XmlElement) => readonly StoryItem[],
): StoryTable => {
  const rows = found(table, 'w:tr')
    .filter((row) => childOf(childOf(row, 'w:trPr'), 'w:del') === undefined)
    .map((row) => {
      const properties = childOf(row, 'w:trPr');
      const outside = (name: string): readonly StoryCell[] => {
        const span = childOf(properties, name)?.attributes['w:val'];
        return span === undefined || span === '0' ? [] : [gapCell(count(span))];
      };
      const cells = found(row, 'w:tc').map((cell): StoryCell => {
        const own = childOf(cell, 'w:tcPr');
        return {
          items: itemsOf(cell),
          span: count(childOf(own, 'w:gridSpan')?.attributes['w:val']),
          shaded: isShaded(childOf(own, 'w:shd')),
        };
      });
      return [...outside('w:gridBefore'), ...cells, ...outside('w:gridAfter')].slice(0, mostColumns);
    });
  return { kind: 'table', rows };
};
