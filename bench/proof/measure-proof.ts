import { writeFileSync } from 'node:fs';
import { compose } from '@kalam/documents/compose/compose';
import { printedTexts } from '@kalam/documents/compose/printed-texts';
import { createEngine } from '@kalam/documents/engine';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { templateNames } from '@kalam/documents/templates/template';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { FileProof } from '@kalam/reading/proof/file-proof';
import { proveFile } from '@kalam/reading/proof/prove-file';
import { madeResume } from '@kalam/reading/testing/corpus/people/made-resume';
import { resumeOfTruth, truthOnOurPage } from '@kalam/reading/testing/corpus/resume-of-truth';
import { plantedKinds } from '@kalam/reading/testing/planting/plant-defects';

/**
 * `<folder of the fonts> <output> <resumes> <defects> <part> <parts>`: proves a part of the files, so that several
 * programs share the work.
 */
const [fonts = '', output = '', ...numbers] = process.argv.slice(2);
const [resumes = 0, defects = 0, part = 0, parts = 1] = numbers.map(Number);

const engine = createEngine({ loadFace: loadFaceFrom(new URL(fonts)), loadHarfbuzz: loadHarfbuzzInNode });
const formats = ['pdf', 'docx'] as const;
type Format = (typeof formats)[number];

/** What is true of a template whoever uses it (decision 74): no false alarm. */
const trueWarnings: Readonly<Record<string, readonly string[]>> = {
  'side-column': ['side-column', 'wrong-order'],
};

const made = (seed: number): ResumeData => resumeOfTruth(truthOnOurPage(madeResume(seed)));

const bytesOf = (data: ResumeData, template: string, format: Format): Promise<Uint8Array> =>
  engine[format]({ data, template, formatting: testFormatting(), date: testDate });

const prove = async (bytes: Uint8Array, data: ResumeData, template: string): Promise<FileProof> => {
  const printed = printedTexts(compose({ data, template: templateOf(template), date: testDate }));
  const proof = await proveFile(
    bytes,
    { printed, language: data.language ?? 'en' },
    { today: visitorToday(new Date(2026, 10, 16)), milliseconds: 150_000 },
  );
  if ('refusal' in proof) throw new Error(`refused: ${proof.refusal.code}`);
  return proof;
};

const differing = ({ fields }: FileProof) =>
  fields.flatMap(({ path, wrote, answers }) =>
    answers.flatMap(({ reader, got, isSame }) => (isSame ? [] : [{ reader, path, wrote, got }])),
  );

const alarms = templateNames.flatMap((template) =>
  formats.map((format) => ({
    template,
    format,
    files: 0,
    fields: 0,
    wrongFields: 0,
    wrongWarnings: 0,
    examples: [] as string[],
  })),
);
/** Each kind in turn, every time in another resume and another template. */
const oneColumn = templateNames.filter((template) => !(template in trueWarnings));
const planted = [];
for (let index = part; index < defects; index += parts) {
  const kind = plantedKinds[index % plantedKinds.length];
  if (!kind) continue;
  const template = oneColumn[index % oneColumn.length] ?? 'modern';
  const data = made(index);
  const broken = kind.bytes(await bytesOf(data, template, kind.format), index);
  const proof = broken && (await prove(broken, data, template));
  const wrong = proof ? new Set(differing(proof).map(({ path }) => path)).size : 0;
  const kinds: readonly string[] = proof ? proof.warnings.map((warning) => warning.kind) : [];
  planted.push({
    name: kind.name,
    format: kind.format,
    found: kind.found,
    template,
    seed: index,
    isPlanted: broken !== undefined,
    isFound: kind.found === 'field' ? wrong > 0 : kinds.includes(kind.found),
    wrongFields: wrong,
    kinds: [...new Set(kinds)],
  });
}

// Kept after each resume: a run that is stopped has what it measured.
for (let seed = part; seed < resumes; seed += parts) {
  const data = made(seed);
  for (const row of alarms) {
    const { template, format } = row;
    const proof = await prove(await bytesOf(data, template, format), data, template);
    const wrong = differing(proof);
    const warned = proof.warnings.filter(({ kind }) => !(trueWarnings[template] ?? []).includes(kind));
    row.files += 1;
    row.fields += proof.fields.length;
    row.wrongFields += new Set(wrong.map(({ path }) => path)).size;
    row.wrongWarnings += warned.length;
    const told = [
      ...wrong.map(({ reader, path, wrote, got }) => `${seed} ${reader} ${path}: “${got}” for “${wrote}”`),
      ...warned.map(({ kind, what }) => `${seed} ${kind}: ${what}`),
    ];
    row.examples.push(...told);
    for (const one of told) console.log(`${template} ${format}: ${one}`);
  }
  writeFileSync(output, JSON.stringify({ alarms, planted }));
  if ((seed + parts) % 10 < parts) console.log(`${part}: resumes up to ${seed} are read`);
}
