import { compose } from '@kalam/documents/compose/compose';
import { createEngine } from '@kalam/documents/engine';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { templateNames } from '@kalam/documents/templates/template';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { everyResume } from '@kalam/documents/testing/readers/reading-matrix-node';
import { resumeFields } from '@kalam/documents/testing/readers/resume-fields';
import { scriptCorpus } from '@kalam/documents/testing/resumes/script-corpus';
import { fullResume, testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { readBytes } from '@kalam/reading/testing/scoring/score-files-node';

const scripts = ['deva', 'beng', 'guru', 'gujr', 'orya', 'taml', 'telu', 'knda', 'mlym'] as const;

/** A resume whose own words are all of one script. */
const inScript = (texts: readonly string[]): ResumeData => {
  let next = 0;
  const text = (): string => texts[next++ % texts.length] ?? '';
  return {
    ...fullResume,
    personalInfo: { ...fullResume.personalInfo, fullName: text(), headline: text(), location: text() },
    summary: `${text()} ${text()}`,
    workExperience: fullResume.workExperience.map((job) => ({
      ...job,
      company: text(),
      position: text(),
      description: `${text()}\n${text()}`,
    })),
    education: fullResume.education.map((row) => ({ ...row, school: text(), field: text() })),
    skills: fullResume.skills.map((skill) => ({ ...skill, name: text() })),
  };
};

/** Our own files, read back: all that the page says, field by field, against what it said. */
export const measureOwnFiles = async (fonts: string) => {
  const engine = createEngine({ loadFace: loadFaceFrom(new URL(fonts)), loadHarfbuzz: loadHarfbuzzInNode });
  const people: readonly (readonly [string, ResumeData])[] = [
    ...everyResume().map(({ name, data }) => [name, data] as const),
    ...scripts.map((script) => [script, inScript(scriptCorpus[script])] as const),
  ];
  const rows = [];
  for (const template of templateNames) {
    const said = (data: ResumeData) =>
      resumeFields(compose({ data, template: templateOf(template), date: testDate }));
    let fields = 0;
    const different: {
      readonly resume: string;
      readonly path: string;
      readonly expected: string;
      readonly got: string;
    }[] = [];
    for (const [resume, data] of people) {
      const bytes = await engine.pdf({ template, data, formatting: testFormatting(), date: testDate });
      const wanted = said(data);
      const found = said((await readBytes('own.pdf', bytes)).data);
      fields += wanted.length;
      for (const [index, { kind, text }] of wanted.entries())
        if (found[index]?.text !== text)
          different.push({ resume, path: kind, expected: text, got: found[index]?.text ?? '' });
    }
    rows.push({
      template,
      resumes: people.length,
      scripts: scripts.length,
      fields,
      different: different.length,
      examples: different.slice(0, 3),
    });
    console.log(`${template}: ${different.length} of ${fields} fields differ`);
  }
  return rows;
};
