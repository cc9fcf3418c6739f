import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Block, Line } from '../source/blocks.ts';
import { decodeText } from './decode-text.ts';
import { readText } from './read-text.ts';

const blocksOf = (text: string): readonly Block[] => {
  const reading = readText(text);
  if (reading.refusal) throw new Error(reading.refusal.code);
  return reading.blocks;
};
const linesOf = (text: string): readonly Line[] => blocksOf(text).filter((block) => block.kind === 'line');

describe('text', () => {
  it('is read line by line, blank lines as space and tabs as gaps', () => {
    const lines = linesOf(
      'Asha Rao\r\nNurse\r\n\r\n\r\nEXPERIENCE\nApollo Hospital\t\tJun 2019\n  • Cared for 20 patients\n',
    );
    expect(lines.map(({ text, spaceAbove, indent }) => [text.text, spaceAbove, indent])).toEqual([
      ['Asha Rao', 0, 0],
      ['Nurse', 0, 0],
      ['EXPERIENCE', 2, 0],
      ['Apollo Hospital\tJun 2019', 0, 0],
      ['Cared for 20 patients', 0, 12],
    ]);
    expect(lines[4]?.mark?.text).toBe('•');
  });

  it('takes what is underlined for a heading', () => {
    const lines = linesOf('Education\n=========\nB.Sc.\n\nSkills\n------\nJava\n\n---\n\nThe end\n* * *\n');
    expect(
      lines.map(({ text, heading, ruleAbove, ruleBelow }) => [text.text, heading, ruleAbove, ruleBelow]),
    ).toEqual([
      ['Education', 1, false, true],
      ['B.Sc.', undefined, false, false],
      ['Skills', 2, false, true],
      ['Java', undefined, false, true],
      ['The end', undefined, true, true],
    ]);
  });

  it('understands Markdown where it is written', () => {
    const [name, head, line, item] = linesOf(
      '# Asha Rao\n## Work ##\n**Apollo** | *Nurse* | [site](https://a.in) <mailto:a@b.in>\n- Cared for `20` \\* patients\n',
    );
    expect(name).toMatchObject({ text: { text: 'Asha Rao' }, heading: 1 });
    expect(head).toMatchObject({ text: { text: 'Work' }, heading: 2 });
    expect(line?.text.text).toBe('Apollo | Nurse | site mailto:a@b.in');
    expect(
      line?.cells[0]?.spans?.map(({ text, bold, italic, link }) => [text.text, bold, italic, link]),
    ).toEqual([
      ['Apollo', true, false, undefined],
      [' | ', false, false, undefined],
      ['Nurse', false, true, undefined],
      [' | ', false, false, undefined],
      ['site', false, false, 'https://a.in'],
      [' ', false, false, undefined],
      ['mailto:a@b.in', false, false, 'mailto:a@b.in'],
    ]);
    expect(item).toMatchObject({ text: { text: 'Cared for 20 * patients' }, mark: { text: '-' } });
  });

  it('makes a table with strokes a table', () => {
    const [block] = blocksOf(
      '| Degree | Year | % |\n|---|:-:|--:|\n| B.Sc. | 2018 | **78** |\n| 12th | 2015 |\n\nAfter',
    );
    expect(block?.kind === 'table' && block.rows.map((row) => row.map(({ text }) => text.text))).toEqual([
      ['Degree', 'Year', '%'],
      ['B.Sc.', '2018', '78'],
      ['12th', '2015', ''],
    ]);
  });

  it('leaves stars and hashes alone in other text', () => {
    expect(
      linesOf('C# and C++\n* one\n* two *important* thing\n#1 in class').map(({ text }) => text.text),
    ).toEqual(['C# and C++', 'one', 'two *important* thing', '#1 in class']);
  });

  it('knows lines that were broken at an edge', () => {
    const broken = [
      'Responsible for the books of twelve branches and for the returns of',
      'each of them, which were handed in before the due date in all months',
      'of three years, as the auditors wrote in their letter of that spring',
      'to the board, and for the training of everybody who came to the firm',
      'later.',
    ];
    expect(linesOf(broken.join('\n')).map(({ full }) => full)).toEqual([true, true, true, true, false]);
    expect(linesOf('One line\nAnother line').some(({ full }) => full)).toBe(false);
  });

  it('puts letters that stand apart together again', () => {
    const lines = linesOf('E D U C A T I O N\nC O U R S E S   D O N E :\nA B Rao\nC & D');
    expect(lines.map(({ text }) => text.text)).toEqual(['EDUCATION', 'COURSES DONE:', 'A B Rao', 'C & D']);
    expect(lines[0]?.text.at).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16]);
    expect(lines[1]?.cells).toHaveLength(1);
  });

  it('is not kept busy by a line of any kind', () => {
    const long = 60_000;
    for (const sign of [' ', '#', '*', '-', '|', '[', '• ', '**a', '\t', '<', '`'])
      expect(readText(`# a${sign.repeat(Math.floor(long / sign.length))}b`).refusal).toBeUndefined();
  });

  it('says when there is nothing, or too much', () => {
    expect(readText(' \n\n').refusal?.code).toBe('import-nothing-found');
    expect(readText('a\n'.repeat(6_100)).refusal?.code).toBe('import-too-much-text');
  });

  it('loses no letter and gives each one place', () => {
    const pieces = fc.constantFrom(
      'Asha',
      'राव',
      ' ',
      '\t',
      '\n',
      '\n\n',
      '**',
      '*',
      '#',
      '|',
      '---',
      '- ',
      '•',
      '1. ',
      '[a](https://b.in)',
      '`',
      '\\',
      '2019',
      ': ',
      '    ',
      '==',
      '_',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 80 }), (parts) => {
        const reading = readText(parts.join(''));
        if (reading.refusal) return;
        const places = reading.blocks.flatMap((block) =>
          block.kind === 'table'
            ? block.rows.flat().flatMap(({ text }) => text.at)
            : [...block.text.at, ...(block.mark?.at ?? [])],
        );
        const real = places.filter((place) => place >= 0);
        expect(new Set(real).size).toBe(real.length);
        const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? [];
        const said = real
          .sort((a, b) => a - b)
          .map((place) => reading.text[place])
          .join('');
        expect(letters(said)).toEqual(letters(reading.text));
        const shown = parts.map((part) => (part.startsWith('[') ? '' : part)).join('');
        for (const letter of new Set(letters(shown))) expect(reading.text).toContain(letter);
      }),
      { numRuns: 500 },
    );
  });
});

describe('bytes of text', () => {
  const wide = (text: string, isTurned: boolean) =>
    [...text].flatMap((sign) => {
      const pair = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
      return isTurned ? pair.reverse() : pair;
    });

  it.each([
    ['UTF-8', strToU8('आशा – é'), 'आशा – é'],
    ['UTF-8 with a mark', strToU8('\ufeffआशा'), 'आशा'],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...wide('आशा', false)]), 'आशा'],
    ['turned UTF-16', Uint8Array.from([0xfe, 0xff, ...wide('आशा', true)]), 'आशा'],
    ['UTF-16 without a mark', Uint8Array.from(wide('Asha Rao', false)), 'Asha Rao'],
    [
      'Windows-1252',
      Uint8Array.from([0x52, 0xe9, 0x73, 0x75, 0x6d, 0xe9, 0x20, 0x96, 0x20, 0x92]),
      'Résumé – ’',
    ],
    ['no text', Uint8Array.from([0, 1, 2, 3, 4, 5, 200, 201]), undefined],
  ])('%s', (_, bytes, expected) => {
    expect(decodeText(bytes)).toBe(expected);
  });
});
