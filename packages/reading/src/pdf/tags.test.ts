import { describe, expect, it } from 'vitest';
import type { Block } from '../source/blocks.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { patiently } from '../testing/patiently.ts';
import { blocksFromTags } from './blocks-from-tags.ts';
import { readPdf } from './read-pdf.ts';

interface Element {
  readonly role: string;
  readonly kids: readonly (Element | string)[];
}
const element = (role: string, ...kids: (Element | string)[]): Element => ({ role, kids });

/** A tagged page whose texts stand below each other in the order of the tree, unless the file has them otherwise. */
const tagged = (tree: Element, { before = '', after = '', upwards = false } = {}): Uint8Array => {
  const objects: Record<number, string> = {};
  const owners: number[] = [];
  let content = before;
  let next = 300;
  const write = ({ role, kids }: Element, parent: number): number => {
    const id = next++;
    const refs = kids.map((kid) => {
      if (typeof kid !== 'string') return `${write(kid, id)} 0 R`;
      const mark = owners.push(id) - 1;
      const y = upwards ? 60 + mark * 30 : 760 - mark * 16;
      content += ` /${role}<</MCID ${mark}>>BDC BT /F1 11 Tf 60 ${y} Td (${kid}) Tj ET EMC`;
      return String(mark);
    });
    objects[id] = `<</S/${role}/P ${parent} 0 R/Pg 100 0 R/K[${refs.join(' ')}]>>`;
    return id;
  };
  const root = write(tree, 200);
  objects[200] = `<</Type/StructTreeRoot/K ${root} 0 R/ParentTree 201 0 R>>`;
  objects[201] = `<</Nums[0[${owners.map((owner) => `${owner} 0 R`).join(' ')}]]>>`;
  return makePdf({
    pages: [{ content: content + after, more: '/StructParents 0' }],
    catalogue: '/MarkInfo<</Marked true>>/StructTreeRoot 200 0 R',
    objects,
  });
};

const cell = (text: string): Element => element('TD', element('P', text));
const resume = element(
  'Document',
  element('H1', 'Kavya Iyer'),
  element('P', element('NonStruct', 'Chennai, Tamil Nadu')),
  element('H2', 'Education'),
  element(
    'Table',
    element('TR', cell('Examination'), cell('Board'), cell('Year')),
    element('TBody', element('TR', cell('XII'), cell('CBSE'), cell('2012'))),
  ),
  element('H2', 'Experience'),
  element('P', 'Accounts Executive at Surya Textiles since June 2016, in charge of three ledgers'),
  element(
    'L',
    element('LI', element('Lbl', '-'), element('LBody', 'Filed all returns in time')),
    element('LI', element('LBody', element('Span', 'Trained '), element('Span', 'two juniors'))),
  ),
);

const blocksOf = async (bytes: Uint8Array): Promise<readonly Block[] | undefined> => {
  const reading = await readPdf(bytes, patiently);
  return reading.refusal === undefined && reading.tags ? blocksFromTags(reading.tags) : undefined;
};

const shown = (blocks: readonly Block[] = []): unknown[] =>
  blocks.map((block) =>
    block.kind === 'table'
      ? block.rows.map((row) => row.map(({ text }) => text.text))
      : [block.heading, block.mark?.text, block.text.text],
  );

describe('the tags of a PDF', () => {
  it('say what is a heading, a list and a table', async () => {
    expect(shown(await blocksOf(tagged(resume)))).toEqual([
      [1, undefined, 'Kavya Iyer'],
      [undefined, undefined, 'Chennai, Tamil Nadu'],
      [2, undefined, 'Education'],
      [
        ['Examination', 'Board', 'Year'],
        ['XII', 'CBSE', '2012'],
      ],
      [2, undefined, 'Experience'],
      [
        undefined,
        undefined,
        'Accounts Executive at Surya Textiles since June 2016, in charge of three ledgers',
      ],
      [undefined, '-', 'Filed all returns in time'],
      [undefined, '•', 'Trained'],
      [undefined, undefined, 'two juniors'],
    ]);
  });

  it('are followed by what stands in none of them, so that no letter is lost', async () => {
    const number = '/Artifact BMC BT /F1 8 Tf 300 30 Td (p2) Tj ET EMC';
    const blocks = await blocksOf(tagged(resume, { after: number }));
    expect(shown(blocks).at(-1)).toEqual([undefined, undefined, 'p2']);
  });

  it('are not trusted where they leave out text, have no headings or go against the page', async () => {
    const untagged =
      'BT /F1 11 Tf 60 200 Td (Half of what this page says stands in none of its tags at all) Tj ET';
    expect(await blocksOf(tagged(resume, { before: untagged }))).toBeUndefined();
    const plain = element('Document', element('P', `${'Words without a heading '.repeat(5)}`));
    expect(await blocksOf(tagged(plain))).toBeUndefined();
    expect(await blocksOf(tagged(resume, { upwards: true }))).toBeUndefined();
  });
});
