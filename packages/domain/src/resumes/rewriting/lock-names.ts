import type { LockedOut } from './rewrite-lock.ts';
import type { Token } from './rewrite-tokens.ts';
import { functionWords } from './rewrite-words.ts';
import { areForms } from './word-forms.ts';
import { hasHappened, isPlainVerb } from './work-parts.ts';

const moved = (token: Token): LockedOut => ({ reason: 'number-moved', word: token.text });

/** How a name is brought in. Tools one works in, with or on are one kind; an employer and a client are not. */
const kindOfLink: Readonly<Record<string, string>> = {
  in: 'in',
  on: 'in',
  with: 'in',
  using: 'in',
  through: 'in',
  via: 'in',
  at: 'at',
  for: 'for',
  of: 'of',
  from: 'from',
  to: 'to',
  into: 'to',
  under: 'under',
  by: 'by',
  as: 'as',
  over: 'over',
  से: 'from',
  में: 'in',
  पर: 'in',
};
/** A name may change from one of these to another and still mean the same. */
const sameLinks: readonly ReadonlySet<string>[] = [
  new Set(['', 'in']),
  new Set(['in', 'of']),
  new Set(['', 'of']),
  new Set(['at', 'in']),
  new Set(['at', 'of']),
];

/** Past the other names of a list and the words of the same name, to what brings them in. */
const linkOf = (tokens: readonly Token[], index: number): string => {
  let place = index - 1;
  while (place >= 0) {
    const token = tokens[place];
    if (!token) break;
    const skips =
      token.isName ||
      (token.kind === 'mark' && /[,.&()/-]/.test(token.text)) ||
      /^(?:and|or|the|a|an|dr|mr|mrs|ms|prof|m|s|और|तथा)$/u.test(token.key);
    if (!skips) return kindOfLink[token.key] ?? '';
    place -= 1;
  }
  return '';
};

const beside = (tokens: readonly Token[], index: number, step: 1 | -1): string => {
  for (let place = index + step; place >= 0 && place < tokens.length; place += step) {
    const token = tokens[place];
    if (token && token.kind === 'word' && !functionWords.has(token.key) && !token.isName) return token.key;
    if (token && token.kind === 'mark' && /[.;]/.test(token.text)) return '';
  }
  return '';
};

const isNameIn = (names: ReadonlySet<string>, token: Token | undefined): boolean =>
  token?.kind === 'word' && (token.isName || names.has(token.key));

/** Names keep how they are brought in, and two of them are not put together to a third. */
export const movedName = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const names = new Set(source.filter(({ isName }) => isName).map(({ key }) => key));
  if (names.size === 0) return undefined;
  const marked = source.map((token) => ({ ...token, isName: isNameIn(names, token) }));
  const said = answer.map((token) => ({ ...token, isName: names.has(token.key) }));
  const phrases = marked.filter((token, index) => token.isName && !marked[index - 1]?.isName).length;
  for (const [index, token] of said.entries()) {
    if (!token.isName) continue;
    const places = marked.flatMap((one, place) => (one.key === token.key ? [place] : []));
    const next = said[index + 1];
    if (
      next?.isName &&
      !places.some((place) => marked[place + 1]?.key === next.key || listed(marked, place, next.key))
    )
      return moved(token);
    const link = linkOf(said, index);
    const keeps = places.some((place) => {
      const before = linkOf(marked, place);
      const modifies = said[index + 1]?.kind === 'word' && !functionWords.has(said[index + 1]?.key ?? '');
      // "Data from SAP" is "SAP data"; "served as NCC cadet" is "NCC cadet".
      if (
        link === '' &&
        modifies &&
        /^(?:for|from)$/.test(before) &&
        areForms(beside(marked, place, -1), beside(said, index, 1))
      )
        return true;
      if (link === '' && before === 'as' && (index === 0 || said[index - 1]?.kind === 'mark')) return true;
      if (before === link || sameLinks.some((kinds) => kinds.has(before) && kinds.has(link))) return true;
      if (phrases === 1 && /^(?:from|at|in|of)$/.test(before) && /^(?:|from|at|in|of)$/.test(link))
        return true;
      if (/^(?:from|to|under|by|as|over)$/.test(before) && link !== before && phrases > 1) return false;
      if (/^(?:at|for)$/.test(link) && link !== before) return false;
      if (/^(?:under|as|by)$/.test(before) || /^(?:under|as|by|over)$/.test(link)) return false;
      return ([1, -1] as const).some((step) => {
        const [one, other] = [beside(marked, place, step), beside(said, index, step)];
        return one !== '' && other !== '' && areForms(one, other);
      });
    });
    if (!keeps) return moved(token);
  }
  return undefined;
};

/** "MS Word, MS Excel" may become "MS Word, Excel": the second stands in the same list. */
const listed = (tokens: readonly Token[], place: number, key: string): boolean =>
  tokens.some(
    (token, index) => token.key === key && index === place + 2 && tokens[place + 1]?.kind === 'mark',
  );

/**
 * What a verb is done to: words up to the first that leads on to something else, and again behind each "and", as in
 * "reduced cost by 20 % and time by 40 %".
 */
const objectOf = (tokens: readonly Token[], index: number): readonly string[] => {
  const words: string[] = [];
  let collects = true;
  for (let place = index + 1; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (!token || (token.kind === 'mark' && /[.;:]/.test(token.text))) break;
    if (token.text === ',' || /^(?:and|or)$/.test(token.key)) collects = true;
    else if (token.kind === 'word') {
      if (/^(?:them|it|these|those|that)$/.test(token.key) && words.length === 0) return [];
      // "Collected, labelled and sent": they share what comes behind the last of them.
      if (hasHappened(token.key) && (isPlainVerb(token.key) || /ed$/.test(token.key))) break;
      if (/^(?:of|the|a|an|with|their|his|her|also|new)$/.test(token.key)) continue;
      if (functionWords.has(token.key)) collects = false;
      else if (collects && !token.key.startsWith('every ')) words.push(token.key);
    }
  }
  return words;
};

/** A verb of the source is done to what it is done to there. */
export const movedObject = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  // "Samples were collected": it is done to what stands before it.
  const isPassive = (place: number) => /^(?:was|were|been|being|is|are)$/.test(source[place - 1]?.key ?? '');
  for (const [index, token] of answer.entries()) {
    if (token.kind !== 'word' || token.isName || !hasHappened(token.key)) continue;
    const now = objectOf(answer, index);
    if (now.length === 0) continue;
    const before = source.flatMap((one, place) =>
      one.kind === 'word' && hasHappened(one.key) && one.key === token.key
        ? [isPassive(place) ? [] : objectOf(source, place)]
        : [],
    );
    if (before.length === 0 || before.some((words) => words.length === 0)) continue;
    if (!before.some((words) => words.some((word) => now.some((one) => areForms(one, word))))) {
      const at = answer.findIndex((one, place) => place > index && one.key === now[0]);
      return moved(answer[at] ?? token);
    }
  }
  return undefined;
};
