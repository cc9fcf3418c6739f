import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldOutLayouts } from '@kalam/reading/testing/corpus/layouts/held-out-layouts';
import { tuningLayouts } from '@kalam/reading/testing/corpus/layouts/tuning-layouts';
import { writeLayout } from '@kalam/reading/testing/corpus/set-corpus-node';
import { type FileScore, scoreFolder } from '@kalam/reading/testing/scoring/score-files-node';
import { measureOwnFiles } from './own-files.ts';
import { measureOwnTemplates } from './own-templates.ts';
import { summaryOf } from './score-summary.ts';

/** `<work folder> <folder of the fonts> <how many resumes> <output>`: everything but the rivals, as JSON. */
const [folder = '', fonts = '', count = '500', output = ''] = process.argv.slice(2);
const resumes = Number(count);
const halves = { tuning: tuningLayouts, 'held out': heldOutLayouts };

const strangers = [];
for (const [half, layouts] of Object.entries(halves))
  for (const [index, layout] of layouts.entries()) {
    // Every resume once in each half.
    const seeds = Array.from({ length: resumes }, (_, seed) => seed).filter(
      (seed) => seed % layouts.length === index,
    );
    const place = join(folder, 'corpus', layout.name);
    mkdirSync(place, { recursive: true });
    await writeLayout(layout, seeds, place);
    for (const kind of ['pdf', 'docx'] as const) {
      const scores: readonly FileScore[] = await scoreFolder(place, kind, seeds);
      const summary = summaryOf(scores);
      strangers.push({ half, layout: layout.name, kind, ...summary });
      console.log(`${half}, ${layout.name}, ${kind}: ${JSON.stringify(summary.groups)}`);
    }
  }

const templates = await measureOwnTemplates(fonts, Math.min(resumes, 208));
const own = await measureOwnFiles(fonts);
writeFileSync(output, JSON.stringify({ resumes, strangers, templates, own }));
