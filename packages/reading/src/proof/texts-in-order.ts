import { type FoldedText, folded, type Stretch, stretchesOf } from './folded-text.ts';

/** What became of one text that should be in the file. */
export interface FoundText {
  /** `moved`: it is there, but not where it belongs in the order of the texts. */
  readonly state: 'found' | 'moved' | 'missing';
  /** Where it stands in the file's text; of a missing one, where it should. */
  readonly start: number;
  readonly end: number;
}

interface Candidate extends Stretch {
  readonly text: number;
  readonly weight: number;
  readonly before: Candidate | undefined;
}

/** The best that ends at a place or before it. */
class BestUntil {
  readonly #tree: (Candidate | undefined)[];

  constructor(size: number) {
    this.#tree = Array.from({ length: size + 2 });
  }

  add(candidate: Candidate): void {
    for (let at = candidate.end + 1; at < this.#tree.length; at += at & -at) {
      const known = this.#tree[at];
      if (!known || known.weight < candidate.weight) this.#tree[at] = candidate;
    }
  }

  best(place: number): Candidate | undefined {
    let best: Candidate | undefined;
    for (let at = place + 1; at > 0; at -= at & -at) {
      const known = this.#tree[at];
      if (known && (!best || known.weight > best.weight)) best = known;
    }
    return best;
  }
}

/**
 * Finds texts in the order in which they should follow each other: of all ways to place them the one that keeps most of
 * them in order. A word that is missing is not taken for found because another sentence has it.
 */
export const textsInOrder = (texts: readonly string[], whole: FoldedText): readonly FoundText[] => {
  const until = new BestUntil(whole.signs.length);
  const stretches = texts.map((text) => stretchesOf(folded(text), whole));
  let best: Candidate | undefined;
  for (const [text, places] of stretches.entries()) {
    const candidates = places.map(({ start, end }): Candidate => {
      const before = until.best(start);
      return { text, start, end, before, weight: (before?.weight ?? 0) + end - start };
    });
    for (const candidate of candidates) {
      until.add(candidate);
      if (!best || candidate.weight > best.weight) best = candidate;
    }
  }
  const chosen = new Map<number, Stretch>();
  for (let one = best; one; one = one.before) chosen.set(one.text, one);
  const taken = new Uint8Array(whole.signs.length);
  const take = ({ start, end }: Stretch): void => void taken.fill(1, start, end);
  for (const stretch of chosen.values()) take(stretch);
  const found = texts.map((_, text): FoundText | undefined => {
    const place = chosen.get(text);
    if (place) return { state: 'found', ...place };
    const other = stretches[text]?.find(({ start, end }) => !taken.subarray(start, end).includes(1));
    if (!other) return undefined;
    take(other);
    return { state: 'moved', ...other };
  });
  return found.map((one, text) => one ?? { state: 'missing', ...gapAt(text, chosen, whole.signs.length) });
};

/** Between the texts that stand before and behind it. */
const gapAt = (text: number, chosen: ReadonlyMap<number, Stretch>, end: number): Stretch => {
  let [from, to] = [0, end];
  for (const [other, stretch] of chosen) {
    if (other < text) from = Math.max(from, stretch.end);
    else to = Math.min(to, stretch.start);
  }
  return { start: from, end: Math.max(from, to) };
};
