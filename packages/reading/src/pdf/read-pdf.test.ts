import { describe, expect, it } from 'vitest';
import { restrictedPdf } from '../testing/encrypted-pdfs.ts';
import { linesOfText, makePdf, someLines, stream } from '../testing/make-pdf.ts';
import { patiently } from '../testing/patiently.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

const read = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const reading = await readPdf(bytes, patiently);
  expect(reading.refusal).toBeUndefined();
  return reading as ReadPdf;
};

const filler = linesOfText(someLines).replace('782', '400');
const onePage = (content: string, more = ''): Uint8Array =>
  makePdf({ pages: [{ content: `${content} ${filler}`, more }] });

describe('the text of a PDF', () => {
  it('has places from the top left corner, sizes, weight and slope', async () => {
    const { placed, text } = await read(
      onePage('BT /F2 20 Tf 72 770 Td (Kavya Iyer) Tj /F3 10 Tf 0 -20 Td (Chennai) Tj ET'),
    );
    const [name, place] = placed.runs;
    expect(name).toMatchObject({
      text: 'Kavya Iyer',
      at: 0,
      page: 0,
      x: 72,
      y: 72,
      size: 20,
      bold: true,
      italic: false,
    });
    expect(place).toMatchObject({ text: 'Chennai', x: 72, y: 92, size: 10, bold: false, italic: true });
    expect(name?.width).toBeGreaterThan(80);
    for (const run of placed.runs) expect(text.slice(run.at, run.at + run.text.length)).toBe(run.text);
    expect(placed.pages).toEqual([{ width: 595, height: 842 }]);
  });

  it('stands upright on a page that is turned, and begins at the corner of what is shown of it', async () => {
    const turned = await read(onePage('BT /F1 12 Tf 0 1 -1 0 200 100 Tm (Turned) Tj ET', '/Rotate 90'));
    expect(turned.placed.pages[0]).toEqual({ width: 842, height: 595 });
    expect(turned.placed.runs[0]).toMatchObject({ text: 'Turned', x: 100, y: 200 });
    expect(turned.placed.runs[0]?.turned).toBeUndefined();
    const cropped = await read(
      onePage('BT /F1 12 Tf 150 700 Td (Cropped) Tj ET', '/CropBox[50 100 545 742]'),
    );
    expect(cropped.placed.pages[0]).toEqual({ width: 495, height: 642 });
    expect(cropped.placed.runs[0]).toMatchObject({ x: 100, y: 42 });
  });

  it('tells text that is turned against its page', async () => {
    const { placed } = await read(onePage('BT /F1 12 Tf 0 1 -1 0 40 300 Tm (CURRICULUM VITAE) Tj ET'));
    expect(placed.runs[0]).toMatchObject({ turned: true });
    expect(placed.runs[0]?.width).toBeLessThan(20);
  });

  it('is bold where its outline is drawn, or where it is drawn twice, and is read once', async () => {
    const { placed, text } = await read(
      onePage(
        'BT /F1 12 Tf 2 Tr 72 770 Td (Outlined) Tj 0 Tr 0 -30 Td (Twice) Tj 0.3 0 Td (Twice) Tj 0 -30 Td (Plain) Tj ET',
      ),
    );
    const bold = (said: string) => placed.runs.find((run) => run.text === said)?.bold;
    expect([bold('Outlined'), bold('Twice'), bold('Plain')]).toEqual([true, true, false]);
    expect(text.match(/Twice/g)).toHaveLength(1);
  });

  it('is read where it is invisible or white, so that nothing is hidden from its owner', async () => {
    const { text } = await read(
      onePage(
        'BT /F1 12 Tf 3 Tr 72 770 Td (Invisible) Tj 0 Tr 1 g 0 -30 Td (White) Tj 0 g -900 0 Td (Outside) Tj ET',
      ),
    );
    expect(text).toContain('Invisible');
    expect(text).toContain('White');
    expect(text).not.toContain('Outside');
  });

  it('has ligatures, bullets of picture fonts and odd spaces as people type them', async () => {
    const map = stream(
      '',
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange ' +
        '5 beginbfchar <41> <FB01> <42> <F0B7> <43> <00A0> <44> <006E0065> <45> <F0FC> endbfchar endcmap end end',
    );
    const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 21 0 R>>';
    const bytes = makePdf({
      pages: [
        {
          content: `BT /F9 12 Tf 72 770 Td (B) Tj 20 0 Td (ADC) Tj 60 0 Td (AD) Tj 60 0 Td (E) Tj ET ${filler}`,
          more: '/Resources<</Font<</F1 10 0 R/F9 20 0 R>>>>',
        },
      ],
      objects: { 20: font, 21: map },
    });
    const { placed } = await read(bytes);
    const texts = placed.runs.map((run) => run.text);
    expect(texts.slice(0, 4).join('|')).toMatch(/^•\|fine\s?\|fine\|✓/);
  });

  it('has the letters of Indian scripts that a file tells beside its glyphs, in their places', async () => {
    const map = stream(
      '',
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange ' +
        '4 beginbfchar <41> <092A093F> <43> <0924> <44> <093E> <45> <0924094D0924> endbfchar endcmap end end',
    );
    const content =
      'BT /F9 10 Tf 72 770 Td /Span<</ActualText<FEFF092A093F>>>BDC (AB) Tj EMC (CD) Tj ET ' +
      'BT /F9 10 Tf 72 740 Td (ECD) Tj ET';
    const { placed } = await read(
      makePdf({
        pages: [
          {
            content: `${content} ${filler}`,
            more: '/Resources<</Font<</F1 10 0 R/F9 20 0 R>>>>',
            packed: true,
          },
        ],
        objects: {
          20:
            '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 65/LastChar 69/Widths[500 500 500 500 500]' +
            '/ToUnicode 21 0 R>>',
          21: map,
        },
      }),
    );
    const lines = [72, 102].map((y) =>
      placed.runs
        .filter((run) => run.y === y)
        .map(({ text }) => text)
        .join(''),
    );
    expect(lines).toEqual(['पिता', 'त्तता']);
    expect(placed.runs.find(({ text }) => text === 'ता')?.x).toBe(82);
    expect(placed.runs.find(({ text }) => text === 'त्तता')?.width).toBeCloseTo(15);
  });

  it('has the links that lie over it, each over its own words', async () => {
    const link = (left: number, right: number, address: string) =>
      `<</Type/Annot/Subtype/Link/Rect[${left} 765 ${right} 785]/A<</S/URI/URI(${address})>>>>`;
    const bytes = makePdf({
      pages: [
        {
          content: `BT /F1 12 Tf 72 770 Td (kavya@example.com | github.com/kavya | script) Tj ET ${filler}`,
          more: '/Annots[20 0 R 21 0 R 22 0 R]',
        },
      ],
      objects: {
        20: link(72, 172, 'mailto:kavya@example.com'),
        21: link(182, 281, 'https://github.com/kavya'),
        22: link(290, 320, 'javascript:alert(1)'),
      },
    });
    const { placed, text } = await read(bytes);
    const linked = placed.runs.filter((run) => run.link).map((run) => [run.text.trim(), run.link]);
    expect(linked).toEqual([
      ['kavya@example.com', 'mailto:kavya@example.com'],
      ['github.com/kavya', 'https://github.com/kavya'],
    ]);
    expect(text).toContain('kavya@example.com | github.com/kavya | script');
  });

  it('includes what was filled into a form', async () => {
    const bytes = makePdf({
      pages: [{ content: filler, more: '/Annots[20 0 R]' }],
      catalogue: '/AcroForm<</Fields[20 0 R]/DA(/Helv 10 Tf)>>',
      objects: {
        20: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Kavya Iyer of Chennai)/Rect[72 700 300 720]/DA(/Helv 10 Tf 0 g)>>',
      },
    });
    const { placed } = await read(bytes);
    expect(placed.runs.at(-1)).toMatchObject({ text: 'Kavya Iyer of Chennai', x: 72 });
  });

  it('comes with the rules of its tables and headings, and without the ground of the page', async () => {
    const { placed } = await read(
      onePage(
        '0.9 g 0 0 595 842 re f 0 g 60 700 475 0.5 re f 0.5 w 60 650 m 535 650 l S 100 500 200 60 re S 1 g 0 0 300 300 re f 0 g',
      ),
    );
    expect(placed.rules).toContainEqual({ page: 0, x1: 60, y1: 141.75, x2: 535, y2: 141.75 });
    expect(placed.rules).toContainEqual({ page: 0, x1: 60, y1: 192, x2: 535, y2: 192 });
    expect(placed.rules.filter(({ x1, x2 }) => x1 === 100 && x2 === 300)).toHaveLength(2);
    expect(placed.rules).toHaveLength(6);
  });

  it('is read of a file that only restricts printing', async () => {
    expect((await read(restrictedPdf)).text).toContain(someLines[0]);
  });
});
