import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '@kalam/documents/compose/compose';
import { createEngine } from '@kalam/documents/engine';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { templateNames } from '@kalam/documents/templates/template';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { writeText } from '@kalam/documents/text/write-text';
import { madeResume } from '@kalam/reading/testing/corpus/people/made-resume';
import { resumeOfTruth, truthOnOurPage } from '@kalam/reading/testing/corpus/resume-of-truth';
import { type FileScore, scoreBytes } from '@kalam/reading/testing/scoring/score-files-node';
import { summaryOf } from './score-summary.ts';

/** The same page from another hand: poppler writes it again without tags, and without our name. */
const withoutTags = (bytes: Uint8Array): Uint8Array => {
  const folder = mkdtempSync(join(tmpdir(), 'kalam-bench-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), bytes);
    execFileSync('pdftocairo', ['-pdf', join(folder, 'in.pdf'), join(folder, 'out.pdf')], { stdio: 'pipe' });
    return new Uint8Array(readFileSync(join(folder, 'out.pdf')));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** In a year that no made resume names: the date under the declaration is the page's own and no word of the person. */
const date = '2049-11-15';

/** Made resumes on our own pages, each in one template: read by the tags, by the places alone, and as Word files. */
export const measureOwnTemplates = async (fonts: string, resumes: number) => {
  const engine = createEngine({ loadFace: loadFaceFrom(new URL(fonts)), loadHarfbuzz: loadHarfbuzzInNode });
  const rows = [];
  for (const [index, template] of templateNames.entries()) {
    const scores: Record<'tags' | 'places' | 'docx', FileScore[]> = { tags: [], places: [], docx: [] };
    for (let seed = index; seed < resumes; seed += templateNames.length) {
      const truth = truthOnOurPage(madeResume(seed));
      const data = resumeOfTruth(truth);
      const input = { template, data, formatting: testFormatting(), date };
      const text = writeText(compose({ data, template: templateOf(template), date }));
      const pdf = await engine.pdf(input);
      const docx = await engine.docx(input);
      scores.tags.push(await scoreBytes('own.pdf', pdf, { truth, text }));
      scores.places.push(await scoreBytes('stranger.pdf', withoutTags(pdf), { truth, text }));
      scores.docx.push(await scoreBytes('own.docx', docx, { truth, text }));
    }
    for (const [way, list] of Object.entries(scores)) rows.push({ template, way, ...summaryOf(list) });
    console.log(`${template}: ${scores.tags.length} made resumes`);
  }
  return rows;
};
