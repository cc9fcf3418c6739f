import type { Box, PlacedText, Run } from '../source/source-document.ts';

/** How far letters reach above their baseline, and how high a line is, in parts of the size. */
const above = 0.85;
const tall = 1.12;
/** Points by which two pieces of one line may stand apart. */
const sameLine = 2;

interface Stretch {
  readonly run: Run;
  readonly from: number;
  readonly to: number;
}

const boxOf = ({ run, from, to }: Stretch): Box => {
  const step = run.text.length > 0 ? run.width / run.text.length : 0;
  return {
    page: run.page,
    x: run.x + step * from,
    y: run.y - run.size * above,
    width: step * (to - from),
    height: run.size * tall,
  };
};

const joined = (a: Box, b: Box): Box => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    page: a.page,
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

/** Where characters stand on their pages: a rectangle for each line that they take. */
export class PageBoxes {
  readonly #runs: readonly Run[];

  constructor(placed?: PlacedText) {
    this.#runs = (placed?.runs ?? []).toSorted((a, b) => a.at - b.at);
  }

  of(places: readonly number[]): readonly Box[] {
    if (this.#runs.length === 0) return [];
    const boxes: Box[] = [];
    for (const stretch of this.#stretches(places)) {
      const box = boxOf(stretch);
      const last = boxes.at(-1);
      const isBeside =
        last?.page === box.page &&
        Math.abs(last.y + last.height - box.y - box.height) <= sameLine &&
        box.x - (last.x + last.width) < stretch.run.size * 3;
      if (last && isBeside) boxes[boxes.length - 1] = joined(last, box);
      else boxes.push(box);
    }
    return boxes;
  }

  #stretches(places: readonly number[]): readonly Stretch[] {
    const stretches: Stretch[] = [];
    for (const place of [...new Set(places)].toSorted((a, b) => a - b)) {
      const run = this.#runAt(place);
      if (!run || /\s/.test(run.text[place - run.at] ?? ' ')) continue;
      const at = place - run.at;
      const last = stretches.at(-1);
      if (last?.run === run) stretches[stretches.length - 1] = { ...last, to: at + 1 };
      else stretches.push({ run, from: at, to: at + 1 });
    }
    return stretches;
  }

  #runAt(place: number): Run | undefined {
    let [low, high] = [0, this.#runs.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#runs[middle]?.at ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    const run = this.#runs[low];
    return run && place >= run.at && place < run.at + run.text.length ? run : undefined;
  }
}
