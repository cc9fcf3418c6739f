/** A text in three parts: what both begin with, what differs, what both end with. */
export interface ChangedText {
  readonly start: string;
  readonly middle: string;
  readonly end: string;
}

const tokensOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Where a text differs from another, by whole words. */
export const changedMiddle = (text: string, other: string): ChangedText => {
  const [mine, theirs] = [tokensOf(text), tokensOf(other)];
  const shortest = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < shortest && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shortest - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const part = (from: number, to: number) => mine.slice(from, to).join('');
  return {
    start: part(0, start),
    middle: part(start, mine.length - end),
    end: part(mine.length - end, mine.length),
  };
};
