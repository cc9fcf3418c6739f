import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '@kalam/documents/compose/compose';
import { printedTexts } from '@kalam/documents/compose/printed-texts';
import { createEngine } from '@kalam/documents/engine';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { templateNames } from '@kalam/documents/templates/template';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { proveFile } from '@kalam/reading/proof/prove-file';
import { madeResume } from '@kalam/reading/testing/corpus/people/made-resume';
import { resumeOfTruth, truthOnOurPage } from '@kalam/reading/testing/corpus/resume-of-truth';

/** `<folder of the fonts> <output>`: how long a proof of two pages takes, beside a reader that only takes the text. */
const [fonts = '', output = ''] = process.argv.slice(2);
const engine = createEngine({ loadFace: loadFaceFrom(new URL(fonts)), loadHarfbuzz: loadHarfbuzzInNode });
const wanted = 24;

const folder = mkdtempSync(join(tmpdir(), 'kalam-proof-'));
const times: Record<'pdf' | 'docx' | 'pdftotext', number[]> = { pdf: [], docx: [], pdftotext: [] };
try {
  for (let seed = 0; times.pdf.length < wanted && seed < 400; seed++) {
    const data = resumeOfTruth(truthOnOurPage(madeResume(seed)));
    const template = templateNames[seed % templateNames.length] ?? 'modern';
    const input = { data, template, formatting: testFormatting(), date: testDate };
    await engine.prepare(input);
    if (engine.layOut(input).layout.pages.length !== 2) continue;
    const printed = printedTexts(compose({ data, template: templateOf(template), date: testDate }));
    const written = { printed, language: data.language ?? 'en' } as const;
    for (const format of ['pdf', 'docx'] as const) {
      const bytes = await engine[format](input);
      const start = performance.now();
      await proveFile(bytes, written, { today: visitorToday(new Date(2026, 10, 16)), milliseconds: 150_000 });
      times[format].push(performance.now() - start);
      if (format !== 'pdf') continue;
      const file = join(folder, 'two-pages.pdf');
      writeFileSync(file, bytes);
      const begun = performance.now();
      execFileSync('pdftotext', [file, '-'], { stdio: 'pipe' });
      times.pdftotext.push(performance.now() - begun);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
writeFileSync(output, JSON.stringify(times));
