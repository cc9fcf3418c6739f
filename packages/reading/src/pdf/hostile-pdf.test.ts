import { constants, deflateRawSync } from 'node:zlib';
import { testEngine } from '@kalam/documents/testing/engine-node';
import { testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockedPdf } from '../testing/encrypted-pdfs.ts';
import { linesOfText, makePdf, someLines, stream } from '../testing/make-pdf.ts';
import { patiently } from '../testing/patiently.ts';
import { pdfLimits } from './pdf-limits.ts';
import { readPdf } from './read-pdf.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 255);
const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const codeOf = async (bytes: Uint8Array): Promise<string | undefined> =>
  (await readPdf(bytes, patiently)).refusal?.code;
const text = linesOfText(someLines);

describe('a PDF that cannot be read is refused in words (import.md 12 and measures)', () => {
  it('names what is wrong with it', async () => {
    expect(await codeOf(new Uint8Array())).toBe('import-empty-file');
    expect(await codeOf(latin1('PK\u0003\u0004 word/document.xml'))).toBe('import-pdf-broken');
    expect(await codeOf(latin1('%PDF-1.7\nnothing of a PDF follows'))).toBe('import-pdf-broken');
    expect(await codeOf(new Uint8Array(pdfLimits.bytes + 1))).toBe('import-too-large');
    expect(await codeOf(lockedPdf)).toBe('import-pdf-locked');
  });

  it('does not take pages that are pictures for text', async () => {
    const picture = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q';
    expect(await codeOf(makePdf({ pages: [{ content: picture }] }))).toBe('import-pdf-picture');
    expect(await codeOf(makePdf({ pages: [{ content: '' }] }))).toBe('import-pdf-picture');
    const mixed = await readPdf(
      makePdf({ pages: [{ content: text }, { content: picture }, { content: linesOfText(['The end']) }] }),
      patiently,
    );
    expect(mixed).toMatchObject({ notes: [{ kind: 'picture-pages', text: '2' }] });
    // As LibreOffice writes a page with nothing on it.
    const blank = '0.1 w q 0 0 595 842 re W* n q 1 0 0 1 0 0 cm Q Q';
    const withBlank = await readPdf(makePdf({ pages: [{ content: text }, { content: blank }] }));
    expect(withBlank).toMatchObject({ notes: [] });
  });

  it('answers at once to ten thousand pages, whatever their tree says', async () => {
    const many = Array.from({ length: 10_000 }, () => '100 0 R').join(' ');
    const flat = makePdf({
      pages: [{ content: text }],
      objects: { 2: `<</Type/Pages/Count 10000/Kids[${many}]>>` },
    });
    expect(await codeOf(flat)).toBe('import-too-many-pages');
    const lying = makePdf({
      pages: [{ content: text }],
      objects: { 2: '<</Type/Pages/Count 10000/Kids[100 0 R]>>' },
    });
    expect([undefined, 'import-too-many-pages']).toContain(await codeOf(lying));
  });

  it('reads what is left where the tables of a file are gone or wrong', async () => {
    const whole = asText(makePdf({ pages: [{ content: text }] }));
    const withoutTable = whole.replace(/xref\n0 [\s\S]*trailer/, 'trailer');
    const wrong = whole.replace(/startxref\n\d+/, 'startxref\n7');
    for (const file of [withoutTable, wrong]) expect(await codeOf(latin1(file))).toBeUndefined();
  });
});

/** As many megabytes of nothing, packed, without ever holding them. */
const bomb = (megabytes: number): string => {
  const one = deflateRawSync(new Uint8Array(1 << 20), { finishFlush: constants.Z_SYNC_FLUSH });
  return `x\u009c${asText(one).repeat(megabytes)}\u0003\u0000`;
};

describe('a PDF that is made to do harm is refused without a hang (import.md measures)', () => {
  it('unpacks no stream to two gigabytes, however it is wrapped', async () => {
    const packed = bomb(2048);
    const asContent = `<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`;
    expect(await codeOf(makePdf({ pages: [{ content: text }], objects: { 101: asContent } }))).toBe(
      'import-took-too-long',
    );
    const twice = stream('', bomb(8)).replace('<<', '<</Filter[/FlateDecode/FlateDecode]');
    expect(await codeOf(makePdf({ pages: [{ content: text }], objects: { 101: twice } }))).toBe(
      'import-took-too-long',
    );
  });

  it('leaves a page of millions of letters', async () => {
    const line = '1 0 0 1 9 9 Tm (abcdefghijklmnopqrstuvwxyz) Tj 1 0 0 1 9 99 Tm (0123456789) Tj ';
    const endless = `BT /F1 1 Tf ${line.repeat(12_000)} ET`;
    expect(await codeOf(makePdf({ pages: [{ content: endless, packed: true }] }))).toBe(
      'import-took-too-long',
    );
  });

  it('follows no circle', async () => {
    const form = (inner: string) =>
      stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 20 0 R>>>>`, inner);
    const circles: readonly Readonly<Record<number, string>>[] = [
      { 2: '<</Type/Pages/Count 1/Kids[2 0 R]>>' },
      { 2: '<</Type/Pages/Count 1/Kids[20 0 R]>>', 20: '<</Type/Pages/Count 1/Kids[2 0 R]>>' },
      { 1: '1 0 R' },
      { 101: '<</Length 101 0 R>>\nstream\nBT ET\nendstream' },
      { 20: form('/X Do /X Do'), 101: stream('', `${text} /X Do`), 100: page('/XObject<</X 20 0 R>>') },
      {
        1: '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 20 0 R>>',
        20: '<</Type/StructTreeRoot/K 21 0 R/ParentTree<</Nums[0[21 0 R]]>>>>',
        21: '<</S/P/P 21 0 R/K[21 0 R 0]/Pg 100 0 R>>',
      },
    ];
    for (const objects of circles) await readPdf(makePdf({ pages: [{ content: text }], objects }), patiently);
    const previous = makePdf({ pages: [{ content: text }] });
    const start = /startxref\n(\d+)/.exec(asText(previous))?.[1];
    await readPdf(latin1(asText(previous).replace('trailer\n<<', `trailer\n<</Prev ${start}`)), patiently);
  });

  it('reads forms that draw forms that draw forms no further than the time allows', async () => {
    const forms = Object.fromEntries(
      Array.from({ length: 12 }, (_, level) => [
        20 + level,
        stream(
          `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 10 0 R>>/XObject<</X ${21 + level} 0 R>>>>`,
          level === 11 ? 'BT /F1 9 Tf 9 9 Td (lol) Tj ET' : '/X Do '.repeat(10),
        ),
      ]),
    );
    const bytes = makePdf({
      pages: [{ content: `${text} /X Do` }],
      objects: { ...forms, 100: page('/XObject<</X 20 0 R>>') },
    });
    const reading = await readPdf(bytes, { milliseconds: 500 });
    expect(reading.refusal?.code).toBe('import-took-too-long');
  });

  it('survives what is nested deeper than any reader can go', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const nested = '<</A '.repeat(50_000) + '>>'.repeat(50_000);
    for (const inner of [deep, nested]) {
      await readPdf(makePdf({ pages: [{ content: `${text} ${inner} TJ` }] }), patiently);
      await readPdf(makePdf({ pages: [{ content: text, more: `/Odd ${inner}` }] }), patiently);
    }
  });
});

const page = (resources: string): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 10 0 R>>${resources}>>/Contents 101 0 R>>`;

describe('whatever is done to a file', () => {
  const written = testEngine.pdf({
    data: sampleProfessional,
    template: 'modern',
    formatting: testFormatting(),
    date: testDate,
  });

  it('cut off anywhere, it is read or refused', async () => {
    const bytes = await written;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 1 }), async (end) => {
        await readPdf(bytes.slice(0, end), patiently);
      }),
      { numRuns: 25, seed: 17 },
    );
  });

  it('with bytes changed anywhere, it is read or refused', async () => {
    const bytes = await written;
    const change = fc.tuple(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 60 }), async (changes) => {
        const changed = bytes.slice();
        for (const [place, value] of changes) changed[place] = value;
        await readPdf(changed, patiently);
      }),
      { numRuns: 25, seed: 17 },
    );
  });

  it('of bytes without any sense, it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        const named = latin1(`%PDF-1.7\n${asText(bytes)}`);
        expect(await codeOf(named)).toBe('import-pdf-broken');
      }),
      { numRuns: 25, seed: 17 },
    );
  });

  it('cancelled, it ends with the reason that was given', async () => {
    const cancel = new AbortController();
    const reading = readPdf(await written, { signal: cancel.signal });
    cancel.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
  });
});
