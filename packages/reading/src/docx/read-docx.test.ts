import { messageText } from '@kalam/domain/message-catalogue';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Line } from '../source/blocks.ts';
import { cell, docxFile, paragraph, run, table } from './docx-file.fixture.ts';
import { readDocx } from './read-docx.ts';

type Parts = Parameters<typeof docxFile>[0];

const blocksOf = (parts: Parts | string) => {
  const reading = readDocx(docxFile(typeof parts === 'string' ? { body: parts } : parts));
  if (reading.refusal) throw new Error(messageText(reading.refusal));
  return reading.blocks;
};
const linesOf = (parts: Parts | string): readonly Line[] =>
  blocksOf(parts).filter((block) => block.kind === 'line');
const textsOf = (parts: Parts | string): readonly string[] => linesOf(parts).map(({ text }) => text.text);
const refusalOf = (bytes: Uint8Array) => readDocx(bytes).refusal?.code;

describe('a Word file', () => {
  it('gives every paragraph a line, and places to its characters', () => {
    const reading = readDocx(docxFile({ body: paragraph('Asha Rao') + paragraph('Nurse') }));
    if (reading.refusal) throw new Error('refused');
    expect(reading.text).toBe('Asha Rao\nNurse\n');
    expect(reading.blocks[1]).toMatchObject({ text: { text: 'Nurse', at: [9, 10, 11, 12, 13] }, region: 0 });
  });

  it('cuts lines at breaks and cells at tabs and wide gaps', () => {
    const lines = linesOf(
      '<w:p><w:r><w:t>Infosys</w:t><w:tab/><w:tab/><w:t>2019</w:t><w:br/><w:t>Pune      India</w:t></w:r></w:p>' +
        '<w:p><w:r><w:t>Name</w:t><w:tab/><w:t>:</w:t><w:tab/><w:t>Asha</w:t></w:r></w:p>',
    );
    expect(lines.map(({ cells }) => cells.map(({ text }) => text.text))).toEqual([
      ['Infosys', '2019'],
      ['Pune', 'India'],
      ['Name :', 'Asha'],
    ]);
    expect(lines[0]?.text.text).toBe('Infosys\t2019');
  });

  it('knows bold, italic and size through styles, which toggle each other', () => {
    const styles = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>
      <w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="N"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:i/></w:rPr></w:style>
      <w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>`;
    const style = (name: string) => `<w:pStyle w:val="${name}"/>`;
    const lines = linesOf({
      styles,
      body:
        paragraph('plain') +
        paragraph('based', style('B')) +
        paragraph('toggled', style('A'), '<w:rStyle w:val="Strong"/>') +
        paragraph('strong', '', '<w:rStyle w:val="Strong"/>') +
        paragraph('direct', style('A'), '<w:b w:val="0"/><w:sz w:val="18"/>') +
        paragraph('आशा', '', '<w:bCs/><w:szCs w:val="40"/>'),
    });
    expect(lines.map(({ bold, italic, size }) => [bold, italic, size])).toEqual([
      [false, false, 11],
      [true, true, 14],
      [false, false, 14],
      [true, false, 11],
      [false, false, 9],
      [true, false, 20],
    ]);
  });

  it('keeps the parts of a line that are set differently, and where they lead', () => {
    const [line] = linesOf({
      body: `<w:p>${run('Lead ', '<w:b/>')}${run('in ')}<w:hyperlink r:id="a">${run('Git')}${run('Hub')}</w:hyperlink></w:p>`,
      links: { a: 'https://github.com/asha' },
    });
    expect(line?.bold).toBe(false);
    expect(line?.cells[0]).toMatchObject({
      link: 'https://github.com/asha',
      spans: [
        { text: { text: 'Lead ' }, bold: true },
        { text: { text: 'in ' }, bold: false },
        { text: { text: 'GitHub' }, link: 'https://github.com/asha' },
      ],
    });
  });

  it('knows headings by their level in the outline, in any language, and by their style', () => {
    const styles = `<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
      <w:style w:type="paragraph" w:styleId="x"><w:name w:val="Heading 2"/></w:style>
      <w:style w:type="paragraph" w:styleId="loop"><w:basedOn w:val="loop"/></w:style>`;
    const lines = linesOf({
      styles,
      body:
        paragraph('One', '<w:pStyle w:val="berschrift1"/>') +
        paragraph('Two', '<w:pStyle w:val="x"/>') +
        paragraph('Three', '<w:outlineLvl w:val="2"/>') +
        paragraph('Text', '<w:outlineLvl w:val="9"/>') +
        paragraph('Loop', '<w:pStyle w:val="loop"/>'),
    });
    expect(lines.map(({ heading }) => heading)).toEqual([1, 2, 3, undefined, undefined]);
  });

  it('shows what is set above, below and around a line', () => {
    const border = (side: string) => `<w:${side} w:val="single" w:sz="4"/>`;
    const lines = linesOf(
      paragraph('First') +
        paragraph(
          'Ruled',
          `<w:pBdr>${border('bottom')}</w:pBdr><w:spacing w:before="240"/>`,
          '<w:sz w:val="20"/>',
        ) +
        paragraph('Boxed', `<w:pBdr>${['top', 'left', 'bottom', 'right'].map(border).join('')}</w:pBdr>`) +
        paragraph('') +
        paragraph('Shaded', '<w:shd w:val="clear" w:fill="D9D9D9"/><w:ind w:left="720"/>') +
        '<w:p><w:r><w:pict><v:rect o:hr="t"/></w:pict></w:r></w:p>' +
        paragraph('Typed') +
        paragraph('_______________') +
        paragraph('Last', '<w:shd w:fill="auto"/><w:pBdr><w:top w:val="nil"/></w:pBdr>'),
    );
    expect(
      lines.map(({ ruleAbove, ruleBelow, boxed, spaceAbove, indent }) => [
        ruleAbove,
        ruleBelow,
        boxed,
        spaceAbove,
        indent,
      ]),
    ).toEqual([
      [false, false, false, 0, 0],
      [false, true, false, 1, 0],
      [true, true, true, 0, 0],
      [false, true, true, 1, 36],
      [true, true, false, 0, 0],
      [true, false, false, 0, 0],
    ]);
  });

  it('counts lists, whose marks are no characters of the file', () => {
    const level = (index: number, format: string, text: string, font = '') =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (index + 1)}"/></w:pPr>${font && `<w:rPr><w:rFonts w:ascii="${font}"/></w:rPr>`}</w:lvl>`;
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerRoman', '%1.%2')}</w:abstractNum>
      <w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '\uf0d8', 'Wingdings')}</w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
      <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>`;
    const item = (text: string, list: number, depth = 0) =>
      paragraph(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`);
    const lines = linesOf({
      numbering,
      body:
        item('a', 1) +
        item('b', 1) +
        item('c', 1, 1) +
        item('d', 1, 1) +
        item('e', 1) +
        item('f', 2) +
        item('g', 3) +
        item('h', 0) +
        paragraph('• typed') +
        paragraph('2) typed') +
        paragraph('2.5 years') +
        paragraph('A. Kumar'),
    });
    expect(lines.map(({ mark, text }) => [mark?.text, text.text])).toEqual([
      ['1.', 'a'],
      ['2.', 'b'],
      ['2.i', 'c'],
      ['2.ii', 'd'],
      ['3.', 'e'],
      ['➢', 'f'],
      ['5.', 'g'],
      [undefined, 'h'],
      ['•', 'typed'],
      ['2)', 'typed'],
      [undefined, '2.5 years'],
      [undefined, 'A. Kumar'],
    ]);
    expect(lines[0]?.mark?.at).toEqual([-1, -1]);
    expect(lines[2]?.indent).toBe(72);
    expect(lines[8]?.mark?.at[0]).toBeGreaterThan(0);
  });

  it('makes a table of marks a table, with merged cells empty', () => {
    const row = (...texts: string[]) => texts.map((text) => cell(paragraph(text)));
    const blocks = blocksOf(
      table(
        [cell(paragraph('ACADEMICS'), '<w:gridSpan w:val="4"/><w:shd w:fill="CCCCCC"/>')],
        row('Degree', 'Board', 'Year', '%'),
        [
          cell(paragraph('B.Tech')),
          cell(paragraph('AKTU') + paragraph('Lucknow'), '<w:gridSpan w:val="2"/>'),
          cell(paragraph('78')),
        ],
        [cell(paragraph(''), '<w:vMerge/>'), ...row('CBSE', '2015', '82')],
      ),
    );
    expect(blocks[0]).toMatchObject({ kind: 'line', text: { text: 'ACADEMICS' }, boxed: true });
    const second = blocks[1];
    if (second?.kind !== 'table') throw new Error('no table');
    expect(second.rows.map((cells) => cells.map(({ text }) => text.text))).toEqual([
      ['Degree', 'Board', 'Year', '%'],
      ['B.Tech', 'AKTU Lucknow', '', '78'],
      ['', 'CBSE', '2015', '82'],
    ]);
  });

  it('reads a table that only sets text side by side cell by cell', () => {
    const lines = linesOf(
      table([
        cell(
          paragraph('CONTACT') +
            paragraph('9876543210') +
            table([cell(paragraph('inner')), cell(paragraph('cell'))]),
        ),
        cell(paragraph('ASHA RAO', '', '<w:sz w:val="48"/>') + paragraph('Profile') + paragraph('A nurse.')),
      ]),
    );
    expect(lines.map(({ text }) => text.text)).toEqual([
      'ASHA RAO',
      'Profile',
      'A nurse.',
      'CONTACT',
      '9876543210',
      'inner\tcell',
    ]);
    expect(new Set(lines.map(({ region }) => region)).size).toBe(3);
  });

  it('puts names and values, and dates and what they date, on one line', () => {
    const pair = (one: string, other: string) => [cell(paragraph(one)), cell(other)];
    const lines = linesOf(
      table(pair('Name', paragraph('Asha')), pair('Sex', paragraph('F'))) +
        table(pair('2019 – 2021', paragraph('Infosys, Pune') + paragraph('Tested things'))) +
        table(pair('EDUCATION', paragraph('B.Sc.') + paragraph('2018'))),
    );
    expect(lines.map(({ text }) => text.text)).toEqual([
      'Name\tAsha',
      'Sex\tF',
      '2019 – 2021\tInfosys, Pune',
      'Tested things',
      'EDUCATION',
      'B.Sc.',
      '2018',
    ]);
  });

  it('reads a text box once, and one with sections after the text', () => {
    const box = (inside: string) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const old = `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('Old box')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    const art = '<w:r><w:pict><v:shape><v:textpath string="Drawn name"/></v:shape></w:pict></w:r>';
    const side = paragraph('SKILLS', '', '<w:b/>') + paragraph('Java') + paragraph('Excel');
    const lines = linesOf(
      `<w:p>${box(side)}${art}${run('Asha Rao')}</w:p><w:p>${box(paragraph('EDUCATION'))}</w:p>${paragraph('B.Sc.')}<w:p>${old}</w:p>`,
    );
    expect(lines.map(({ text }) => text.text)).toEqual([
      'Drawn name',
      'Asha Rao',
      'EDUCATION',
      'B.Sc.',
      'Old box',
      'SKILLS',
      'Java',
      'Excel',
    ]);
    expect(lines[2]?.boxed).toBe(true);
  });

  it('reads headers first, footers and notes last, and nothing twice', () => {
    const page = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>3</w:t></w:r></w:fldSimple>';
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> NUMPAGES </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const body =
      paragraph('Asha Rao') +
      `<w:p>${run('Text')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>` +
      '<w:sectPr><w:headerReference r:id="header1"/><w:headerReference r:id="header2"/><w:footerReference r:id="footer1"/></w:sectPr>';
    expect(
      textsOf({
        body,
        footnotes: `<w:footnote w:id="0">${paragraph('never')}</w:footnote><w:footnote w:id="2">${paragraph('A note')}</w:footnote>`,
        margins: {
          header1: paragraph('asha@example.in') + paragraph('ASHA RAO'),
          header2: paragraph('asha@example.in'),
          footer1: `<w:p>${run('Page ')}${page}${run(' of ')}${field}</w:p>${paragraph('Confidential')}`,
        },
      }),
    ).toEqual(['asha@example.in', 'Asha Rao', 'Text', 'A note', 'Confidential']);
  });

  it('keeps what is shown and leaves out what is not', () => {
    const change = 'w:id="1" w:author="x"';
    const link =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://a.in"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>site</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const lines = linesOf(
      [
        `<w:p><w:ins ${change}>${run('in')}</w:ins><w:del ${change}><w:r><w:delText>out</w:delText></w:r></w:del><w:moveFrom>${run('moved')}</w:moveFrom><w:moveTo>${run(' to')}</w:moveTo></w:p>`,
        `<w:p><w:sdt><w:sdtPr/><w:sdtContent>${run('control')}</w:sdtContent></w:sdt><w:smartTag>${run(' tag')}</w:smartTag></w:p>`,
        `<w:sdt><w:sdtContent>${paragraph('block')}</w:sdtContent></w:sdt>`,
        `<w:p>${run('hidden', '<w:vanish/>')}${link}</w:p>`,
        '<w:p><w:r><w:sym w:font="Wingdings" w:char="F028"/><w:t> co\u00adop</w:t><w:noBreakHyphen/><w:softHyphen/><w:t>ed</w:t></w:r></w:p>',
        `<w:p><w:r><w:ruby><w:rt>${run('small')}</w:rt><w:rubyBase>${run('base')}</w:rubyBase></w:ruby></w:r><m:oMath><m:r><m:t>x²</m:t></m:r></m:oMath></w:p>`,
        paragraph('rahul', '', '<w:caps/>'),
        paragraph('Rahul', '', '<w:caps/>'),
        paragraph('\u00d8 arrow', '', '<w:rFonts w:ascii="Arial"/>'),
        `<w:p>${run('\u00d8', '<w:rFonts w:ascii="Wingdings"/>')}${run(' item')}</w:p>`,
        '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:p>',
        paragraph('after a field that never ends'),
      ].join(''),
    );
    expect(lines.map(({ mark, text }) => `${mark?.text ?? ''}${text.text}`)).toEqual([
      'in to',
      'control tag',
      'block',
      'site',
      '☎ coop-ed',
      'basex²',
      'RAHUL',
      'Rahul',
      'Øarrow',
      '➢item',
      'after a field that never ends',
    ]);
    expect(lines[3]?.cells[0]?.link).toBe('https://a.in');
    expect(lines.map(({ caps }) => caps)[6]).toBe(true);
  });

  it('reads the strict form, any prefix, and macro files as text', () => {
    const strict = strToU8(
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:rPr><x:sz x:val="14pt"/></x:rPr><x:t>Strict</x:t></x:r></x:p></x:body></x:document>',
    );
    const whole = unzipSync(docxFile({ body: '' }));
    const reading = readDocx(
      zipSync({ ...whole, 'word/document.xml': strict, 'word/vbaProject.bin': strToU8('macro') }),
    );
    expect(reading).toMatchObject({ text: 'Strict\n', blocks: [{ size: 14 }] });
  });

  it('says what is wrong with a file it cannot read', () => {
    expect(refusalOf(new Uint8Array(100))).toBe('import-word-broken');
    expect(refusalOf(docxFile({ body: paragraph(' ') }))).toBe('import-nothing-found');
    expect(refusalOf(zipSync({ 'word/other.xml': strToU8('x') }))).toBe('import-word-broken');
    expect(refusalOf(zipSync({ 'word/document.xml': new Uint8Array(8_000_000) }))).toBe(
      'import-archive-bomb',
    );
  });
});
