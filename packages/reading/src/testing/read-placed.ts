import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PlacedText, Rule, Run } from '../source/source-document.ts';

type Matrix = readonly [number, number, number, number, number, number];

const product = (a: Matrix, b: Matrix): Matrix => Util.transform(a as never, b as never) as unknown as Matrix;

/** The corners of the paths that are drawn, by pairs. */
const rulesOf = (fns: readonly number[], args: readonly unknown[][], page: number, base: Matrix): Rule[] => {
  const rules: Rule[] = [];
  const stack: Matrix[] = [];
  let matrix = base;
  fns.forEach((fn, index) => {
    const arg = args[index] as never[];
    if (fn === OPS.save) stack.push(matrix);
    else if (fn === OPS.restore) matrix = stack.pop() ?? base;
    else if (fn === OPS.transform) matrix = product(matrix, arg as unknown as Matrix);
    else if (fn === OPS.constructPath) {
      const [paint, [data]] = arg as unknown as [number, [Float32Array | null]];
      if (!data || paint === OPS.endPath || paint === OPS.clip) return;
      const place = (x: number, y: number): [number, number] => [
        matrix[0] * x + matrix[2] * y + matrix[4],
        matrix[1] * x + matrix[3] * y + matrix[5],
      ];
      let start: [number, number] = [0, 0];
      let last: [number, number] = [0, 0];
      const to = (next: [number, number]): void => {
        const [x1, y1] = last;
        const [x2, y2] = next;
        if (Math.abs(x1 - x2) < 1 || Math.abs(y1 - y2) < 1) rules.push({ page, x1, y1, x2, y2 });
        last = next;
      };
      for (let at = 0; at < data.length; ) {
        const [op, x = 0, y = 0] = [data[at], data[at + 1], data[at + 2]];
        if (op === 0) {
          start = place(x, y);
          last = start;
          at += 3;
        } else if (op === 1) {
          to(place(x, y));
          at += 3;
        } else if (op === 4) {
          to(start);
          at += 1;
        } else at += op === 2 ? 7 : 5;
      }
    }
  });
  return rules;
};

/** A file as pdf.js places its text, with no regard to its tags. */
export const readPlaced = async (bytes: Uint8Array): Promise<{ placed: PlacedText; text: string }> => {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    const pages: { width: number; height: number }[] = [];
    const runs: Run[] = [];
    const rules: Rule[] = [];
    let text = '';
    for (let page = 0; page < pdf.numPages; page++) {
      const one = await pdf.getPage(page + 1);
      const { width, height, transform } = one.getViewport({ scale: 1 });
      pages.push({ width, height });
      const { fnArray, argsArray } = await one.getOperatorList();
      rules.push(...rulesOf(fnArray, argsArray, page, transform as unknown as Matrix));
      for (const item of (await one.getTextContent()).items) {
        if (!('str' in item)) continue;
        const name: string = (one.commonObjs.get(item.fontName) as { name?: string } | null)?.name ?? '';
        const [, , , , x, y] = product(transform as unknown as Matrix, item.transform as unknown as Matrix);
        runs.push({
          text: item.str,
          at: text.length,
          page,
          x,
          y,
          width: item.width,
          size: Math.hypot(item.transform[2] as number, item.transform[3] as number),
          font: item.fontName,
          bold: /bold|black|heavy|semi/i.test(name),
          italic: /italic|oblique/i.test(name),
        });
        text += item.str + (item.hasEOL ? '\n' : '');
      }
    }
    return { placed: { pages, runs, rules }, text };
  } finally {
    await task.destroy();
  }
};
