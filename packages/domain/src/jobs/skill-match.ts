/** A stretch of a text, and whether it names one of the skills. */
export interface TextPiece {
  readonly text: string;
  readonly isSkill: boolean;
}

const skillsRead = 60;
const skillLength = 60;
/** 'Go', 'R' and 'C' are skills as written; in small letters they are parts of sentences. */
const exactUpTo = 2;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const letter = /[\p{L}\p{M}\p{N}]/u;
/** What makes another skill of the same letters: C++, C#. */
const continues = /[\p{L}\p{M}\p{N}+#]/u;

interface Finder {
  readonly skill: string;
  readonly pattern: RegExp;
}

/** The neighbours are looked at by hand: classes of letters in each pattern would cost milliseconds to compile. */
const finderOf = (skill: string): Finder => ({
  skill,
  pattern: new RegExp(
    skill.split(/\s+/).map(escaped).join('[\\s-]+'),
    [...skill].length <= exactUpTo ? 'gu' : 'giu',
  ),
});

interface Span {
  readonly start: number;
  readonly end: number;
}

const spansOf = ({ pattern }: Finder, text: string): readonly Span[] =>
  [...text.matchAll(pattern)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ start, end }) => !letter.test(text.charAt(start - 1)) && !continues.test(text.charAt(end)));

const distinct = (skills: readonly string[]): readonly string[] => {
  const names = new Map<string, string>();
  for (const text of skills) {
    const name = text.trim().slice(0, skillLength).trim();
    if (/[\p{L}\p{N}]/u.test(name) && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].slice(0, skillsRead);
};

/** Looks for a person's skills in adverts. Made once for a resume, used for every job. */
export const skillMatcher = (skills: readonly string[]) => {
  const finders = distinct(skills).map(finderOf);
  return {
    /** The skills that a text names, in the resume's order. */
    found: (text: string): readonly string[] =>
      finders.filter((finder) => spansOf(finder, text).length > 0).map(({ skill }) => skill),
    /** The whole text, cut where skills are named. */
    pieces: (text: string): readonly TextPiece[] => cut(text, spansIn(text, finders)),
  };
};
export type SkillMatcher = ReturnType<typeof skillMatcher>;

const spansIn = (text: string, finders: readonly Finder[]): readonly Span[] =>
  finders
    .flatMap((finder) => spansOf(finder, text))
    // Where names overlap, the longer one is meant: 'Spring Boot', not 'Spring'.
    .sort((a, b) => a.start - b.start || b.end - a.end);

const cut = (text: string, spans: readonly Span[]): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const { start, end } of spans) {
    if (start < position) continue;
    pieces.push({ text: text.slice(position, start), isSkill: false });
    pieces.push({ text: text.slice(start, end), isSkill: true });
    position = end;
  }
  pieces.push({ text: text.slice(position), isSkill: false });
  return pieces.filter((piece) => piece.text !== '');
};
