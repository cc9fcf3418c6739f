import { factsLine, summary } from '../measure.mjs';
import { linePlot, plotPage, plots } from '../plots.mjs';

const many = (count) => count.toLocaleString('en-IN');
const ms = (value) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
const serversOf = (count) => `${count} server${count === 1 ? '' : 's'}`;

/** The step of a run that was the last to be held; the one after it is where something gave. */
const heldStep = ({ steps, held }) => steps.find(({ wanted }) => wanted === held);
const brokenStep = ({ steps }) => steps.find(({ isHeld }) => !isHeld);

/** By how much memory grew from the end of the first quarter to the end, in the middle of the samples around both. */
export const growthMb = (memory, of) => {
  const middle = (samples) => summary(samples.map(of)).p50;
  const quarter = Math.max(1, Math.floor(memory.length / 4));
  return middle(memory.slice(-quarter)) - middle(memory.slice(quarter, 2 * quarter));
};

/** A server may keep this much more after the hold than in its second quarter. */
const mostGrowthMb = 30;

const problemsOf = (scales) => [
  ...scales.flatMap(({ people, runs }) =>
    runs.flatMap(({ servers, held, steps }) => [
      ...(held === 0 ? [`${many(people)} people, ${serversOf(servers)}: no rate was held`] : []),
      ...steps
        .filter(({ isHeld, errors, waiting }) => errors > 0 && (isHeld || waiting < 500))
        .map(({ wanted, errors, firstError }) => `${errors} errors at ${wanted}/s: ${firstError}`),
    ]),
  ),
  ...scales.flatMap(({ long }) => {
    if (long === undefined) return [];
    const { step, memory, listeners } = long;
    return [
      ...(step.errors > 0 ? [`${step.errors} errors in the long run: ${step.firstError}`] : []),
      ...(listeners.open < listeners.asked
        ? [`${listeners.asked - listeners.open} listeners were lost`]
        : []),
      ...(listeners.heard.length < listeners.open
        ? [`${listeners.open - listeners.heard.length} listeners never heard of a change`]
        : []),
      ...memory[0].servers.flatMap((_, place) => {
        const grown = growthMb(memory, ({ servers }) => servers[place]);
        return grown > mostGrowthMb ? [`server ${place + 1} grew by ${grown.toFixed(0)} MB`] : [];
      }),
    ];
  }),
];

const rateRows = (scales) =>
  scales.flatMap(({ people, runs }) =>
    runs.map((run) => {
      const step = heldStep(run) ?? run.steps[0];
      const { all, cores, cpuMsPerDeed } = step;
      return `| ${many(people)} | ${run.servers} | **${run.held}** | ${ms(all.p50)} | ${ms(all.p95)} | ${ms(all.p99)} | ${step.errors} | ${cores.servers.toFixed(2)} | ${cores.database.toFixed(2)} | ${cores.callers.toFixed(2)} | ${ms(cpuMsPerDeed.servers)} | ${ms(cpuMsPerDeed.database)} |`;
    }),
  );

const deedRows = (run) =>
  Object.entries(heldStep(run)?.deeds ?? {}).map(
    ([deed, { p50, p95, p99, count }]) => `| ${deed} | ${count} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} |`,
  );

const givesFirst = ({ cores: machineCores }, run) => {
  const step = brokenStep(run);
  if (step === undefined) return '';
  const { servers, database, callers } = step.cores;
  const [most] = Object.entries({
    'the server': servers / run.servers,
    'the database': database,
    'the callers': callers,
  }).sort(([, a], [, b]) => b - a);
  const all = servers + database + callers;
  return `At ${step.wanted}/s ${all > machineCores * 0.9 ? `the machine’s ${machineCores} processors are used up` : 'something waits'}: servers ${servers.toFixed(2)}, database ${database.toFixed(2)}, callers ${callers.toFixed(2)}. The one process that uses most of a processor is ${most[0]} (${most[1].toFixed(2)}).`;
};

const longText = ({ step, memory, listeners }) => {
  const heard = summary(listeners.heard);
  const rows = memory[0].servers.map((_, place) => {
    const of = ({ servers }) => servers[place];
    return `server ${place + 1} ${of(memory[0]).toFixed(0)} MB at first, ${of(memory.at(-1)).toFixed(0)} MB at the end (${growthMb(memory, of).toFixed(0)} MB more than in its second quarter)`;
  });
  return `${step.wanted} deeds a second for ${Math.round(memory.at(-1).seconds / 60)} minutes beside ${many(listeners.asked)} open pages: p50 ${ms(step.all.p50)}, p95 ${ms(step.all.p95)}, p99 ${ms(step.all.p99)}, ${step.errors} errors. Memory: ${rows.join('; ')}.
${many(listeners.open)} of ${many(listeners.asked)} pages were still listening; a changed setting reached them after ${ms(heard.p50)} (p95 ${ms(heard.p95)}, ${many(heard.count)} heard).`;
};

const figures = (scales) => {
  const latency = scales.flatMap(({ people, runs }) =>
    runs.map(({ servers, steps }) => ({
      name: `${many(people)} people, ${serversOf(servers)}`,
      points: steps.map(({ wanted, all }) => [wanted, Math.min(all.p95, 1000)]),
    })),
  );
  const byServers = [...new Set(scales.flatMap(({ runs }) => runs.map(({ servers }) => servers)))];
  const names = scales.map(({ people }) => many(people));
  const over = (name, figureOf) => ({
    name,
    points: scales.map((scale, place) => [place, figureOf(scale)]),
  });
  const runOf = (scale, servers) => scale.runs.find((run) => run.servers === servers);
  const rate = byServers.map((servers) =>
    over(serversOf(servers), (scale) => runOf(scale, servers)?.held ?? 0),
  );
  const cost = ['servers', 'database'].map((what) =>
    over(what, (scale) => heldStep(scale.runs[0])?.cpuMsPerDeed[what] ?? 0),
  );
  const long = scales.find((scale) => scale.long)?.long;
  return plots(
    linePlot({
      title: 'How long 95 of 100 wait, by how much is asked (cut at one second)',
      xLabel: 'deeds a second',
      yLabel: 'ms',
      series: latency,
      limit: 300,
    }),
    linePlot({
      title: 'Rate held, by how many people there are',
      xLabel: 'people',
      yLabel: 'deeds a second',
      series: rate,
      xNames: names,
    }),
    linePlot({
      title: 'Processor time of one deed',
      xLabel: 'people',
      yLabel: 'ms',
      series: cost,
      xNames: names,
    }),
    ...(long === undefined
      ? []
      : [
          linePlot({
            title: 'Memory under load',
            xLabel: 'seconds',
            yLabel: 'MB',
            series: [
              ...long.memory[0].servers.map((_, place) => ({
                name: `server ${place + 1}`,
                points: long.memory.map(({ seconds, servers }) => [seconds, servers[place]]),
              })),
              {
                name: 'database, all its processes',
                points: long.memory.map(({ seconds, database }) => [seconds, database]),
              },
            ],
          }),
        ]),
  );
};

const html = (markdown) =>
  markdown
    .split('\n\n')
    .map((part) => {
      const text = part
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
        .replace(/`(.+?)`/g, '<code>$1</code>');
      if (text.startsWith('# ')) return '';
      if (text.startsWith('## ')) return `<h2>${text.slice(3)}</h2>`;
      if (!text.startsWith('|')) return `<p>${text}</p>`;
      const rows = text
        .split('\n')
        .filter((row) => !row.startsWith('|--'))
        .map((row) =>
          row
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim()),
        );
      const [head = [], ...body] = rows;
      return `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${body
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</table>`;
    })
    .join('\n');

export const loadReport = ({ measured, facts }) => {
  const { scales } = measured;
  const problems = problemsOf(scales);
  const last = scales.at(-1);
  const long = scales.find((scale) => scale.long)?.long;
  const markdown = `# How far one machine goes

${factsLine(facts)} Commit ${facts.commit}.

The built server as it runs in production, PostgreSQL of our own (${last.durability}), payment provider, mail server and callers all on this one machine.
People come at their own rate, whether those before them have been served or not, and are timed from the moment they were due. Of a thousand deeds 400 look at
pages and their files, 150 ask who is signed in, 180 save a resume, 90 read one, 90 list them, 40 download, 30 are searches by staff, 10 buy a plan (order,
payment, verification), 5 sign in and 5 write to us. A rate counts as held when 97 of 100 deeds were done in time, none failed, and 95 of 100 waited at most 300 ms.

| people | servers | deeds a second held | p50 | p95 | p99 | errors | processors: servers | database | callers | server time a deed | database time a deed |
|---|---|---|---|---|---|---|---|---|---|---|---|
${rateRows(scales).join('\n')}

## What gives first

${scales.flatMap(({ people, runs }) => runs.map((run) => `${many(people)} people, ${serversOf(run.servers)}. ${givesFirst(facts, run)}`)).join('\n\n')}

## Each deed, at the rate held with ${many(last.people)} people and ${serversOf(last.runs.at(-1).servers)}

| deed | count | p50 | p95 | p99 |
|---|---|---|---|---|
${deedRows(last.runs.at(-1)).join('\n')}

## For long

${long === undefined ? 'Not measured in this run.' : longText(long)}

${problems.length === 0 ? 'Nothing failed.' : `**${problems.length} problems**: ${problems.join('; ')}.`}

Made by \`npm run bench -- load\`; with plots in \`load.html\`.
`;
  const page = plotPage('How far one machine goes', `${figures(scales)}\n${html(markdown)}`);
  return { results: { ...facts, scales, problems }, markdown, page, problems };
};
