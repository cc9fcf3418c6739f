import { isOwnTrade } from './own-words/lock-trades.ts';
import type { LockedOut } from './rewrite-lock.ts';
import type { Token } from './rewrite-tokens.ts';
import { functionWords, isAddable } from './rewrite-words.ts';
import { meaningsOf } from './same-meaning.ts';
import { areForms, isVerbOf } from './word-forms.ts';
import { hasHappened, isPlainVerb } from './work-parts.ts';

/** They say that something was done and leave it to a noun to say what: "did the wiring". */
const vague =
  /^(?:do|did|done|doing|does|make|made|making|give|gave|given|giving|take|took|taken|taking|have|had|has|having|get|got|getting|conduct|conducted|conducting|perform|performed|performing|carry|carried|carrying|handle|handled|handling|provide|provided|providing|work|worked|working|involve|involved|engage|engaged|posted|assigned|was|were|used|complete|completed|completing|undertake|undertook|undertaken|put|started|attended|attend|attending|appointed|hired|selected|learned|learnt|assisted|helped|supported|participated|went|kept|filled|acted|served|looked|includes?|included|including|related|consisted|comprised|concerned)$/;

/** Behind a deed they name nothing of their own: "training sessions". */
const generic =
  /^(?:sessions?|works?|process|activity|activities|duty|duties|job|services?|programmes?|programs?|tasks?|operations?|part)$/;

/** A participle or a gerund that stands where a verb does. */
const actsAsVerb = (tokens: readonly Token[], index: number): boolean => {
  const { key = '' } = tokens[index] ?? {};
  const before = tokens[index - 1];
  if (hasHappened(key)) return true;
  if (/ing$/.test(key))
    return (
      before === undefined ||
      before.kind === 'mark' ||
      /^(?:by|for|in|of|and|or|while|to|also|was|were|am|is|are|been|on|from|with|me|at|after|before|about|as)$/.test(
        before.key,
      )
    );
  return before === undefined || /^(?:to|and|i|can|will|also|or|not|who|which|they|used)$/.test(before.key);
};

const isNoun = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'word' && !functionWords.has(token.key) && !hasHappened(token.key);

/** "Carried bags to the store": the deed was done to the bags. */
const hasOtherObject = (tokens: readonly Token[], verb: number, index: number): boolean => {
  let hasObject = false;
  for (let place = verb + 1; place < index; place += 1) {
    const token = tokens[place];
    if (hasObject && /^(?:to|for|about|regarding|near|at)$/.test(token?.key ?? '')) return true;
    if (token?.kind === 'mark' && /[.;:]/.test(token.text)) return false;
    if (
      isNoun(token) &&
      !token?.isName &&
      !/^(?:use|door|help)$/.test(token?.key ?? '') &&
      !generic.test(token?.key ?? '') &&
      !/ing$/.test(token?.key ?? '')
    )
      hasObject = true;
  }
  return false;
};

/** What one suggests or asks for is not yet done. */
const isOnlyMeant = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens.slice(Math.max(0, index - 5), index).map(({ key }) => key);
  const meant = before.findLastIndex((key) =>
    /^(?:suggest(?:ions?|ed)|ideas?|propos(?:als?|ed)|requests?|requested|permission|recommend(?:ations?|ed)|advised?|advice)$/.test(
      key,
    ),
  );
  return meant >= 0 && before.slice(meant).some((key) => /^(?:for|of|to|on|about)$/.test(key));
};

/** Whether a noun of the source tells of a deed of its writer: nothing else is said to be done to it. */
const tellsOfDeed = (tokens: readonly Token[], index: number): boolean => {
  if (isOnlyMeant(tokens, index)) return false;
  if (actsAsVerb(tokens, index)) return true;
  const next = tokens[index + 1];
  let [verb, at] = ['', 0];
  for (let place = index - 1; place >= 0 && verb === ''; place -= 1) {
    const { kind, key = '' } = tokens[place] ?? {};
    if (
      kind === 'word' &&
      (vague.test(key) || (hasHappened(key) && isPlainVerb(key)) || /[a-z]ed$/.test(key))
    )
      [verb, at] = [key, place];
  }
  if (verb === '') return true;
  if (!vague.test(verb) || hasOtherObject(tokens, at, index)) return false;
  return !isNoun(next) || generic.test(next?.key ?? '');
};

/** "Cleaned the welding shop" says nothing of welding: a noun becomes a verb only where it was the deed itself. */
export const madeDeed = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  for (const token of answer) {
    if (token.kind !== 'word' || token.isName || !hasHappened(token.key) || isAddable(token.key)) continue;
    const places = source.flatMap((one, place) =>
      one.kind === 'word' && (areForms(one.key, token.key) || isVerbOf(token.key, one.key)) ? [place] : [],
    );
    const meanings = meaningsOf(token.key);
    const sameDeed = source.some(
      (one, place) =>
        one.kind === 'word' &&
        actsAsVerb(source, place) &&
        meaningsOf(one.key).some((meaning) => meanings.includes(meaning)),
    );
    if (sameDeed) continue;
    const ownTrade = isOwnTrade(source, token.key);
    if (places.length > 0 && !ownTrade && !places.some((place) => tellsOfDeed(source, place)))
      return { reason: 'new-word', word: token.text };
  }
  return undefined;
};
