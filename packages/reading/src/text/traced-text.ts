/**
 * Text that knows where each of its characters stood in what was read. Cut, joined or trimmed, it still does: that is how
 * every field can be shown on the page it came from, and how nothing that was read goes missing.
 */
export interface Traced {
  readonly text: string;
  /** For each UTF-16 unit its place in the read characters; -1 where it was added, as a space between two pieces is. */
  readonly at: readonly number[];
}

export const nothing: Traced = { text: '', at: [] };

export const traced = (text: string, start: number): Traced => ({
  text,
  at: Array.from({ length: text.length }, (_, index) => start + index),
});

/** Text that stands nowhere in the file. */
export const added = (text: string): Traced => ({ text, at: Array.from({ length: text.length }, () => -1) });

/** Letters or digits, not signs alone. */
export const hasText = ({ text }: Traced): boolean => /[\p{L}\p{N}]/u.test(text);

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export const slice = ({ text, at }: Traced, start: number, end?: number): Traced => ({
  text: text.slice(start, end),
  at: at.slice(start, end),
});

export const join = (pieces: readonly Traced[], between = ''): Traced => {
  const gap = added(between);
  const at: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) at.push(...gap.at);
    for (const place of piece.at) at.push(place);
  }
  return { text: pieces.map(({ text }) => text).join(between), at };
};

export const trim = (whole: Traced): Traced => {
  const start = whole.text.length - whole.text.trimStart().length;
  return slice(whole, start, Math.max(start, whole.text.trimEnd().length));
};

const everywhere = (pattern: RegExp): RegExp =>
  pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`);

/** The parts between the matches, and the matches themselves: together they are the whole. */
export const split = (
  whole: Traced,
  pattern: RegExp,
): { readonly parts: readonly Traced[]; readonly separators: readonly Traced[] } => {
  const parts: Traced[] = [];
  const separators: Traced[] = [];
  let from = 0;
  for (const match of whole.text.matchAll(everywhere(pattern))) {
    if (match[0] === '') continue;
    parts.push(slice(whole, from, match.index));
    from = match.index + match[0].length;
    separators.push(slice(whole, match.index, from));
  }
  return { parts: [...parts, slice(whole, from)], separators };
};

export interface Cut {
  readonly before: Traced;
  readonly match: Traced;
  readonly after: Traced;
  readonly groups: readonly (string | undefined)[];
}

/** Cuts at the first match; undefined where there is none. */
export const cut = (whole: Traced, pattern: RegExp): Cut | undefined => {
  const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(whole.text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  return {
    before: slice(whole, 0, match.index),
    match: slice(whole, match.index, end),
    after: slice(whole, end),
    groups: match.slice(1),
  };
};

/** Without what the pattern matches, and what was taken out. */
export const without = (
  whole: Traced,
  pattern: RegExp,
): { readonly kept: Traced; readonly taken: Traced } => {
  const { parts, separators } = split(whole, pattern);
  return { kept: join(parts), taken: join(separators) };
};
