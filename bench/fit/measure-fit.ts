import { createEngine } from '@kalam/documents/engine';
import { type FitOutcome, fitToPage } from '@kalam/documents/fit-to-page';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { fullResume, testDate } from '@kalam/documents/testing/resumes/test-resumes';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { fitPages } from '@kalam/domain/resumes/page-setup';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { realResumes } from '@kalam/domain/resumes/testing/real-resumes.fixture';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';

/** Runs in a process of its own and prints what it measured: one search for each resume, template and page count. */
const [fontsAddress = ''] = process.argv.slice(2);
const engine = createEngine({
  loadFace: loadFaceFrom(new URL(fontsAddress)),
  loadHarfbuzz: loadHarfbuzzInNode,
});

const resumes: Readonly<Record<string, ResumeData>> = { ...realResumes, 'three pages': fullResume };
const searches: {
  name: string;
  template: string;
  pages: number;
  natural: number;
  ms: number;
  /** Of the processor: what a machine that does nothing else would take. */
  cpuMs: number;
  fits: boolean;
}[] = [];

for (const [name, data] of Object.entries(resumes)) {
  for (const template of templateLayouts) {
    const input = { data, template, formatting: defaultFormatting, date: testDate };
    for (const pages of fitPages) {
      // Words shaped for another search help; lines and blocks of one do not.
      engine.forget();
      await engine.prepare(input);
      const natural = engine.layOut(input).layout.pages.length;
      engine.forget();
      await engine.prepare(input);
      const [start, worked] = [performance.now(), process.cpuUsage()];
      const outcome: FitOutcome = fitToPage(engine, { ...input, pages });
      const ms = performance.now() - start;
      const { user, system } = process.cpuUsage(worked);
      searches.push({
        name,
        template,
        pages,
        natural,
        ms,
        cpuMs: (user + system) / 1000,
        fits: outcome.fits,
      });
    }
  }
}

console.log(JSON.stringify(searches));
