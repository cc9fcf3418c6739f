import { factsLine } from '../measure.mjs';

const kilobytes = (bytes) => bytes / 1024;

/** A row: what was measured, our figures, the target and limit of the budget, and rivals measured in the same run. */
const rowsOf = ({ server, browser, sizes, summary }) => {
  const milliseconds = { unit: 'ms', digits: 1 };
  const kb = { unit: 'KB', digits: 1 };
  const size = (bytes) => ({ p50: kilobytes(bytes) });
  const rivals = {
    reactPdf: { name: 'react-pdf 4.9', ...summary(browser.reactPdf) },
    print: { name: 'Chromium print', ...summary(browser.printWarm) },
  };
  const heaviest = Object.entries(sizes.families).sort((a, b) => b[1].all - a[1].all)[0];
  const heaviestScript = Object.entries(sizes.scripts).sort((a, b) => b[1] - a[1])[0];
  return [
    {
      what: 'Preview, script time per keystroke',
      ...milliseconds,
      ours: summary(browser.keystrokes.times),
      target: 2,
      limit: 8,
      limitOn: 'p95',
      rivals: [{ ...rivals.reactPdf, name: 'react-pdf 4.9, its file alone' }],
    },
    {
      what: 'The same, CPU slowed four times',
      ...milliseconds,
      ours: summary(browser.throttled),
      target: 6,
      limit: 20,
      limitOn: 'p95',
      rivals: [],
    },
    {
      what: 'PDF in the browser, warm',
      ...milliseconds,
      ours: summary(browser.warmPdf),
      target: 10,
      limit: 30,
      rivals: [rivals.reactPdf, rivals.print],
    },
    {
      what: 'PDF in the browser, warm, in Hindi',
      ...milliseconds,
      ours: summary(browser.warmHindiPdf),
      target: 25,
      limit: 50,
      rivals: [],
    },
    {
      what: 'PDF in the browser, first (code and fonts cached)',
      ...milliseconds,
      ours: summary(browser.firstPdf),
      target: 100,
      limit: 200,
      rivals: [
        { name: 'react-pdf 4.9', ...summary(browser.reactPdfFirst) },
        { name: 'Chromium print, new page', ...summary(browser.printNew) },
      ],
    },
    {
      what: 'PDF on the server, warm, after an edit',
      ...milliseconds,
      ours: summary(server.edited),
      target: 6,
      limit: 15,
      rivals: [{ name: 'react-pdf 4.9', ...summary(server.reactPdf) }],
    },
    {
      what: 'PDF on the server, warm, a resume never seen',
      ...milliseconds,
      ours: summary(server.stranger),
      rivals: [],
    },
    {
      what: 'PDF on the server, warm, in Hindi, after an edit',
      ...milliseconds,
      ours: summary(server.hindi),
      rivals: [],
    },
    {
      what: 'DOCX in the browser, warm',
      ...milliseconds,
      ours: summary(browser.warmDocx),
      target: 15,
      limit: 40,
      rivals: [{ name: 'docx 9.15', ...summary(browser.docxPackage) }],
    },
    { what: 'DOCX on the server, warm', ...milliseconds, ours: summary(server.docx), rivals: [] },
    {
      what: 'Engine and templates (brotli, without HarfBuzz)',
      ...kb,
      ours: size(sizes.engine),
      target: 30,
      limit: 50,
      rivals: [{ name: 'react-pdf 4.9', ...size(sizes.reactPdf) }],
    },
    { what: 'Word writer, loaded when asked for (brotli)', ...kb, ours: size(sizes.docx), rivals: [] },
    { what: 'HarfBuzz (brotli)', ...kb, ours: size(sizes.harfbuzz), rivals: [] },
    {
      what: `Heaviest font family, regular and bold (brotli, ${heaviest[0]})`,
      ...kb,
      ours: size(Math.max(...Object.values(sizes.families).map((family) => family.regularAndBold))),
      target: 60,
      limit: 90,
      rivals: [],
    },
    {
      what: `Heaviest font family with italic, which two templates use (brotli, ${heaviest[0]})`,
      ...kb,
      ours: size(heaviest[1].all),
      target: 60,
      limit: 90,
      rivals: [],
    },
    {
      what: `Heaviest Indian script, regular and bold, loaded where it occurs (brotli, ${heaviestScript[0]})`,
      ...kb,
      ours: size(heaviestScript[1]),
      rivals: [],
    },
    {
      what: `Devanagari, regular and bold (brotli)`,
      ...kb,
      ours: size(sizes.scripts['sans deva']),
      rivals: [],
    },
    {
      what: `PDF of the same resume in Hindi, ${server.hindiPages} pages`,
      ...kb,
      ours: size(server.hindiBytes),
      rivals: [],
    },
    {
      what: `PDF of ${server.pages} pages`,
      ...kb,
      ours: size(server.pdfBytes),
      target: 35,
      limit: 60,
      rivals: [
        { name: 'react-pdf 4.9', ...size(server.reactPdfBytes) },
        { name: 'Chromium print', ...size(browser.printBytes) },
      ],
    },
    {
      what: 'Line width on screen against the file (every line, 7 templates, 4 fonts)',
      unit: 'pt',
      digits: 4,
      ours: summary(browser.lineDifferences),
      most: Math.max(...browser.lineDifferences),
      target: 0.02,
      limit: 0.05,
      limitOn: 'most',
      rivals: [],
    },
  ];
};

const verdict = ({ ours, most, target, limit, limitOn = 'p95' }) => {
  if (limit === undefined) return '';
  const worst = limitOn === 'most' ? most : (ours.p95 ?? ours.p50);
  if (worst > limit) return 'over the limit';
  return ours.p50 <= target ? 'on target' : 'within the limit';
};

const figures = ({ digits }, { p50, p95 }) =>
  [p50, p95]
    .filter((value) => value !== undefined)
    .map((value) => value.toFixed(digits))
    .join(' / ');

export const documentsReport = ({ facts, ...measured }) => {
  const rows = rowsOf(measured).map((row) => ({ ...row, verdict: verdict(row) }));
  const lines = rows.map((row) =>
    [
      row.what,
      `${figures(row, row.ours)}${row.most === undefined ? '' : ` (most ${row.most.toFixed(row.digits)})`} ${row.unit}`,
      row.target === undefined ? '' : `${row.target} / ${row.limit} ${row.unit}`,
      row.verdict,
      row.rivals.map((rival) => `${rival.name}: ${figures(row, rival)} ${row.unit}`).join('; '),
    ].join(' | '),
  );
  const markdown = `# Documents

Median / 95th percentile. One resume of ${measured.server.pages} pages, a letter typed between two
measurements, so that nothing is answered from a finished file. Rivals set the same words in the same run.
Made by \`npm run bench -- documents\`.

${factsLine(facts)}

${facts.browser}.

| | Kalam | target / limit | | in the same run |
|---|---|---|---|---|
${lines.map((line) => `| ${line} |`).join('\n')}

Line widths were measured in Chromium; other browsers have not been measured.
`;
  return { results: { facts, rows }, markdown };
};
