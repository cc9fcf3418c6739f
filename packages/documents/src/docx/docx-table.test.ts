import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { readDocx } from '../testing/read-docx.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';

const textOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/g)].map(([, text]) => text).join('');

describe.each(templateLayouts)('the marks table of a Word file in %s', (template) => {
  it('is a real table with rules, a repeated head and rows that stay whole', async () => {
    const bytes = await testEngine.docx(testInput({ template, data: { ...fullResume, marksTable: true } }));
    const document = readDocx(bytes).xml('word/document.xml');
    const tables = [...document.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([xml]) => xml);
    expect(tables).toHaveLength(1);
    const [table = ''] = tables;
    const rows = [...table.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([xml]) => xml);
    expect(rows.map((row) => [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => textOf(cell)))).toEqual(
      [
        ['Examination', 'Institute', 'Year', 'Marks'],
        ["Master's Degree in Computer Science", 'Indian Institute of Example Studies', '2015', 'GPA 8.90/10'],
        ["Bachelor's Degree in Information Technology", 'Fergus Example College', '2013', 'GPA 8.2'],
        ['12th Grade (Pre-University) in Science', 'Saraswati Vidya Mandir', '2010', '–'],
      ],
    );
    expect(rows.map((row) => row.includes('<w:tblHeader/>'))).toEqual([true, false, false, false]);
    expect(rows.every((row) => row.includes('<w:cantSplit/>'))).toBe(true);
    expect(table).toContain('<w:insideH w:val="single"');
    // The columns together are as wide as the text, and no wider than the page.
    const widths = [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThan(
      595.3 * 20 - 2 * 36 * 20 + widths.length,
    );
    // Word wants a paragraph behind a table.
    expect(document).toMatch(/<\/w:tbl><w:p>/);
  });
});
