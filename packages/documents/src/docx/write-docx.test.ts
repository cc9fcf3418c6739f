import { fonts } from '@kalam/domain/resumes/formatting';
import { describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { templateNames } from '../templates/template.ts';
import { templateOf } from '../templates/template-catalogue.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { hrefsOf, missingTexts } from '../testing/field-texts.ts';
import { type ReadDocx, readDocx } from '../testing/read-docx.ts';
import { richFresher, richProfessional } from '../testing/resumes/rich-resumes.ts';
import {
  emptyResume,
  fresherResume,
  fullResume,
  hostileResume,
  testDate,
  testFormatting,
} from '../testing/resumes/test-resumes.ts';

// The first file loads HarfBuzz and packs the fonts.
const composed = (template: string, data = fullResume) =>
  compose({ data, template: templateOf(template), date: testDate });

/** Enough of a parser to notice an unclosed or crossed element and an unescaped sign. */
const expectWellFormed = (xml: string, path: string) => {
  const open: string[] = [];
  for (const [whole, close, name, empty] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (whole.startsWith('<?')) continue;
    if (close) expect(open.pop(), path).toBe(name);
    else if (!empty && name) open.push(name);
  }
  expect(open, path).toEqual([]);
  const outside = xml.replace(/<[^<>]*>/g, '');
  expect(outside, path).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
};

const expectSound = (docx: ReadDocx) => {
  for (const path of Object.keys(docx.files).filter((name) => /\.(xml|rels)$/.test(name)))
    expectWellFormed(docx.xml(path), path);
  const types = docx.xml('[Content_Types].xml');
  for (const path of Object.keys(docx.files)) {
    const extension = path.split('.').at(-1);
    expect(types.includes(`Extension="${extension}"`), path).toBe(true);
  }
  const used = [...docx.xml('word/document.xml').matchAll(/r:(?:id|embed)="(.*?)"/g)].map(([, id]) => id);
  for (const id of used) expect(docx.xml('word/_rels/document.xml.rels')).toContain(`Id="${id}"`);
  const styles = [...docx.xml('word/document.xml').matchAll(/<w:[pr]Style w:val="(.*?)"/g)].map(
    ([, id]) => id,
  );
  for (const id of styles) expect(docx.xml('word/styles.xml')).toContain(`w:styleId="${id}"`);
};

describe.each(templateNames)('a Word file in the template %s', (template) => {
  const resume = composed(template);

  it('holds every text the PDF holds, in order', async () => {
    const docx = readDocx(await testEngine.docx(testInput({ template })));
    expect(missingTexts(docx.text, resume)).toEqual([]);
    const headings = docx.paragraphs.filter(({ style }) => style === 'Heading1').map(({ text }) => text);
    expect(headings).toEqual(resume.sections.map((section) => section.heading.text));
    expectSound(docx);
  });

  it('has real styles, lists, links and properties', async () => {
    const docx = readDocx(await testEngine.docx(testInput({ template })));
    expect(docx.paragraphs[0]).toMatchObject({ style: 'Title', text: 'Ananya Deshpande' });
    const bullets = fullResume.workExperience.length * 6 + 3;
    expect(docx.paragraphs.filter(({ list }) => list)).toHaveLength(bullets);
    expect(new Set(docx.links)).toEqual(new Set(hrefsOf(resume)));
    expect(docx.properties).toMatchObject({
      title: 'Ananya Deshpande – Resume',
      creator: 'Ananya Deshpande',
      language: 'en-IN',
      created: '2026-11-15T00:00:00Z',
    });
    expect(docx.xml('word/styles.xml')).toContain('<w:lang w:val="en-IN"');
    expect(docx.xml('word/document.xml')).toContain('<w:pgSz w:w="11906" w:h="16838"/>');
  });

  it('S1 §9 groups skills by level from Expert down to Beginner', async () => {
    const { paragraphs } = readDocx(await testEngine.docx(testInput({ template })));
    const levels = paragraphs.filter(({ text }) => /^(Expert|Advanced|Intermediate|Beginner)\t/.test(text));
    expect(levels.map(({ text }) => text)).toEqual([
      'Expert\tTypeScript, PostgreSQL',
      'Advanced\tDistributed Systems, React, Kubernetes',
      'Intermediate\tTechnical Writing, Rust',
      'Beginner\tGraphic Design',
    ]);
  });

  it('says what a fresher wrote, with photo and signature', async () => {
    const docx = readDocx(await testEngine.docx(testInput({ template, data: fresherResume })));
    expect(missingTexts(docx.text, composed(template, fresherResume))).toEqual([]);
    expect(docx.xml('word/document.xml')).toContain('descr="Signature of Imran Qureshi"');
    expectSound(docx);
  });

  it('says every optional section under its heading, with its links', async () => {
    for (const rich of [richProfessional, richFresher])
      for (const language of ['en', 'hi'] as const) {
        const data = { ...rich, language };
        const docx = readDocx(await testEngine.docx(testInput({ template, data })));
        const resume = composed(template, data);
        expect(missingTexts(docx.text, resume)).toEqual([]);
        const headings = docx.paragraphs.filter(({ style }) => style === 'Heading1').map(({ text }) => text);
        expect(headings).toEqual(resume.sections.map((section) => section.heading.text));
        expect(docx.paragraphs[1]).toMatchObject({ style: 'Headline', text: resume.headline?.text });
        expect(new Set(docx.links)).toEqual(new Set(hrefsOf(resume)));
        expectSound(docx);
      }
  });

  it('survives hostile and empty resumes', async () => {
    for (const data of [hostileResume, emptyResume]) {
      const docx = readDocx(await testEngine.docx(testInput({ template, data })));
      expectSound(docx);
      for (const link of docx.links) expect(link).toMatch(/^(https?|mailto|tel):/);
    }
  });
});

describe('a Word file beside its PDF', () => {
  const paragraphsOf = async (template: string, data = fullResume) =>
    readDocx(await testEngine.docx(testInput({ template, data }))).paragraphs.map(({ text }) => text);

  it('gives title and company a line each, the dates on the company’s', async () => {
    for (const template of ['executive', 'minimalist', 'minimalist-pro']) {
      const texts = await paragraphsOf(template);
      const company = texts.indexOf('Sahyadri Digital Works · Apr 2022 – Present');
      expect(texts[company - 1]).toBe('Lead Platform Engineer');
      expect(texts).toContain("Master's Degree in Computer Science");
      expect(texts).toContain('Certified Cloud Architect');
    }
  });

  it('sets details two to a line, each behind its name, and a long one alone', async () => {
    const texts = await paragraphsOf('classic', richProfessional);
    expect(texts).toContain('Father’s name: Ramesh Sharma\tDate of birth: 12 April 1996');
    expect(texts).toContain(
      'Address: Flat 4, Sample Residency, 12th Main Road, Jayanagar 4th Block, Bengaluru 560011',
    );
    expect(texts).toContain(
      'Kannada (Mother tongue), English (Fluent), Hindi (Working knowledge, read and speak), German (Basic knowledge)',
    );
    expect(texts).toContain(
      'Sahyadri Institute of Technology, Example Technological University · May 2018 · CGPA 8.90/10',
    );
  });

  it('S2 §2 ends a declaration with date, place and signature', async () => {
    for (const template of templateNames) {
      const texts = await paragraphsOf(template);
      const [facts, name, caption] = texts.slice(-3);
      expect(facts).toMatch(/^Place: Pune Maharashtra\tDate: 15 Nov(ember)? 2026$/);
      expect([name, caption]).toEqual(['Ananya Deshpande', 'Signature']);
    }
  });

  it('sets contacts in even rows, none of which ends with a separator', async () => {
    for (const template of templateNames) {
      const [, first, second] = await paragraphsOf(template);
      expect(first).toMatch(/^ananya\.deshpande@example\.com.*Pune Maharashtra$/);
      expect(second).toMatch(/^linkedin\.com\/in\/ananya-example.*ananya\.example\.com$/);
    }
  });
});

describe('a Word file', () => {
  it.each(fonts)('carries the faces of %s, mixed as Word wants them', async (font) => {
    const docx = readDocx(await testEngine.docx(testInput({ formatting: testFormatting({ font }) })));
    const table = docx.xml('word/fontTable.xml');
    const [, key = ''] = /<w:embedRegular r:id="rId1" w:fontKey="\{(.*?)\}"/.exec(table) ?? [];
    const mixed = docx.files[`word/fonts/${font}-400.odttf`] ?? new Uint8Array();
    const digits = key.replaceAll('-', '');
    const first = [...mixed.slice(0, 4)].map(
      (byte, index) => byte ^ Number.parseInt(digits.slice(30 - 2 * index, 32 - 2 * index), 16),
    );
    expect(first).toEqual([0, 1, 0, 0]);
  });

  it('gives the same bytes for the same input', async () => {
    const once = await testEngine.docx(testInput());
    await testEngine.docx(testInput({ template: 'creative' }));
    expect(Buffer.from(once).equals(await testEngine.docx(testInput()))).toBe(true);
  });
});

describe('the scripts of India in a Word file', () => {
  const mixed = {
    ...fullResume,
    personalInfo: { ...fullResume.personalInfo, fullName: 'अनन्या श्रीवास्तव', location: 'தமிழ்நாடு, India' },
  };
  const read = async (data = mixed, font: 'roboto' | 'playfair' = 'roboto') =>
    readDocx(
      await testEngine.docx(testInput({ template: 'executive', data, formatting: testFormatting({ font }) })),
    );

  it('are told, whole and in order, with the rest', async () => {
    const docx = await read();
    expectSound(docx);
    expect(missingTexts(docx.text, composed('executive', mixed))).toEqual([]);
  });

  it('set the document to the first, and name font and language of another where it stands', async () => {
    const docx = await read();
    const styles = docx.xml('word/styles.xml');
    expect(styles).toContain('w:cs="Noto Sans Devanagari"');
    expect(styles).toContain('<w:lang w:val="en-IN" w:eastAsia="en-IN" w:bidi="hi-IN"/>');
    expect(styles).toMatch(/<w:bCs\/>/);
    expect(styles).not.toMatch(/<w:iCs\/>/);
    const body = docx.xml('word/document.xml');
    expect(body).toContain(
      '<w:rFonts w:cs="Noto Sans Tamil"/><w:spacing w:val="0"/><w:lang w:bidi="ta-IN"/></w:rPr>' +
        '<w:t xml:space="preserve">தமிழ்நாடு</w:t>',
    );
  });

  it('set it to the script of the language it is in', async () => {
    const docx = await read({ ...mixed, language: 'hi' as const, personalInfo: mixed.personalInfo });
    expect(docx.xml('word/settings.xml')).toContain('w:bidi="hi-IN"');
    expect(docx.properties.language).toBe('hi-IN');
  });

  it('bring their faces, serif beside serif, and none where none is needed', async () => {
    const fontsOf = (docx: ReadDocx) =>
      Object.keys(docx.files)
        .filter((path) => path.endsWith('.odttf'))
        .map((path) => path.replace(/.*\/|\.odttf/g, ''));
    expect(fontsOf(await read(mixed, 'playfair'))).toEqual([
      'playfair-400',
      'playfair-700',
      'playfair-400-italic',
      'serif-deva-400',
      'serif-deva-700',
      'serif-taml-400',
      'serif-taml-700',
    ]);
    const english = await read(fullResume);
    expect(fontsOf(english)).toEqual(['roboto-400', 'roboto-700', 'roboto-400-italic']);
    expect(english.xml('word/styles.xml')).toContain('w:cs="Nirmala UI"');
  });
});
