import type { LockedOut } from '../rewrite-lock.ts';
import type { Token } from '../rewrite-tokens.ts';
import { functionWords } from '../rewrite-words.ts';
import { rootsOf } from '../word-forms.ts';
import { hasHappened, isPost, partOf } from '../work-parts.ts';

/** The verb of a trade, where letters alone do not tell. */
const pairs =
  'driver=drive,teacher=teach,tutor=teach,lecturer=teach,professor=teach,nurse=nurse,cook=cook,chef=cook,salesman=sell,salesperson=sell,seller=sell,tailor=stitch,tailor=sew,tailor=tailor,guard=guard,watchman=guard,mechanic=repair,technician=repair,typist=type,sweeper=clean,waiter=serve,steward=serve,farmer=farm,farmer=grow,farmer=cultivate,barber=cut,telecaller=call,programmer=code,coder=code,courier=deliver,rider=deliver,fitter=fit,cutter=cut';

const verbsOfTrade: ReadonlyMap<string, readonly string[]> = (() => {
  const verbs = new Map<string, string[]>();
  for (const pair of pairs.split(',')) {
    const [trade = '', verb = ''] = pair.split('=');
    verbs.set(trade, [...(verbs.get(trade) ?? []), verb]);
  }
  return verbs;
})();

const keyAt = (tokens: readonly Token[], index: number): string => tokens[index]?.key ?? '';

/** Where the source says that one is or was of a trade, not where it speaks of another who is. */
const heldAt = (tokens: readonly Token[], index: number): boolean => {
  let start = index - 1;
  while (
    start >= 0 &&
    tokens[start]?.kind === 'word' &&
    !functionWords.has(keyAt(tokens, start)) &&
    !hasHappened(keyAt(tokens, start))
  )
    start -= 1;
  while (/^(?:a|an|the|-)$/.test(keyAt(tokens, start))) start -= 1;
  const link = tokens[start];
  const next = tokens[index + 1];
  if (/['’]/.test(tokens[index]?.text ?? '')) return false;
  if (next?.kind === 'word' && /^(?:assistant|helper|trainee|ne|ko|ki)$/.test(next.key)) return false;
  if (link === undefined) return next === undefined || next.kind !== 'word' || functionWords.has(next.key);
  if (link.kind === 'mark') return /[.;:]/.test(link.text);
  if (/^(?:as|am|i)$/.test(link.key)) return true;
  if (/^(?:was|is|been|being)$/.test(link.key))
    return start === 0 || /^(?:i|have|had|and|,)$/.test(keyAt(tokens, start - 1));
  return link.key === 'of' && /^(?:work|job|duty|post|role|position)$/.test(keyAt(tokens, start - 1));
};

/** How a word is brought in: the last word before it that holds a sentence together. */
const linkBefore = (tokens: readonly Token[], index: number): string => {
  for (let place = index - 1; place >= 0; place -= 1) {
    const { kind, key = '' } = tokens[place] ?? {};
    if (kind === 'mark' && !/^[-/]$/.test(key)) return '';
    if (kind === 'word' && functionWords.has(key) && !/^(?:a|an|the|my|its|their|his|her|and|or)$/.test(key))
      return key;
  }
  return '';
};

const tradesOf = (source: readonly Token[], key: string): readonly number[] => {
  const roots = rootsOf(key);
  return source.flatMap((token, index) => {
    if (token.kind !== 'word' || !/^[a-z]/.test(token.key)) return [];
    const verbs = verbsOfTrade.get(token.key) ?? [];
    const isRegular =
      /(?:er|or)$/.test(token.key) &&
      isPost(token.key) &&
      roots.some((root) => root.length > 3 && [`${root}er`, `${root}r`, `${root}or`].includes(token.key));
    return verbs.some((verb) => roots.includes(verb)) || isRegular ? [index] : [];
  });
};

const isVerb = (key: string): boolean => hasHappened(key) || /ing$/.test(key);

/** "Worked as a driver" is "drove": the verb that belongs to the trade one is said to have. */
export const isOwnTrade = (source: readonly Token[], key: string): boolean =>
  /^[a-z]/.test(key) &&
  isVerb(key) &&
  partOf(key) === undefined &&
  tradesOf(source, key).some((index) => heldAt(source, index));

const vehicles =
  /^(?:bus(?:es)?|cars?|trucks?|vans?|cabs?|taxis?|autos?|rickshaws?|tempos?|lorr(?:y|ies)|tractors?|vehicles?|ambulances?|jeeps?|bikes?|trailers?|tippers?|scooters?|trains?|tankers?|cranes?|loaders?|forklifts?|jcbs?|dumpers?|metro|harvesters?|rollers?|excavators?|cargo|goods|passengers?|guests?|staff|children|students?|families|family)$/;

const objectAt = (tokens: readonly Token[], index: number): readonly Token[] => {
  const words: Token[] = [];
  for (let place = index + 1; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (!token || token.kind === 'mark' || token.kind === 'sign') break;
    if (token.kind !== 'word' || /^(?:a|an|the|my|of|their)$/.test(token.key)) continue;
    if (functionWords.has(token.key) || token.key.startsWith('every ')) break;
    words.push(token);
  }
  return words;
};

/** A trade's verb is done to what the trade is of: a driver at a sales company did not drive sales. */
export const misusedTrade = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  for (const [index, token] of answer.entries()) {
    if (token.kind !== 'word' || !hasHappened(token.key)) continue;
    const roots = rootsOf(token.key);
    const object = objectAt(answer, index);
    const [first] = object;
    if (!first) continue;
    const isSame = source.some((one) => one.key === token.key);
    if (roots.includes('drive') && !isSame && !object.some(({ key }) => vehicles.test(key)))
      return { reason: 'number-moved', word: first.text };
    const own = source.some(
      (one) =>
        one.kind === 'word' && isVerb(one.key) && rootsOf(one.key).some((root) => roots.includes(root)),
    );
    // A guard guards the place itself.
    if (own || roots.includes('guard') || tradesOf(source, token.key).length === 0) continue;
    const last = object.at(-1) ?? first;
    const places = source.flatMap((one, place) =>
      rootsOf(one.key).some((root) => rootsOf(last.key).includes(root)) ? [place] : [],
    );
    if (
      places.length > 0 &&
      places.every((place) => /^(?:in|at|with|under|from|by|near)$/.test(linkBefore(source, place)))
    )
      return { reason: 'number-moved', word: last.text };
  }
  return undefined;
};
