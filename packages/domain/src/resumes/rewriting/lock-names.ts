import { units } from './number-words.ts';
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
      /^(?:and|or|the|a|an|named|called|dr|mr|mrs|ms|prof|m|s|और|तथा)$/u.test(token.key);
    // "Under the guidance of CA Mehta" is "under CA Mehta".
    if (token.key === 'of' && /^(?:guidance|supervision)$/.test(tokens[place - 1]?.key ?? '')) return 'under';
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
  token?.kind === 'word' && ((token.isName && !units.has(token.key)) || names.has(token.key));

/** "An NGO named Pratham". */
const isCalledSo = (tokens: readonly Token[], place: number, key: string): boolean =>
  /^(?:named|called)$/.test(tokens[place + 1]?.key ?? '') && tokens[place + 2]?.key === key;

const following = (tokens: readonly Token[], index: number): readonly string[] => {
  const keys: string[] = [];
  for (let place = index + 1; place < tokens.length && keys.length < 4; place += 1) {
    const token = tokens[place];
    if (token?.kind !== 'word' || functionWords.has(token.key)) break;
    keys.push(token.key);
  }
  return keys;
};

const isDoer = (
  source: readonly Token[],
  place: number,
  answer: readonly Token[],
  index: number,
): boolean => {
  let next = index + 1;
  while (answer[next]?.isName || /^(?:then|also)$/.test(answer[next]?.key ?? '')) next += 1;
  let by = place;
  while (by > 0 && source[by]?.key !== 'by') by -= 1;
  const [was, is] = [source[by - 1]?.key ?? '', answer[next]?.key ?? ''];
  return hasHappened(is) && was === is;
};

const study =
  /^(?:course|diploma|degree|certificate|certification|graduation|training|apprenticeship|iti|bsc|bcom|ba|mba|btech|studies|education|internship)$/;

const isOfStudy = (tokens: readonly Token[], place: number): boolean => {
  let from = place;
  while (from > 0 && tokens[from]?.key !== 'from') from -= 1;
  if (tokens.some(({ key }, at) => key === 'to' && at > from)) return false;
  for (let before = from - 1; before >= 0; before -= 1) {
    const { kind, key = '', text = '' } = tokens[before] ?? {};
    if (kind === 'mark' && /[.;]/.test(text)) return false;
    if (study.test(key)) return true;
    if (hasHappened(key)) return false;
  }
  return false;
};

const isBarePlace = (tokens: readonly Token[], place: number): boolean => {
  let [start, end] = [place, place];
  while (tokens[start - 1]?.isName) start -= 1;
  while (tokens[end + 1]?.isName) end += 1;
  const after = tokens[end + 1];
  return (
    /^(?:months?|years?|weeks?|days?)$/.test(tokens[start - 1]?.key ?? '') &&
    (!after || after.kind === 'mark')
  );
};

const isWhoCame = (
  source: readonly Token[],
  place: number,
  answer: readonly Token[],
  index: number,
): boolean => {
  const before = source.slice(Math.max(0, place - 6), place).map(({ key }) => key);
  const [next] = following(answer, index);
  return (
    before.some((key) => /^(?:came|come|coming|comes|visiting|admitted|brought)$/.test(key)) &&
    next !== undefined &&
    before.some((key) => areForms(key, next))
  );
};

/** Names keep how they are brought in, and two of them are not put together to a third. */
export const movedName = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const names = new Set(source.filter(({ isName, key }) => isName && !units.has(key)).map(({ key }) => key));
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
      !places.some(
        (place) =>
          marked[place + 1]?.key === next.key ||
          listed(marked, place, next.key) ||
          isCalledSo(marked, place, next.key),
      )
    )
      return moved(token);
    const link = linkOf(said, index);
    const keeps = places.some((place) => {
      const named = marked[place + 1];
      // "The KYC verification": it stands before what it names and is brought in by nothing.
      const isModifier = named?.kind === 'word' && !named.isName && !functionWords.has(named.key);
      if (isModifier && /^(?:|in)$/.test(link)) return true;
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
      // "A camp by NSS" is "an NSS camp".
      if (
        link === '' &&
        modifies &&
        before === 'by' &&
        following(said, index).some((one) => one === beside(marked, place, -1))
      )
        return true;
      // "Checked by HR" is "which HR checked".
      if (before === 'by' && link === '' && isDoer(marked, place, said, index)) return true;
      // A course from a school is one at that school.
      if (before === 'from' && /^(?:at|in|of)$/.test(link) && isOfStudy(marked, place)) return true;
      // "6 months Taj Gateway": where, with the word for it left out.
      if (before === '' && link === 'at' && isBarePlace(marked, place)) return true;
      // "Patients which are coming to OPD" are "OPD patients".
      if (modifies && /^(?:to|at|for)$/.test(before) && isWhoCame(marked, place, said, index)) return true;
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

/** "Got the work done of pouring slab": what it is done to comes later. */
const isOfWork = (tokens: readonly Token[], index: number): boolean =>
  /^(?:works?|job|duty|duties)$/.test(objectOf(tokens, index)[0] ?? '');

/** A verb of the source is done to what it is done to there. */
export const movedObject = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  // "Samples were collected": it is done to what stands before it.
  const isPassive = (place: number): boolean => {
    let before = place - 1;
    while (/^(?:and|,|also)$/.test(source[before]?.key ?? '') || hasHappened(source[before]?.key ?? ''))
      before -= 1;
    return /^(?:was|were|been|being|is|are)$/.test(source[before]?.key ?? '');
  };
  for (const [index, token] of answer.entries()) {
    if (token.kind !== 'word' || token.isName || !hasHappened(token.key)) continue;
    const now = objectOf(answer, index);
    if (now.length === 0) continue;
    const before = source.flatMap((one, place) =>
      one.kind === 'word' && hasHappened(one.key) && one.key === token.key
        ? [isPassive(place) || isOfWork(source, place) ? [] : objectOf(source, place)]
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
