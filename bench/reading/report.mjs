import { factsLine } from '../measure.mjs';

/** Rounded down: what was not read whole is not 100 %. */
const percent = (read, all) => (Math.floor((read / all) * 1000) / 10).toFixed(1);

export const readingReport = ({ measured, facts }) => {
  const { resumes, files, readers, templates } = measured;
  const rows = templates.map(({ template, fields, unread }) => ({
    template,
    fields,
    found: Object.fromEntries(readers.map((name) => [name, Number(percent(fields - unread[name], fields))])),
  }));
  const table = [
    `| template | fields | ${readers.join(' | ')} |`,
    `|---|---|${readers.map(() => '---').join('|')}|`,
    ...rows.map(
      ({ template, fields, found }) =>
        `| ${template} | ${fields} | ${readers.map((name) => `${found[name].toFixed(1)} %`).join(' | ')} |`,
    ),
  ];
  const missed = templates.flatMap(({ template, examples }) =>
    readers.flatMap((name) => (examples[name] ?? []).map((example) => `- ${template}, ${name}: ${example}`)),
  );
  const markdown = [
    '# What machines read on our pages',
    '',
    `\`npm run bench -- reading\`, ${factsLine(facts)}`,
    '',
    `${resumes} resumes in the usual look and two of them in every font, size and spacing: ${files} files a template, each read in five ways. A field counts when it is found whole, in its place and in order (docs/decisions/read-by-machines.md).`,
    '',
    ...table,
    ...(missed.length > 0 ? ['', '## What was missed, up to five examples each', '', ...missed] : []),
    '',
  ].join('\n');
  return { results: { facts, resumes, files, readers, templates: rows }, markdown };
};
