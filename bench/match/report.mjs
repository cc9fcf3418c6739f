import { factsLine, summary } from '../measure.mjs';

const share = (value) => value.toFixed(3);
const halfName = { tuning: 'looked at while building', 'held-out': 'held out' };
const limits = { precision: 0.9, recall: 0.8, termKb: 60 };
const mark = (value, least) => (value >= least ? share(value) : `**${share(value)}**`);

const kindRow = ({ kind, precision, recall, right, wrong, missed, optional, shown }) =>
  `| ${[
    kind,
    right + missed,
    mark(precision, limits.precision),
    mark(recall, limits.recall),
    right,
    wrong,
    missed,
    share(optional),
    share(shown.precision),
    share(shown.recall),
  ].join(' | ')} |`;

const rivalRow = ({ name, note, precision, recall }) =>
  `| ${[name, share(precision), share(recall), note].join(' | ')} |`;

const withoutDuties = (kinds) => {
  const all = kinds.find(({ kind }) => kind === 'all');
  const duty = kinds.find(({ kind }) => kind === 'duty');
  const [right, wrong, missed] = ['right', 'wrong', 'missed'].map((key) => all[key] - duty[key]);
  return {
    name: 'ours',
    note: 'kinds have to be right too',
    precision: right / (right + wrong),
    recall: right / (right + missed),
  };
};

const halfPart = ({ half, adverts, kinds, milliseconds, evidence, lies, rivals }) => {
  const time = summary(milliseconds);
  return [
    `## Adverts ${halfName[half]}: ${adverts}`,
    '',
    '| asks | labelled | precision | recall | right | wrong | missed | optional said rightly | shown: precision | shown: recall |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...kinds.map(kindRow),
    '',
    `Sentences shown: ${evidence}; not whole, changed or not there: ${lies.length}. An advert with its resume takes ${time.p50.toFixed(1)} ms (95 of 100 within ${time.p95.toFixed(1)} ms).`,
    '',
    ...(rivals.length === 0
      ? []
      : [
          'Asks other than duties, beside what common checkers do:',
          '',
          '| reader | precision | recall | |',
          '|---|---|---|---|',
          ...[withoutDuties(kinds), ...rivals].map(rivalRow),
          '',
        ]),
  ].join('\n');
};

/** The figures as data and as a page. */
export const matchReport = ({ measured, termBytes, facts }) => {
  const halves = measured.halves.filter(({ adverts }) => adverts > 0);
  const results = {
    facts,
    termKb: termBytes / 1000,
    halves: halves.map(({ milliseconds, ...half }) => ({ ...half, milliseconds: summary(milliseconds) })),
  };
  const markdown = [
    '# Job match',
    '',
    'What an advert asks for, and whether the sentence that shows it is the right one, against labels made by hand',
    '(`bench/match/adverts/README.md` says how). Wanted: precision at least 0.9, recall at least 0.8; a figure below is bold.',
    '',
    factsLine(facts),
    '',
    `The list of terms is ${(termBytes / 1000).toFixed(1)} KB with brotli (limit ${limits.termKb} KB), as a module of its own.`,
    '',
    ...halves.map(halfPart),
  ].join('\n');
  return { results, markdown };
};
