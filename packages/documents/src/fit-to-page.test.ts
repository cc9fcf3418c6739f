import { fontSizes, fonts } from '@kalam/domain/resumes/formatting';
import { fitShares, withPageSetup } from '@kalam/domain/resumes/page-setup';
import type { PageSetup, ResumeData } from '@kalam/domain/resumes/resume-model';
import { realResumes } from '@kalam/domain/resumes/testing/real-resumes.fixture';
import { describe, expect, it } from 'vitest';
import type { ResumeInput } from './engine.ts';
import { createEngine } from './engine.ts';
import { type FitOutcome, fitToPage } from './fit-to-page.ts';
import { loadFaceInNode } from './fonts/load-faces-node.ts';
import { loadHarfbuzzInNode } from './fonts/load-harfbuzz-node.ts';
import { templateNames } from './templates/template.ts';
import { testEngine, testInput } from './testing/engine-node.ts';
import { brokenPageRules, textsOf } from './testing/page-rules.ts';
import { readDocx } from './testing/read-docx.ts';
import { onePageResume } from './testing/resumes/page-size-resumes.ts';
import { fullResume, testFormatting } from './testing/resumes/test-resumes.ts';

const fitted = async (input: ResumeInput, pages: 1 | 2): Promise<FitOutcome> => {
  await testEngine.prepare(input);
  return fitToPage(testEngine, { ...input, pages });
};

const withFit = (input: ResumeInput, outcome: FitOutcome): ResumeInput => {
  if (!outcome.fits) throw new Error(`${outcome.lines} lines too long`);
  return { ...input, data: withPageSetup(input.data, { fit: outcome.fit }) };
};

const layOut = async (input: ResumeInput) => {
  await testEngine.prepare(input);
  return testEngine.layOut(input);
};

const paged = (page: PageSetup, data: ResumeData = fullResume) => testInput({ data: { ...data, page } });

/** One page of other things, and a job with so many bullets of a line each. */
const ofBullets = (count: number): ResumeData => ({
  ...onePageResume,
  workExperience: onePageResume.workExperience.slice(0, 1).map((job) => ({
    ...job,
    description: Array.from(
      { length: count },
      (_, index) => `Kept the release of week ${index + 1} calm.`,
    ).join('\n'),
  })),
});

/** The words in the order they are read, whatever the line or the page; without the page's own foot. */
const words = ({ layout }: Awaited<ReturnType<typeof layOut>>): string =>
  layout.pages
    .flatMap(textsOf)
    .filter(({ item }) => item.node.role !== 'Artifact')
    .map(({ item }) => item.run.typed ?? item.run.text)
    .join('')
    .replace(/\s/g, '');

describe('fit to the page', () => {
  it.each(templateNames)('brings two pages onto one, cuts and moves nothing, in %s', async (template) => {
    const input = testInput({ template, data: realResumes.phd });
    const natural = await layOut(input);
    const result = await fitted(input, 1);
    const after = await layOut(withFit(input, result));
    expect(after.layout.pages).toHaveLength(1);
    expect(words(after)).toBe(words(natural));
    expect(brokenPageRules(after.layout)).toEqual([]);
    expect(after.look.body).toBeGreaterThanOrEqual(8.5);
  });

  it('changes nothing where nothing has to be', async () => {
    const input = testInput({ data: onePageResume });
    const result = await fitted(input, 1);
    expect(result).toEqual({ fits: true, fit: { pages: 1, spaces: 1, lines: 1, margins: 1, size: 1 } });
    expect(await testEngine.pdf(withFit(input, result))).toEqual(await testEngine.pdf(input));
  });

  it('takes spaces first, then lines, margins and the size, and no more than it needs', async () => {
    const changed: string[] = [];
    for (let count = 1; changed.at(-1) !== 'none'; count += 1) {
      const outcome = await fitted(testInput({ data: ofBullets(count) }), 1);
      const last = outcome.fits ? (fitShares.findLast((share) => outcome.fit[share] < 1) ?? '') : 'none';
      if (last !== changed.at(-1)) changed.push(last);
    }
    expect(changed).toEqual(['', 'spaces', 'lines', 'margins', 'size', 'none']);
  });

  it('grows again when there is less to print', async () => {
    const long = testInput({ data: realResumes.phd });
    const small = withFit(long, await fitted(long, 1));
    const shorter = { ...small, data: { ...small.data, publications: [], projects: [], achievements: [] } };
    expect(await fitted(shorter, 1)).toEqual({
      fits: true,
      fit: { pages: 1, spaces: 1, lines: 1, margins: 1, size: 1 },
    });
  });

  it('says in lines what is over at the smallest readable size, and which section takes how many', async () => {
    const input = testInput({ data: ofBullets(80) });
    const outcome = await fitted(input, 1);
    if (outcome.fits) throw new Error('eighty bullets do not fit on one page');
    expect(outcome.sections[1]).toMatchObject({ heading: 'Work Experience' });
    expect(outcome.sections[1]?.lines).toBeGreaterThanOrEqual(80);
    expect(outcome.sections[1]?.lines).toBeLessThan(100);
    // Shortened by as much as it says, it fits; by much less it does not.
    expect(await fitted(testInput({ data: ofBullets(80 - outcome.lines) }), 1)).toMatchObject({ fits: true });
    const hardly = ofBullets(80 - Math.floor(outcome.lines * 0.8));
    expect(await fitted(testInput({ data: hardly }), 1)).toMatchObject({ fits: false });
    expect(await fitted(input, 2)).toMatchObject({ fits: true });
  });

  it('gives the same bytes from what is stored, without a search', async () => {
    const input = testInput({ data: realResumes.phd });
    const stored = withFit(input, await fitted(input, 1));
    const fresh = createEngine({ loadFace: loadFaceInNode, loadHarfbuzz: loadHarfbuzzInNode });
    const copy = { ...stored, data: JSON.parse(JSON.stringify(stored.data)) };
    expect(await fresh.pdf(copy)).toEqual(await testEngine.pdf(stored));
    expect(await fresh.docx(copy)).toEqual(await testEngine.docx(stored));
  });
});

describe('the smallest that is printed', () => {
  const least = { pages: 1, spaces: 0.6, lines: 0.8, margins: 0.6, size: 0.7 } as const;

  it.each(fonts)(
    'keeps text of 8.5 points, small words of 8 and margins of half an inch, in %s',
    async (font) => {
      for (const template of templateNames) {
        for (const fontSize of fontSizes) {
          const formatting = testFormatting({ font, fontSize });
          const chosen = await layOut(testInput({ template, formatting }));
          const data = { ...fullResume, page: { margins: 'narrow', fit: least } } as const;
          const { look } = await layOut(testInput({ template, formatting, data }));
          expect(look.body).toBeGreaterThanOrEqual(Math.min(8.5, chosen.look.body));
          for (const role of ['contact', 'tag', 'label', 'body', 'dates'] as const) {
            const before = chosen.look.text(role).size;
            expect(look.text(role).size).toBeGreaterThanOrEqual(Math.min(8, before));
          }
          for (const side of ['top', 'side', 'bottom'] as const) {
            const before = chosen.look.template.margins[side];
            expect(look.template.margins[side]).toBeGreaterThanOrEqual(Math.min(36, before));
          }
        }
      }
    },
  );
});

describe('page size and margins', () => {
  it('prints on Letter, in the PDF, in Word and on the screen', async () => {
    const input = paged({ size: 'letter' });
    const { layout } = await layOut(input);
    for (const page of layout.pages) expect(page).toMatchObject({ width: 612, height: 792 });
    expect(brokenPageRules(layout)).toEqual([]);
    const pdf = Buffer.from(await testEngine.pdf(input)).toString('latin1');
    const document = readDocx(await testEngine.docx(input)).xml('word/document.xml');
    expect(document).toContain('<w:pgSz w:w="12240" w:h="15840"/>');
    expect(pdf).not.toContain('/MediaBox[0 0 595');
  });

  it('widens and narrows the margins of the page and of the Word file', async () => {
    const lefts = await Promise.all(
      (['narrow', 'normal', 'wide'] as const).map(async (margins) => {
        const { layout } = await layOut(paged({ margins }));
        const word = readDocx(await testEngine.docx(paged({ margins }))).xml('word/document.xml');
        return [layout.pages[0]?.groups[0]?.x, Number(/w:left="(\d+)" w:header/.exec(word)?.[1]) / 20];
      }),
    );
    // Modern's own are 76; the page and the Word file agree to a twentieth of a point.
    expect(lefts.map(([page = 0, word = 0]) => [Math.round(page * 20) / 20, word])).toEqual([
      [53.2, 53.2],
      [76, 76],
      [102.6, 102.6],
    ]);
  });
});
