/** A Huffman code: frequent symbols get few bits, none more than the limit. */
export class HuffmanCode {
  readonly lengths: Uint8Array;
  readonly codes: Uint16Array;
  /** One more than the last symbol that has a code. */
  readonly used: number;

  constructor(counts: Uint32Array, limit: number) {
    this.lengths = new Uint8Array(counts.length);
    this.codes = new Uint16Array(counts.length);
    const symbols: number[] = [];
    counts.forEach((count, symbol) => {
      if (count > 0) symbols.push(symbol);
    });
    this.used = (symbols.at(-1) ?? -1) + 1;
    symbols.sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
    const perLength = limited(depths(symbols.map((symbol) => counts[symbol] ?? 0)), limit);
    let rarest = 0;
    for (let length = limit; length > 0; length--) {
      for (let count = perLength[length] ?? 0; count > 0; count--)
        this.lengths[symbols[rarest++] ?? 0] = length;
    }
    this.#number(perLength, limit);
  }

  #number(perLength: readonly number[], limit: number): void {
    const next = [0];
    for (let length = 1, code = 0; length <= limit; length++) {
      code = (code + (length > 1 ? (perLength[length - 1] ?? 0) : 0)) << 1;
      next[length] = code;
    }
    this.lengths.forEach((length, symbol) => {
      if (length === 0) return;
      const code = next[length] ?? 0;
      next[length] = code + 1;
      this.codes[symbol] = reversed(code, length);
    });
  }
}

const reversed = (code: number, length: number): number => {
  let turned = 0;
  for (let bit = 0; bit < length; bit++) turned |= ((code >> bit) & 1) << (length - 1 - bit);
  return turned;
};

/** How deep each weight lies in a Huffman tree, the lightest first. */
const depths = (weights: readonly number[]): number[] => {
  const count = weights.length;
  if (count < 2) return weights.map(() => 1);
  const nodes = [...weights];
  const parents: number[] = [];
  let leaf = 0;
  let inner = count;
  const lightest = (): number => {
    const takeLeaf = leaf < count && (inner >= nodes.length || (nodes[leaf] ?? 0) <= (nodes[inner] ?? 0));
    return takeLeaf ? leaf++ : inner++;
  };
  while (nodes.length < 2 * count - 1) {
    const [one, other] = [lightest(), lightest()];
    parents[one] = nodes.length;
    parents[other] = nodes.length;
    nodes.push((nodes[one] ?? 0) + (nodes[other] ?? 0));
  }
  const depth: number[] = [];
  depth[nodes.length - 1] = 0;
  for (let node = nodes.length - 2; node >= 0; node--) depth[node] = (depth[parents[node] ?? 0] ?? 0) + 1;
  return depth.slice(0, count);
};

/** How many codes of each length, none longer than the limit: what is cut off is made room for among the shorter. */
const limited = (lengths: readonly number[], limit: number): number[] => {
  const perLength = Array.from({ length: limit + 1 }, () => 0);
  const add = (length: number, count: number): void => {
    perLength[length] = (perLength[length] ?? 0) + count;
  };
  for (const length of lengths) add(Math.min(length, limit), 1);
  let room = perLength.reduce(
    (sum, count, length) => (length > 0 ? sum + count * 2 ** (limit - length) : 0),
    0,
  );
  for (; room > 2 ** limit; room--) {
    let shorter = limit - 1;
    while (perLength[shorter] === 0) shorter--;
    add(limit, -1);
    add(shorter, -1);
    add(shorter + 1, 2);
  }
  return perLength;
};
