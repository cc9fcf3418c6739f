import { messageText } from '@kalam/domain/message-catalogue';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Block } from '../source/blocks.ts';
import { cell, docxFile, paragraph, run, table } from './docx-file.fixture.ts';
import { type DocxReading, readDocx } from './read-docx.ts';

/** A reading whose blocks have every letter of the text once, or a refusal in words. */
const expectSound = (reading: DocxReading): void => {
  if (reading.refusal) {
    expect(messageText(reading.refusal)).toMatch(/Please|text/);
    return;
  }
  const places = placesOf(reading.blocks);
  expect(new Set(places).size).toBe(places.length);
  const held = new Set(places);
  const lost = [...reading.text].filter(
    (sign, at) => /[\p{L}\p{N}]/u.test(sign) && sign.length === 1 && !held.has(at),
  );
  expect(lost).toEqual([]);
};

const placesOf = (blocks: readonly Block[]): readonly number[] =>
  blocks
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flat().flatMap(({ text }) => text.at)
        : [...block.text.at, ...(block.mark?.at ?? [])],
    )
    .filter((place) => place >= 0);

const codeOf = (body: string): string | undefined => readDocx(docxFile({ body })).refusal?.code;

describe('a Word file made to do harm', () => {
  it('expands no entity', () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>';
    const parts = unzipSync(docxFile({ body: paragraph('&c; name') }));
    const document =
      laughs + strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace(/^<\?.*?\?>/, '');
    const reading = readDocx(zipSync({ ...parts, 'word/document.xml': strToU8(document) }));
    expect(reading.refusal ? '' : reading.text).toBe('&c; name\n');
  });

  it('is not followed to any depth', () => {
    const nest = (open: string, close: string, depth: number) =>
      `${open.repeat(depth)}${paragraph('deep')}${close.repeat(depth)}`;
    const [open, close] = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'];
    expect(codeOf(nest(open, close, 5000))).toBe('import-word-broken');
    expect(codeOf(nest(open, close, 100))).toBeUndefined();
    expect(codeOf(nest('<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>', 5000))).toBe('import-word-broken');
    const boxes = (depth: number): string =>
      depth === 0
        ? run('inside')
        : `<w:r><w:pict><v:shape><v:textbox><w:txbxContent><w:p>${boxes(depth - 1)}</w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    expect(codeOf(`<w:p>${boxes(40)}</w:p>`)).toBeUndefined();
    expect(codeOf(`<w:p>${boxes(400)}</w:p>`)).toBe('import-word-broken');
  });

  it('is not read to any length', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => paragraph(`${(index * 7919) % 100_003}`));
    expect(codeOf(lines.join(''))).toBe('import-too-much-text');
    expect(codeOf(paragraph('a'.repeat(500_000)))).toBe('import-too-much-text');
    expect(codeOf(paragraph('').repeat(20_000) + paragraph('end'))).toBe('import-too-much-text');
    expect(codeOf(`<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(30_000)}</w:p>`)).toBeUndefined();
    expect(
      codeOf(
        table(Array.from({ length: 3000 }, () => cell(paragraph('x'), '<w:gridSpan w:val="99999999"/>'))),
      ),
    ).toBeUndefined();
  });

  it('may have styles, lists and relations that lead in circles or nowhere', () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:type="paragraph" w:styleId="b"><w:basedOn w:val="a"/></w:style>';
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="a"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="9"/></w:num>';
    const list = (id: string) =>
      `<w:pStyle w:val="a"/><w:numPr><w:ilvl w:val="99"/><w:numId w:val="${id}"/></w:numPr>`;
    const body = `${paragraph('one', list('1'))}${paragraph('two', list('2'))}<w:p><w:hyperlink r:id="none">${run('three')}</w:hyperlink></w:p><w:sectPr><w:headerReference r:id="gone"/></w:sectPr>`;
    const reading = readDocx(docxFile({ body, styles, numbering }));
    expect(reading.refusal ? '' : reading.text).toBe('one\ntwo\nthree\n');
  });

  const whole = docxFile({
    body:
      paragraph('Asha Rao', '<w:outlineLvl w:val="0"/>') +
      table(
        [cell(paragraph('Degree')), cell(paragraph('Year')), cell(paragraph('%'))],
        [cell(paragraph('B.Sc.')), cell(paragraph('2019')), cell(paragraph('70'))],
      ) +
      `<w:p><w:hyperlink r:id="a">${run('site')}</w:hyperlink><w:r><w:tab/></w:r>${run('bold', '<w:b/>')}</w:p>`,
    styles:
      '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:rPr><w:sz w:val="22"/></w:rPr></w:style>',
    links: { a: 'https://a.in' },
  });

  it('is read or refused, whatever bytes are changed', () => {
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(changes, (bytes) => {
        const file = whole.slice();
        for (const [at, byte] of bytes) file[at] = byte;
        expectSound(readDocx(file));
      }),
      { numRuns: 250 },
    );
  });

  it('is read or refused, whatever its parts say', () => {
    const parts = unzipSync(whole);
    const names = Object.keys(parts);
    const piece = fc.constantFrom(
      '<w:p>',
      '</w:p>',
      '<w:tbl>',
      '<w:tr>',
      '<w:tc>',
      '</w:tc>',
      '<w:r>',
      '<w:t>x',
      '"',
      '>',
      '<',
      '&',
      '<w:fldChar w:fldCharType="begin"/>',
      '<w:numPr><w:numId w:val="7"/></w:numPr>',
      'xmlns:w="urn:x"',
      '<mc:AlternateContent>',
      '<w:txbxContent>',
      '',
    );
    const change = fc.record({ name: fc.constantFrom(...names), at: fc.nat(5000), cut: fc.nat(60), piece });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changed) => {
        const copy = { ...parts };
        for (const { name, at, cut, piece: put } of changed) {
          const text = strFromU8(copy[name] ?? new Uint8Array());
          const place = at % (text.length + 1);
          copy[name] = strToU8(text.slice(0, place) + put + text.slice(place + cut));
        }
        expectSound(readDocx(zipSync(copy, { level: 0 })));
      }),
      { numRuns: 250 },
    );
  });
});

/** Word by word different, so that each can be counted. */
let words = 0;
const shown = new Set<string>();
const nextWord = (): string => {
  words += 1;
  const text = `w${words}q`;
  shown.add(text);
  return text;
};

type Made = () => string;

const { content } = fc.letrec<{ content: Made; inline: Made }>((tie) => ({
  inline: fc.oneof(
    fc.constant<Made>(() => run(`${nextWord()} `)),
    fc.constant<Made>(() => run(nextWord(), '<w:b/>')),
    fc.constant<Made>(() => '<w:r><w:tab/></w:r>'),
    fc.constant<Made>(() => '<w:r><w:br/></w:r>'),
    fc.constant<Made>(
      () => `<w:ins>${run(nextWord())}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>`,
    ),
    fc.constant<Made>(() => `<w:sdt><w:sdtContent>${run(nextWord())}</w:sdtContent></w:sdt>`),
    fc.constant<Made>(() => `<w:hyperlink r:id="a">${run(nextWord())}</w:hyperlink>`),
    fc.constant<Made>(() => `${run(nextWord())}${run('hidden', '<w:vanish/>')}`),
    fc.array(tie('content'), { maxLength: 3 }).map(
      (inner): Made =>
        () => {
          const inside = inner.map((make) => make()).join('') || paragraph(nextWord());
          return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
        },
    ),
  ),
  content: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.array(tie('inline'), { maxLength: 5 }).map(
      (inner): Made =>
        () =>
          `<w:p>${inner.map((make) => make()).join('')}</w:p>`,
    ),
    fc
      .array(fc.array(fc.array(tie('content'), { maxLength: 3 }), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      })
      .map(
        (rows): Made =>
          () =>
            table(
              ...rows.map((row) =>
                row.map((inside) =>
                  cell(
                    inside.map((make) => make()).join('') || '<w:p/>',
                    row.length === 1 ? '<w:gridSpan w:val="3"/>' : '',
                  ),
                ),
              ),
            ),
      ),
    fc.constant<Made>(() => paragraph(nextWord(), '<w:outlineLvl w:val="1"/>')),
    fc.constant<Made>(() => paragraph(`• ${nextWord()} 2019`)),
  ),
}));

describe('every word that is shown', () => {
  it('is read once and stands in one block', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 5 }), (made) => {
        shown.clear();
        const body = made.map((make) => make()).join('');
        const reading = readDocx(docxFile({ body, links: { a: 'https://a.in' } }));
        if (reading.refusal) {
          expect(reading.refusal.code).toBe('import-nothing-found');
          expect(shown.size).toBe(0);
          return;
        }
        expectSound(reading);
        const read = reading.text.match(/w\d+q/g) ?? [];
        expect(read.toSorted()).toEqual([...shown].toSorted());
        expect(reading.text).not.toMatch(/gone|hidden/);
      }),
      { numRuns: 100 },
    );
  });
});
