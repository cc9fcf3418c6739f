import { fontSizes, fonts, spacings } from '@kalam/domain/resumes/formatting';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { layoutNotes } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../compose/blocks.ts';
import { compose } from '../compose/compose.ts';
import { templateNames } from '../templates/template.ts';
import { templateOf } from '../templates/template-catalogue.ts';
import { hasTool, pdftotext, qpdfComplaints } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { hrefsOf, missingTexts } from '../testing/field-texts.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { richFresher, richProfessional } from '../testing/resumes/rich-resumes.ts';
import {
  emptyResume,
  fresherResume,
  fullResume,
  hostileResume,
  testDate,
  testFormatting,
} from '../testing/resumes/test-resumes.ts';

// Hundreds of files are written and read here, by other programs too.
const composed = (template: string, data = fullResume): ResumeDocument =>
  compose({ data, template: templateOf(template), date: testDate });

const looks = fonts.flatMap((font) =>
  fontSizes.flatMap((fontSize) => spacings.map((spacing) => ({ font, fontSize, spacing }))),
);

const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/u;
const ligatures = /[\ufb00-\ufb06]/;
const qpdf = hasTool('qpdf');
const poppler = hasTool('pdftotext');

const expectWholeText = (text: string, document: ResumeDocument, name: string) => {
  expect(missingTexts(text, document), name).toEqual([]);
  expect(text, name).not.toMatch(privateUse);
  expect(text, name).not.toMatch(ligatures);
  for (const word of ['office', 'fluent', 'Difficult', 'efficient', 'flow', 'profiles'])
    expect(text, name).toContain(word);
};

describe.each(templateNames)('a PDF in the template %s', (template) => {
  const document = composed(template);
  // Decision 74: a side column is held by the order of the file and by its tags, and says so where it is offered.
  const byGeometry = layoutNotes[template] === undefined;
  const hardest = byGeometry ? 'default' : 'raw';

  it('says every field in order, in every font', async () => {
    for (const font of fonts) {
      const bytes = await testEngine.pdf(testInput({ template, formatting: testFormatting({ font }) }));
      expectWholeText((await readPdf(bytes)).text, document, font);
    }
  });

  const orders = [
    ['the order of the file', 'raw'],
    ['geometry', 'default'],
  ] as const;
  it.skipIf(!poppler).each(byGeometry ? orders : orders.slice(0, 1))(
    'does so in all fonts, sizes and spacings to readers that go by %s',
    async (_, order) => {
      for (const font of fonts)
        await Promise.all(
          looks
            .filter((look) => look.font === font)
            .map(async (look) => {
              const bytes = await testEngine.pdf(testInput({ template, formatting: testFormatting(look) }));
              expectWholeText(await pdftotext(bytes, order), document, Object.values(look).join(' '));
            }),
        );
    },
  );

  it.skipIf(!poppler)('says what the samples say to the hardest reader it is for', async () => {
    for (const data of [sampleProfessional, sampleFresher, fresherResume])
      for (const look of looks) {
        const bytes = await testEngine.pdf(testInput({ template, data, formatting: testFormatting(look) }));
        const missing = missingTexts(await pdftotext(bytes, hardest), composed(template, data));
        expect(missing, Object.values(look).join(' ')).toEqual([]);
      }
  });

  it('says every optional section in order, in English and in Hindi, and links where it links', async () => {
    for (const rich of [richProfessional, richFresher])
      for (const language of ['en', 'hi'] as const) {
        const data = { ...rich, language };
        const pdf = await readPdf(await testEngine.pdf(testInput({ template, data })));
        const resume = composed(template, data);
        expect(missingTexts(pdf.text, resume), language).toEqual([]);
        expect(new Set(pdf.links)).toEqual(new Set(hrefsOf(resume)));
        const headings = pdf.roles.filter((role) => role === 'H2');
        expect(headings).toHaveLength(resume.sections.length);
      }
  });

  it.skipIf(!poppler)('says them to the hardest reader it is for, in many a look', async () => {
    for (const data of [richProfessional, richFresher])
      for (const look of looks.filter((_, index) => index % 5 === 0)) {
        const bytes = await testEngine.pdf(testInput({ template, data, formatting: testFormatting(look) }));
        const text = await pdftotext(bytes, hardest);
        expect(missingTexts(text, composed(template, data)), Object.values(look).join(' ')).toEqual([]);
      }
  });

  it('is tagged and names its title, author and language', async () => {
    const pdf = await readPdf(await testEngine.pdf(testInput({ template })));
    expect(pdf.tagged).toBe(true);
    expect(pdf.title).toBe('Ananya Deshpande – Resume');
    expect(pdf.author).toBe('Ananya Deshpande');
    expect(pdf.language).toBe('en-IN');
    const headings = pdf.roles.filter((role) => /^H\d$/.test(role));
    expect(headings[0]).toBe('H1');
    expect(headings.filter((role) => role === 'H1')).toHaveLength(1);
    expect(headings.filter((role) => role === 'H2')).toHaveLength(document.sections.length);
    for (const role of ['L', 'LI', 'LBody', 'Link']) expect(pdf.roles).toContain(role);
  });

  it('links where the resume links, and nowhere else', async () => {
    const { links } = await readPdf(await testEngine.pdf(testInput({ template })));
    expect(new Set(links)).toEqual(new Set(hrefsOf(document)));
  });

  it('says what a fresher wrote', async () => {
    const { text, roles } = await readPdf(await testEngine.pdf(testInput({ template, data: fresherResume })));
    expect(missingTexts(text, composed(template, fresherResume))).toEqual([]);
    expect(roles).toContain('Figure');
  });

  it.skipIf(!qpdf)('is sound to qpdf, whatever was typed', async () => {
    for (const data of [fullResume, fresherResume, richProfessional, hostileResume, emptyResume])
      expect(await qpdfComplaints(await testEngine.pdf(testInput({ template, data })))).toBe('');
  });

  it.skipIf(!qpdf)('is sound to qpdf in every font', async () => {
    const files = fonts.map((font) =>
      testEngine.pdf(testInput({ template, formatting: testFormatting({ font, fontSize: 'large' }) })),
    );
    for (const file of files) expect(await qpdfComplaints(await file)).toBe('');
  });

  it('survives hostile text and carries no address that could act', async () => {
    const { text, links } = await readPdf(await testEngine.pdf(testInput({ template, data: hostileResume })));
    expect(text.replace(/\s/g, '')).toContain('ABC');
    for (const link of links) expect(link).toMatch(/^(https?|mailto|tel):/);
  });

  it.skipIf(!poppler)('shows the name first to readers that go by geometry', async () => {
    const text = await pdftotext(await testEngine.pdf(testInput({ template })), 'default');
    expect(text.trim().toLowerCase().startsWith('ananya deshpande')).toBe(true);
  });
});

it.skipIf(!poppler).each(['business', 'executive', 'minimalist-pro'])(
  'keeps skills by the word of their level for readers that go by geometry, in %s',
  async (template) => {
    const text = await pdftotext(await testEngine.pdf(testInput({ template })), 'default');
    expect(text).toContain('Expert: TypeScript, PostgreSQL\n');
    expect(text).toContain('Beginner: Graphic Design\n');
  },
);

it('gives the same bytes for the same input', async () => {
  const once = await testEngine.pdf(testInput());
  await testEngine.pdf(testInput({ template: 'creative', data: hostileResume }));
  expect(Buffer.from(once).equals(await testEngine.pdf(testInput()))).toBe(true);
});
