/** Lines over an axis as SVG, in the colours of the page around them. */

const box = { width: 640, height: 300, left: 64, right: 16, top: 16, bottom: 44 };
const strokes = [
  'var(--line-1)',
  'var(--line-2)',
  'var(--line-3)',
  'var(--line-4)',
  'var(--line-5)',
  'var(--line-6)',
];

const escaped = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A step of 1, 2 or 5 that makes at most so many marks. */
const stepFor = (span, marks) => {
  const rough = span / marks;
  const power = 10 ** Math.floor(Math.log10(rough || 1));
  return [1, 2, 5, 10].map((part) => part * power).find((step) => step >= rough) ?? power * 10;
};

const marksUpTo = (most) => {
  const step = stepFor(most || 1, 5);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step);
};

/** Round figures between two others. */
const marksBetween = (first, last) => {
  const step = stepFor(last - first || 1, 6);
  const begin = Math.ceil(first / step) * step;
  return Array.from({ length: Math.floor((last - begin) / step) + 1 }, (_, place) => begin + place * step);
};

const figure = (value) =>
  value >= 1000 ? value.toLocaleString('en-IN') : String(Number(value.toPrecision(3)));

/** `series`: `{ name, points: [[x, y], …] }`; `limit` is a goal drawn across. */
export const linePlot = ({ title, xLabel, yLabel, series, limit, xNames }) => {
  const points = series.flatMap(({ points: own }) => own);
  const xs = points.map(([x]) => x);
  const xFirst = Math.min(...xs);
  const xLast = Math.max(...xs);
  const yMarks = marksUpTo(Math.max(...points.map(([, y]) => y), limit ?? 0));
  const yMost = yMarks.at(-1) || 1;
  const { width, height, left, right, top, bottom } = box;
  const atX = (x) => left + ((x - xFirst) / (xLast - xFirst || 1)) * (width - left - right);
  const atY = (y) => height - bottom - (y / yMost) * (height - top - bottom);
  const round = (value) => value.toFixed(1);
  const xMarks = xNames
    ? xNames.map((name, place) => [place, name])
    : marksBetween(xFirst, xLast).map((mark) => [mark, figure(mark)]);
  const grid = yMarks
    .map(
      (mark) =>
        `<line class="grid" x1="${left}" x2="${width - right}" y1="${round(atY(mark))}" y2="${round(atY(mark))}"/>` +
        `<text class="mark" x="${left - 8}" y="${round(atY(mark) + 4)}" text-anchor="end">${figure(mark)}</text>`,
    )
    .join('');
  const below = xMarks
    .map(
      ([mark, name]) =>
        `<text class="mark" x="${round(atX(mark))}" y="${height - bottom + 18}" text-anchor="middle">${escaped(name)}</text>`,
    )
    .join('');
  const lines = series
    .map(({ points: own }, place) => {
      const stroke = strokes[place % strokes.length];
      const path = own.map(([x, y]) => `${round(atX(x))},${round(atY(y))}`).join(' ');
      const dots =
        own.length <= 40
          ? own
              .map(([x, y]) => `<circle cx="${round(atX(x))}" cy="${round(atY(y))}" r="3" fill="${stroke}"/>`)
              .join('')
          : '';
      return `<polyline points="${path}" fill="none" stroke="${stroke}" stroke-width="2"/>${dots}`;
    })
    .join('');
  const goal =
    limit === undefined
      ? ''
      : `<line class="goal" x1="${left}" x2="${width - right}" y1="${round(atY(limit))}" y2="${round(atY(limit))}"/>`;
  const legend = series
    .map(
      ({ name }, place) =>
        `<span><i style="background:${strokes[place % strokes.length]}"></i>${escaped(name)}</span>`,
    )
    .join('');
  return `<figure>
<figcaption>${escaped(title)}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">${grid}${below}${goal}${lines}
<text class="axis" x="${width - right}" y="${height - 6}" text-anchor="end">${escaped(xLabel)}</text>
<text class="axis" x="${left}" y="${top - 4}">${escaped(yLabel)}</text></svg>
<p class="legend">${legend}${limit === undefined ? '' : '<span><i class="goal-mark"></i>goal</span>'}</p>
</figure>`;
};

const style = `
  :root { color-scheme: light dark; --ground: #fff; --ink: #1c2430; --soft: #5b6675; --grid: #e3e7ee; --goal: #b3261e;
    --line-1: #2563eb; --line-2: #c2410c; --line-3: #0f766e; --line-4: #7c3aed; --line-5: #a16207; --line-6: #be185d; }
  @media (prefers-color-scheme: dark) { :root { --ground: #12161d; --ink: #e8ecf3; --soft: #9aa6b6; --grid: #28303c; --goal: #f2b8b5;
    --line-1: #7aa7ff; --line-2: #ffa26b; --line-3: #5ed3c4; --line-4: #b79cff; --line-5: #e2c15a; --line-6: #ff8fc0; } }
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 72rem; background: var(--ground); color: var(--ink);
    font: 1rem/1.55 system-ui, sans-serif; }
  h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
  .plots { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); }
  figure { margin: 0; } figcaption { font-weight: 600; margin-bottom: .25rem; }
  svg { width: 100%; height: auto; } .grid { stroke: var(--grid); } .goal { stroke: var(--goal); stroke-dasharray: 6 4; stroke-width: 1.5; }
  .mark, .axis { font-size: 12px; fill: var(--soft); }
  .legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .25rem 0 0; font-size: .9rem; color: var(--soft); }
  .legend i { display: inline-block; width: .8rem; height: .2rem; margin-right: .4rem; vertical-align: middle; }
  .goal-mark { background: var(--goal); }
  table { border-collapse: collapse; display: block; overflow-x: auto; } th, td { padding: .3rem .7rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--grid); }
  th:first-child, td:first-child { text-align: left; } p.facts { color: var(--soft); }`;

/** A whole page that needs nothing but itself. */
export const plotPage = (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`;

export const plots = (...figures) => `<div class="plots">\n${figures.join('\n')}\n</div>`;
