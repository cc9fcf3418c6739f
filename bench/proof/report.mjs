import { factsLine, summary } from '../measure.mjs';

const sum = (rows, key) => rows.reduce((all, row) => all + row[key], 0);

/** The rows of one template and kind of file, from all parts. */
const together = (measured) => {
  const rows = new Map();
  for (const row of measured.flatMap(({ alarms }) => alarms)) {
    const key = `${row.template} ${row.format}`;
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return [...rows.values()].map((parts) => ({
    template: parts[0].template,
    format: parts[0].format,
    files: sum(parts, 'files'),
    fields: sum(parts, 'fields'),
    wrongFields: sum(parts, 'wrongFields'),
    wrongWarnings: sum(parts, 'wrongWarnings'),
    examples: parts.flatMap(({ examples }) => examples),
  }));
};

const kindsOf = (planted) => {
  const kinds = new Map();
  for (const one of planted) {
    const key = `${one.format} ${one.name}`;
    kinds.set(key, [...(kinds.get(key) ?? []), one]);
  }
  return [...kinds.values()].map((all) => ({
    format: all[0].format,
    name: all[0].name,
    by: all[0].found === 'field' ? 'a field that differs' : `the warning \`${all[0].found}\``,
    planted: all.length,
    found: all.filter(({ isFound }) => isFound).length,
  }));
};

const browserLines = (inBrowser) => {
  if (inBrowser.failure) return [`Not measured: ${inBrowser.failure}.`];
  const names = {
    first: 'a PDF, the first time in a visit, with all that is loaded for it',
    again: 'the same once more',
    word: 'the same resume in Word',
  };
  return [
    'The sample of two pages in the built web app, from the press of “Look into the file” at the builder’s last step until what the readers got is on the screen: the file is made, read three times and shown.',
    '',
    '| | visits | half of them | 95 of 100 |',
    '|---|---|---|---|',
    ...Object.entries(names).map(([key, name]) => {
      const { count, p50, p95 } = inBrowser[key];
      return `| ${name} | ${count} | ${Math.round(p50)} ms | ${Math.round(p95)} ms |`;
    }),
  ];
};

export const proofReport = ({ measured, times, inBrowser, resumes, facts }) => {
  const alarms = together(measured);
  const planted = measured.flatMap((part) => part.planted);
  const kinds = kindsOf(planted);
  const missed = planted.filter(({ isFound }) => !isFound);
  const time = Object.fromEntries(Object.entries(times).map(([name, list]) => [name, summary(list)]));
  const ms = (value) => `${Math.round(value)} ms`;
  const examples = alarms.flatMap(({ template, format, examples: some }) =>
    some.slice(0, 4).map((example) => `- ${template} ${format}: ${example}`),
  );
  const markdown = [
    '# What three readers get back from our files',
    '',
    `\`npm run bench -- proof ${resumes}\`, ${factsLine(facts)}`,
    '',
    `${resumes} made resumes in each template, as PDF and as Word, each read back by its text, by its page alone and by its tags (docs/decisions/proof-of-the-file.md). A false alarm is a field that a reader has differently, or a warning that is not true of the template: a side column and its order are, in the template that has one.`,
    '',
    '| template | file | files | fields | fields told wrongly | warnings told wrongly |',
    '|---|---|---|---|---|---|',
    ...alarms.map(
      (row) =>
        `| ${row.template} | ${row.format} | ${row.files} | ${row.fields} | ${row.wrongFields} | ${row.wrongWarnings} |`,
    ),
    `| all | | ${sum(alarms, 'files')} | ${sum(alarms, 'fields')} | ${sum(alarms, 'wrongFields')} | ${sum(alarms, 'wrongWarnings')} |`,
    '',
    `## ${planted.length} planted defects, ${planted.length - missed.length} found`,
    '',
    '| file | defect | told by | planted | found |',
    '|---|---|---|---|---|',
    ...kinds.map(
      ({ format, name, by, planted: count, found }) =>
        `| ${format} | ${name} | ${by} | ${count} | ${found} |`,
    ),
    ...(missed.length > 0
      ? [
          '',
          ...missed.map(
            ({ format, name, seed, template }) =>
              `- not found: ${format}, ${name}, resume ${seed} in ${template}`,
          ),
        ]
      : []),
    '',
    '## Time for two pages, in Node',
    '',
    '| | files | half of them | 95 of 100 |',
    '|---|---|---|---|',
    `| proof of a PDF, three readers | ${time.pdf.count} | ${ms(time.pdf.p50)} | ${ms(time.pdf.p95)} |`,
    `| proof of a Word file, three readers | ${time.docx.count} | ${ms(time.docx.p50)} | ${ms(time.docx.p95)} |`,
    `| pdftotext, the text alone, with its start | ${time.pdftotext.count} | ${ms(time.pdftotext.p50)} | ${ms(time.pdftotext.p95)} |`,
    '',
    '## Time for two pages, in a browser',
    '',
    ...browserLines(inBrowser),
    ...(examples.length > 0 ? ['', '## False alarms, up to four examples each', '', ...examples] : []),
    '',
  ].join('\n');
  return {
    results: {
      facts,
      resumes,
      alarms: alarms.map(({ examples: _, ...row }) => row),
      kinds,
      missed,
      time,
      inBrowser,
    },
    markdown,
  };
};
