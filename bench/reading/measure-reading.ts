import { writeFileSync } from 'node:fs';
import { createEngine } from '@kalam/documents/engine';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { templateNames } from '@kalam/documents/templates/template';
import { readers } from '@kalam/documents/testing/readers/pdf-readers-node';
import { caseFile, everyLook, everyResume } from '@kalam/documents/testing/readers/reading-matrix-node';
import { resumeFields } from '@kalam/documents/testing/readers/resume-fields';

/** Writes what every reader found in every template as JSON: `<folder of the fonts> <output>`. */
const [fonts = '', output = ''] = process.argv.slice(2);
const engine = createEngine({ loadFace: loadFaceFrom(new URL(fonts)), loadHarfbuzz: loadHarfbuzzInNode });
const cases = [...everyResume(), ...everyLook(['three pages', 'sample fresher'])];

const templates = [];
for (const template of templateNames) {
  const unread: Record<string, number> = {};
  const examples: Record<string, string[]> = {};
  let fields = 0;
  for (const one of cases) {
    const file = await caseFile(engine, template, one);
    const wanted = resumeFields(file.resume);
    fields += wanted.length;
    await Promise.all(
      readers.map(async (reader) => {
        const missed = await reader.unread(file, wanted);
        unread[reader.name] = (unread[reader.name] ?? 0) + missed.length;
        examples[reader.name] = [
          ...(examples[reader.name] ?? []),
          ...missed.map(({ kind, text }) => `${one.name}: ${kind} “${text}”`),
        ].slice(0, 5);
      }),
    );
  }
  templates.push({ template, fields, unread, examples });
  console.log(`${template}: ${JSON.stringify(unread)} of ${fields}`);
}
writeFileSync(
  output,
  JSON.stringify({
    resumes: everyResume().length,
    files: cases.length,
    readers: readers.map(({ name }) => name),
    templates,
  }),
);
