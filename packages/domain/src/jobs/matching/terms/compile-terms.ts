import { keysOfForm } from './term-keys.ts';

/**
 * A tool has a name of its own (software, a law, a machine, a licence) and is asked for wherever it stands; a skill is
 * a word of the trade, which a sentence about a duty uses without asking for it.
 */
export const termKinds = ['tool', 'skill', 'soft', 'language', 'degree', 'study', 'place'] as const;
export type TermKind = (typeof termKinds)[number];

/** Words that mean different things beside a degree, as a place and as a skill: "B.Sc Statistics", "knows statistics". */
export type TermGroup = 'learning' | 'place' | 'skill';

export const groupOf = (kind: TermKind): TermGroup => {
  if (kind === 'degree' || kind === 'study') return 'learning';
  return kind === 'place' ? 'place' : 'skill';
};

export interface Term {
  readonly name: string;
  readonly kind: TermKind;
  /** Itself and all that it shows: a B.Tech shows a graduate. */
  readonly shows: ReadonlySet<Term>;
}

/** How a way to write a term has to stand in a text. */
export interface TermForm {
  readonly term: Term;
  /** Its letters as they must be written; absent where capitals do not matter. */
  readonly exact?: string | undefined;
  /** A word of everyday sentences: counts in a list of things alone. */
  readonly inLists: boolean;
}

type TermName = `${TermGroup} ${string}`;

export const nameOf = (group: TermGroup, name: string): TermName => `${group} ${name.toLowerCase()}`;

export interface Terms {
  readonly all: readonly Term[];
  readonly byName: ReadonlyMap<TermName, Term>;
  readonly forms: ReadonlyMap<string, readonly TermForm[]>;
}

export interface TermSource {
  readonly kind: TermKind;
  /**
   * A term a line: `name, another way to write it > what it shows`. `!` before a form: capitals as written; `~`: the
   * same, and only where things are listed; `-` before the name: it is no form of its own.
   */
  readonly lines: string;
}

const listed = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

interface WritableTerm extends Term {
  readonly shows: Set<Term>;
}

interface ReadLine {
  readonly term: WritableTerm;
  readonly forms: readonly string[];
  readonly implied: readonly string[];
}

const readLine = (kind: TermKind, line: string): ReadLine | undefined => {
  const [left, right] = line.split('>');
  const [first, ...others] = listed(left);
  if (first === undefined) return undefined;
  const name = first.replace(/^[-!~]+/, '');
  const forms = first.startsWith('-') ? others : [first, ...others];
  return { term: { name, kind, shows: new Set() }, forms, implied: listed(right) };
};

const formOf = (term: Term, written: string): readonly (readonly [key: string, form: TermForm])[] => {
  const text = written.replace(/^[!~]/, '');
  const isExact = /^[!~]/.test(written);
  const exact = isExact ? text.replace(/[^\p{L}\p{M}\p{N}+#]/gu, '') : undefined;
  return keysOfForm(text).map((key) => [key, { term, exact, inLists: written.startsWith('~') }] as const);
};

const spread = (term: WritableTerm, direct: ReadonlyMap<Term, readonly Term[]>): void => {
  const open: Term[] = [term];
  for (let next = open.pop(); next; next = open.pop()) {
    if (term.shows.has(next)) continue;
    term.shows.add(next);
    open.push(...(direct.get(next) ?? []));
  }
};

/** What stands first wins a form that two terms of a group claim in the same letters. */
export const compileTerms = (sources: readonly TermSource[]): Terms => {
  const lines = sources.flatMap(({ kind, lines: text }) =>
    text.split('\n').flatMap((line) => readLine(kind, line) ?? []),
  );
  const byName = new Map<TermName, WritableTerm>();
  const forms = new Map<string, TermForm[]>();
  const direct = new Map<Term, Term[]>();
  for (const { term, forms: written } of lines) {
    const name = nameOf(groupOf(term.kind), term.name);
    const known = byName.get(name);
    if (!known) byName.set(name, term);
    for (const [key, form] of written.flatMap((one) => formOf(known ?? term, one))) {
      const there = forms.get(key) ?? [];
      const group = groupOf(form.term.kind);
      const rivals = there.filter(({ term }) => groupOf(term.kind) === group);
      if (!rivals.some((other) => other.exact === form.exact || other.exact === undefined)) there.push(form);
      forms.set(key, there);
    }
  }
  for (const { term, implied } of lines) {
    const group = groupOf(term.kind);
    const owner = byName.get(nameOf(group, term.name)) ?? term;
    const shown = implied.flatMap((name) => byName.get(nameOf(group, name)) ?? []);
    direct.set(owner, [...(direct.get(owner) ?? []), ...shown]);
  }
  for (const term of byName.values()) spread(term, direct);
  return { all: [...byName.values()], byName, forms };
};
