export interface WordChange {
  readonly text: string;
  readonly kind: 'same' | 'out' | 'in';
}

const wordsOf = (text: string): readonly string[] => text.match(/\S+/gu) ?? [];

/** How long the longest common run of words is from each pair of places on. */
const commonFrom = (a: readonly string[], b: readonly string[]): readonly (readonly number[])[] => {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [table[i] ?? [], table[i + 1] ?? []];
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
};

/** What goes, what comes and what stays of a sentence in other words. */
export const wordChanges = (before: string, after: string): readonly WordChange[] => {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const common = commonFrom(a, b);
  const changes: WordChange[] = [];
  const add = (kind: WordChange['kind'], word = '') => {
    const last = changes.at(-1);
    if (last?.kind === kind) changes[changes.length - 1] = { kind, text: `${last.text} ${word}` };
    else changes.push({ kind, text: word });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add('same', a[i]);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      add('out', a[i]);
      i += 1;
    } else {
      add('in', b[j]);
      j += 1;
    }
  }
  return changes;
};
