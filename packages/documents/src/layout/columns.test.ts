import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { describe, expect, it } from 'vitest';
import { hasTool, taggedHeadings } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { brokenPageRules, textsOf } from '../testing/page-rules.ts';
import { readDocx } from '../testing/read-docx.ts';
import { pictureResume } from '../testing/resumes/picture-resume.ts';
import { richFresher, richProfessional } from '../testing/resumes/rich-resumes.ts';
import { emptyResume, fullResume } from '../testing/resumes/test-resumes.ts';
import { writeText } from '../text/write-text.ts';

const template = 'side-column';

const laidOut = async (data: ResumeData) => {
  const input = testInput({ template, data });
  await testEngine.prepare(input);
  return { input, ...testEngine.layOut(input) };
};

const sideHeadings = ['Skills', 'Certifications', 'Languages', 'Interests', 'Personal Details', 'Links'];

describe('decision 74: a side column', () => {
  it('stands at the right, below name and contacts across the page', async () => {
    const { layout } = await laidOut(richProfessional);
    expect(brokenPageRules(layout)).toEqual([]);
    const [first] = layout.pages;
    if (!first) throw new Error('there is no page');
    const edge = first.width * 0.66;
    const header = first.groups.find(({ key }) => key === 'header');
    for (const page of layout.pages)
      for (const { x, y, item, group } of textsOf(page)) {
        if (group === 'header') continue;
        if (page === first)
          expect(y, item.run.text).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
        // No text reaches from one column into the other.
        expect(x > edge || x + item.width < edge, item.run.text).toBe(true);
      }
    const atSide = layout.pages.flatMap((page) =>
      textsOf(page).flatMap(({ x, item }) => (item.node.role === 'H2' && x > edge ? [item.run.text] : [])),
    );
    expect(atSide).toEqual(sideHeadings);
  });

  it.skipIf(!hasTool('pdfinfo'))('comes after all of the main column in the tags', async () => {
    for (const data of [richProfessional, richFresher, fullResume]) {
      const headings = await taggedHeadings(await testEngine.pdf((await laidOut(data)).input));
      const first = headings.findIndex((heading) => sideHeadings.includes(heading));
      expect(headings[first - 1]).toBe('Declaration');
      expect(headings.slice(first).filter((heading) => !sideHeadings.includes(heading))).toEqual([]);
    }
  });

  it('comes after the main column on every page of the file', async () => {
    for (const data of [richProfessional, richFresher, fullResume]) {
      const { layout } = await laidOut(data);
      for (const { groups } of layout.pages) {
        const sides = groups.filter(({ key }) => !key.startsWith('foot')).map(({ x }) => x > 300);
        expect(sides).toEqual(sides.toSorted((a, b) => Number(a) - Number(b)));
      }
    }
  });

  it('is tinted on every page, and holds the photo', async () => {
    const { layout } = await laidOut(pictureResume);
    const photo = layout.pages[0]?.groups.find(({ key }) => key === 'photo');
    expect(photo?.x).toBeGreaterThan(300);
    expect(photo?.items.map(({ kind }) => kind)).toEqual(['image']);
    expect(
      layout.pages[0]?.groups.find(({ key }) => key === 'header')?.items.map(({ kind }) => kind),
    ).not.toContain('image');
    const long = (await laidOut(richProfessional)).layout.pages;
    expect(long.length).toBeGreaterThan(1);
    for (const { background, height } of long)
      expect(background.some(({ x, y, height: tall }) => x > 300 && y + tall === height)).toBe(true);
  });

  it('follows the rest in Word and plain text, with the declaration at the end', async () => {
    const { input, document } = await laidOut(richProfessional);
    const headings = document.sections.map(({ heading }) => heading.text);
    expect(headings.slice(-1 - sideHeadings.length)).toEqual([...sideHeadings, 'Declaration']);
    const docx = readDocx(await testEngine.docx(input));
    const inWord = docx.paragraphs.filter(({ style }) => style === 'Heading1').map(({ text }) => text);
    expect(inWord).toEqual(headings);
    expect(docx.xml('word/document.xml')).not.toContain('<w:tbl>');
    const text = writeText(document);
    expect(text.indexOf('DECLARATION')).toBeGreaterThan(text.indexOf('LINKS'));
  });

  it('keeps the order its owner wants within each column', async () => {
    const arrangement = { order: ['links', 'education', 'skills', 'work', 'declaration', 'summary'] };
    const { document } = await laidOut({ ...richProfessional, arrangement });
    const kinds = document.sections.map(({ kind }) => kind);
    const at = (kind: (typeof kinds)[number]) => kinds.indexOf(kind);
    expect(at('education')).toBeLessThan(at('work'));
    expect(at('links')).toBeLessThan(at('skills'));
    expect(at('summary')).toBeLessThan(at('links'));
  });

  it('alone, or with nothing in it, is one page', async () => {
    const { declaration: _, ...blank } = emptyResume;
    const alone = { ...blank, declaration: '', skills: fullResume.skills };
    for (const data of [emptyResume, alone]) {
      const { layout } = await laidOut(data);
      expect(layout.pages).toHaveLength(1);
      expect(brokenPageRules(layout)).toEqual([]);
    }
  });
});
