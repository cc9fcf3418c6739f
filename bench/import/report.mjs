import { factsLine } from '../measure.mjs';
import { leftOut } from './rivals/rival-list.mjs';

/** Rounded down: what was not read whole is not 100 %. */
const percent = ({ right, all }) =>
  all === 0 ? '–' : `${(Math.floor((right / all) * 1000) / 10).toFixed(1)} %`;

const together = (rows) => ({
  files: rows.reduce((sum, row) => sum + row.files, 0),
  unread: rows.reduce((sum, row) => sum + row.unread, 0),
  lost: rows.reduce((sum, row) => sum + row.lost, 0),
  invented: rows.reduce((sum, row) => sum + row.invented, 0),
  groups: Object.fromEntries(
    Object.keys(rows[0]?.groups ?? {}).map((group) => [
      group,
      rows.reduce(
        ({ right, all }, { groups }) => ({
          right: right + groups[group].right,
          all: all + groups[group].all,
        }),
        { right: 0, all: 0 },
      ),
    ]),
  ),
});

const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

const bars = [
  ['contacts right', '≥ 99 %', ({ groups }) => percent(groups.contacts)],
  ['education rows right', '≥ 97 %', ({ groups }) => percent(groups.education)],
  ['jobs right', '≥ 95 %', ({ groups }) => percent(groups.jobs)],
  ['characters lost', '0', ({ lost }) => String(lost)],
  ['words that are not in the file', '0', ({ invented }) => String(invented)],
  ['files not read', '0', ({ unread }) => String(unread)],
  ['files', '', ({ files }) => String(files)],
];

const mistakeLines = (rows) => {
  const counts = {};
  for (const { half, kind, mistakes } of rows)
    for (const [what, count] of Object.entries(mistakes)) {
      counts[what] ??= {};
      counts[what][`${half}, ${kind}`] = (counts[what][`${half}, ${kind}`] ?? 0) + count;
    }
  return Object.entries(counts)
    .map(([what, by]) => ({ what, by, sum: Object.values(by).reduce((sum, count) => sum + count, 0) }))
    .sort((a, b) => b.sum - a.sum)
    .slice(0, 20)
    .map(
      ({ what, by }) =>
        `- ${what}: ${Object.entries(by)
          .map(([where, count]) => `${count} (${where})`)
          .join(', ')}`,
    );
};

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

const browserLines = (browser) =>
  browser.failure
    ? [`From drop to review: not measured, ${browser.failure}`]
    : table(
        ['two pages, from drop to review', 'bar', 'first file of a visit', 'the next ones, median'],
        browser.rows.map(({ kind, first, next }) => [
          kind.toUpperCase(),
          '≤ 1.5 s',
          `${(first / 1000).toFixed(2)} s`,
          `${(next / 1000).toFixed(2)} s`,
        ]),
      );

export const importReport = ({ measured, rivals, bytes, browser, facts }) => {
  const { resumes, strangers, templates, own } = measured;
  const layoutsOf = (half) =>
    new Set(strangers.filter((row) => row.half === half).map(({ layout }) => layout)).size;
  const columns = [
    ...['tuning', 'held out'].flatMap((half) =>
      ['pdf', 'docx'].map((kind) => [
        `${half}, ${kind.toUpperCase()}`,
        together(strangers.filter((row) => row.half === half && row.kind === kind)),
      ]),
    ),
    ['our templates by places alone', together(templates.filter(({ way }) => way === 'places'))],
    ['our Word files', together(templates.filter(({ way }) => way === 'docx'))],
  ];
  const ourRow = (rows) => [
    '**ours**',
    '',
    ...['contacts', 'education', 'jobs'].map((group) => percent(together(rows).groups[group])),
  ];
  const markdown = [
    '# What is read of resumes that others made',
    '',
    `\`npm run bench -- import\`, ${factsLine(facts)}`,
    '',
    `${resumes} made resumes with known truth, set by LibreOffice in ${layoutsOf('tuning') + layoutsOf('held out')} layouts: ${layoutsOf('tuning')} that were looked at while the reader was built, ${layoutsOf('held out')} that were made apart and were not. Each resume stands once in each half, as PDF and as Word file. A row of education is right when school, degree, year and marks are right, a job when company, title, start and end are; case and spaces are not looked at (docs/decisions/made-resumes.md).`,
    '',
    ...table(
      ['', 'bar', ...columns.map(([name]) => name)],
      bars.map(([name, bar, of]) => [name, bar, ...columns.map(([, sum]) => of(sum))]),
    ),
    '',
    ...browserLines(browser),
    '',
    ...table(
      ['code loaded after the drop', 'bar', 'bytes of brotli'],
      [['reading and pdf.js', '≤ 500 KB', bytes.failure ?? `${(bytes.all / 1000).toFixed(1)} KB`]],
    ),
    '',
    '## Our own files read back, field by field',
    '',
    ...table(
      ['template', 'resumes', 'fields', 'as they were', 'made resumes: contacts', 'education', 'jobs'],
      own.map((row) => {
        const tagged = templates.find(({ template, way }) => template === row.template && way === 'tags');
        return [
          row.template,
          row.resumes,
          row.fields,
          percent({ right: row.fields - row.different, all: row.fields }),
          ...['contacts', 'education', 'jobs'].map((group) => percent(tagged.groups[group])),
        ];
      }),
    ),
    '',
    `Among the resumes are ${own[0]?.scripts ?? 0} whose words are all of one Indian script.`,
    ...own
      .flatMap(({ template, examples }) =>
        examples.map(
          ({ resume, path, expected, got }) =>
            `- ${template}, ${resume}: ${path} “${expected.slice(0, 80)}” was read “${got.slice(0, 80)}”`,
        ),
      )
      .slice(0, 12),
    '',
    '## By layout',
    '',
    ...table(
      [
        'layout',
        'half',
        'file',
        'contacts',
        'education',
        'jobs',
        'trainings',
        'projects',
        'skills',
        'certificates',
        'other fields',
        'lost',
        'ms a file',
      ],
      strangers.map(({ layout, half, kind, groups, lost, milliseconds }) => [
        layout,
        half,
        kind,
        ...['contacts', 'education', 'jobs', 'trainings', 'projects', 'skills', 'certificates', 'others'].map(
          (group) => percent(groups[group]),
        ),
        lost,
        milliseconds.toFixed(0),
      ]),
    ),
    '',
    '## Kinds of mistakes',
    '',
    ...mistakeLines(strangers),
    '',
    '## Beside what the npm registry has',
    '',
    'Packages that read a resume without asking a service, on the first three files of each layout. They give dates as written, so a date counts when it is in their text; a section given as one block of text has no rows. Characters lost are words of the truth that are nowhere in their answer.',
    '',
    ...table(
      [
        'package',
        'files',
        'contacts',
        'education rows',
        'jobs',
        'characters lost',
        'not read',
        'ms a file',
        'installed',
      ],
      [
        ...rivals.map((rival) =>
          rival.failure
            ? [`${rival.name} ${rival.version}`, '–', '–', '–', '–', '–', rival.failure, '–', '–']
            : [
                `${rival.name} ${rival.version}`,
                rival.files,
                ...['contacts', 'education', 'jobs'].map((group) => percent(rival.groups[group])),
                rival.lost,
                rival.failed,
                rival.milliseconds.toFixed(0),
                megabytes(rival.bytes),
              ],
        ),
        [...ourRow(strangers), together(strangers).lost, together(strangers).unread, '', ''].toSpliced(
          1,
          1,
          String(together(strangers).files),
        ),
      ],
    ),
    '',
    ...rivals
      .filter(({ note }, index) => rivals.findIndex((other) => other.note === note) === index)
      .map(({ name, note }) => `- ${name}${name === 'open-resume' ? '' : ' and its forks'}: ${note}.`),
    ...leftOut.map(([name, why]) => `- ${name} is not in the table: it ${why}.`),
    '',
  ].join('\n');
  return { results: { facts, resumes, strangers, templates, own, rivals, bytes, browser }, markdown };
};
