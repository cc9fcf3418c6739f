import type { LockedOut } from './rewrite-lock.ts';
import type { Token } from './rewrite-tokens.ts';
import { functionWords } from './rewrite-words.ts';
import { areForms } from './word-forms.ts';
import {
  attendedTo,
  hasHappened,
  isLearning,
  isPerson,
  isPlainVerb,
  isPost,
  learned,
  type Part,
  partOf,
  parts,
  ranks,
} from './work-parts.ts';

/** A word with whose part in the work it speaks of. */
interface Placed {
  readonly token: Token;
  readonly part: Part;
}

const isHindi = (tokens: readonly Token[]): boolean => {
  const hindi = tokens.filter(({ kind, key }) => kind === 'word' && /\p{Script=Devanagari}/u.test(key));
  const latin = tokens.filter(({ key }) => /^[a-z]/.test(key));
  return hindi.length > latin.length || hindi.some(({ key }) => functionWords.has(key));
};

const keyAt = (tokens: readonly Token[], index: number): string => tokens[index]?.key ?? '';

/** A verb of leading may be a noun: "sales leads", "the head of the ward". */
const isVerbAt = (tokens: readonly Token[], index: number): boolean => {
  const key = keyAt(tokens, index);
  const before = tokens[index - 1];
  // "A Maruti authorised workshop".
  if (
    /^authori[sz]ed$/.test(key) &&
    /^(?:workshop|dealer|service|cent(?:re|er)|showroom|agent|distributor)/.test(keyAt(tokens, index + 1))
  )
    return false;
  if (hasHappened(key) && !/^(?:the|a|an|of|by)$/.test(before?.key ?? '')) return true;
  if (/ing$/.test(key))
    return !/^(?:the|of|under)$/.test(before?.key ?? '') || /^(?:of|the)$/.test(keyAt(tokens, index + 1));
  return (
    before === undefined || before.kind === 'mark' || /^(?:to|and|i|who|also|did|was|were)$/.test(before.key)
  );
};

const nextWords = (tokens: readonly Token[], index: number, count: number): readonly string[] =>
  tokens
    .slice(index + 1)
    .filter(({ kind, key }) => kind === 'word' && !functionWords.has(key))
    .slice(0, count)
    .map(({ key }) => key);

const isSomebody = (key: string): boolean =>
  isPerson(key) || /^(?:vendor|supplier|dealer|customer|client|farmer|guest|patient|shopkeeper)s?$/.test(key);

/** Somebody else stands before the verb: "the owner handled", "my senior who taught". */
const ofOthers = (tokens: readonly Token[], index: number): boolean => {
  let before = index - 1;
  while (/^(?:also|then|usually|had|has|have|was|were)$/.test(keyAt(tokens, before))) before -= 1;
  const token = tokens[before];
  if (token?.kind !== 'word') return false;
  if (/^(?:who|whose)$/.test(token.key)) return isSomebody(keyAt(tokens, before - 1));
  // "A kitchen that served 90 people": the kitchen did.
  if (/^(?:that|which)$/.test(token.key) && before === index - 1) {
    const noun = keyAt(tokens, before - 1);
    return noun !== '' && !functionWords.has(noun) && !/^(?:teams?|group)$/.test(noun);
  }
  // "Which HR then checked".
  if (token.isName && /^(?:which|that)$/.test(keyAt(tokens, before - 1))) return true;
  if (token.key === 'team' || token.key === 'company') return false;
  const article = keyAt(tokens, before - 1);
  return isPerson(token.key) && /^(?:the|my|our|his|her|a|while|and|when|where|)$/.test(article) && before > 0
    ? !/^(?:of|as|for|to|with|by|under|helped|assisted)$/.test(keyAt(tokens, before - 2))
    : /^(?:he|she|they)$/.test(token.key);
};

/** "Trained at Taj for 6 months": nobody is said to be trained but oneself. */
const isTrainedIn = (tokens: readonly Token[], index: number): boolean =>
  keyAt(tokens, index) === 'trained' &&
  /^(?:for|at|in|under|as|on|with|from)$/.test(keyAt(tokens, index + 1));

/** "Was doing supervision of 8 helpers" is supervising them. */
const isLeading = (tokens: readonly Token[], index: number): boolean => {
  if (!/^(?:supervision|management)$/.test(keyAt(tokens, index)) || keyAt(tokens, index + 1) !== 'of')
    return false;
  const before = tokens.slice(Math.max(0, index - 3), index).map(({ key }) => key);
  const [last, earlier] = before.filter((key) => key !== 'the').reverse();
  return /^(?:did|do|doing|done)$/.test(last ?? '') || (last === 'for' && earlier === 'responsible');
};

const passive = /^(?:was|were|is|are|been|being)$/;

const placedEnglish = (tokens: readonly Token[]): readonly Placed[] => {
  const placed: Placed[] = [];
  let part: Part = 'did';
  let from = 0;
  let isOpening = true;
  for (const [index, token] of tokens.entries()) {
    const { kind, key } = token;
    if (kind === 'mark' && /[.;!?]/.test(token.text)) {
      isOpening = true;
      part = 'did';
      from = placed.length;
    }
    if (kind === 'word') {
      const own = partOf(key);
      const finite = hasHappened(key) && keyAt(tokens, index - 1) !== 'to';
      const byMe = keyAt(tokens, index + 1) === 'by' && /^(?:me|us|myself)$/.test(keyAt(tokens, index + 2));
      const isDoneTo = passive.test(keyAt(tokens, index - 1)) || keyAt(tokens, index + 1) === 'by';
      const taught = isLearning(key) && isDoneTo && !byMe;
      if (taught || isTrainedIn(tokens, index)) part = 'lent';
      else if (isLeading(tokens, index)) part = 'led';
      else if (own !== undefined && isVerbAt(tokens, index)) part = own;
      else if (/^attend(?:ed|ing|s)?$/.test(key))
        part = nextWords(tokens, index, 3).some((word) => attendedTo.test(word)) ? 'did' : 'lent';
      else if (key === 'me' && part === 'theirs')
        part =
          isLearning(keyAt(tokens, index - 1)) || partOf(keyAt(tokens, index - 1)) === 'lent'
            ? 'lent'
            : 'did';
      else if (finite && (isPlainVerb(key) || /ed$/.test(key)) && isVerbAt(tokens, index))
        part = ofOthers(tokens, index) ? 'theirs' : 'did';
      else if (key === 'i' && part === 'theirs') part = 'did';
      else if (part === 'led' && index > 0 && /ing$/.test(key) && isPlainVerb(key)) part = 'did';
      // "was prepared by the manager": all that was said before is the manager's.
      if (key === 'by' && isPerson(nextWords(tokens, index, 1)[0] ?? '') && part !== 'lent') {
        const verb = tokens.slice(Math.max(0, index - 3), index).some(({ key: one }) => passive.test(one));
        if (verb) {
          for (let place = from; place < placed.length; place += 1) {
            const before = placed[place];
            if (before) placed[place] = { ...before, part: 'theirs' };
          }
          part = 'theirs';
        }
      }
    }
    // "As Senior Manager I was heading": what stands before the first verb is of its part.
    if (isOpening && part === 'led' && kind === 'word' && partOf(key) === 'led') {
      for (let place = from; place < placed.length; place += 1) {
        const before = placed[place];
        if (before && keyAt(tokens, from) === 'as') placed[place] = { ...before, part };
      }
    }
    if (kind === 'word' && (partOf(key) !== undefined || (hasHappened(key) && isPlainVerb(key))))
      isOpening = false;
    placed.push({
      token,
      part: kind === 'word' && learned.has(key) && part === 'did' && !gives(tokens, index) ? 'lent' : part,
    });
  }
  // "Calculated by me and checked by HR": the checking is theirs.
  for (const [index, one] of placed.entries()) {
    if (!hasHappened(one.token.key) || keyAt(tokens, index + 1) !== 'by' || one.part === 'theirs') continue;
    if (/^(?:me|us|myself)$/.test(keyAt(tokens, index + 2))) continue;
    const who = tokens
      .slice(index + 2, index + 5)
      .find(({ kind, key }) => kind === 'word' && !functionWords.has(key));
    if (who && (who.isName || isPerson(who.key)) && one.part !== 'lent')
      placed[index] = { ...one, part: 'theirs' };
  }
  return placed;
};

/** A course, a workshop: given only where a verb of giving governs it in the source. */
const gives = (tokens: readonly Token[], index: number): boolean => {
  for (let before = index - 1; before >= 0; before -= 1) {
    const key = keyAt(tokens, before);
    // "Designed screens during an internship": the internship was not designed.
    if (/^(?:during|in|after|at|from|as|through|via)$/.test(key)) return false;
    if (isPlainVerb(key) || partOf(key) !== undefined)
      return /^(?:conduct|organi[sz]|arrang|provid|giv|gave|deliver|taught|teach|train|held|hold|schedul|plan|design|manag|coordinat|handl|perform|carr)/.test(
        key,
      );
  }
  return false;
};

const clauseEnd = /^(?:और|तथा|एवं|व|लेकिन|जबकि)$/u;

/** In Hindi the verb stands behind what it governs, and a clause ends with it. */
const placedHindi = (tokens: readonly Token[]): readonly Placed[] => {
  const placed: Placed[] = [];
  let clause: Token[] = [];
  const close = () => {
    const keys = clause.filter(({ kind }) => kind === 'word').map(({ key }) => key);
    const others = keys.some((key, index) => isPerson(key) && key !== 'टीम' && keys[index + 1] === 'ने');
    const own = keys.map(partOf);
    const part: Part = others
      ? 'theirs'
      : own.includes('lent')
        ? 'lent'
        : own.includes('led')
          ? 'led'
          : 'did';
    placed.push(...clause.map((token) => ({ token, part })));
    clause = [];
  };
  const hasVerb = () =>
    clause.some(
      ({ key }) =>
        /^(?:किया|की|किए|कीं|करता|करती|करते|करना|था|थी|थे|है|हैं|हूं|दिया|दी|दिए|रखा|रखी|लिया|ली)$/u.test(key) ||
        /(?:ाया|ाई|ाए|ाईं|ीं|ता|ती|ते)$/u.test(key),
    );
  for (const token of tokens) {
    const ends = (token.kind === 'mark' && /[.;।,]/.test(token.text)) || clauseEnd.test(token.key);
    clause.push(token);
    if (ends && hasVerb()) close();
  }
  close();
  return placed;
};

const placedOf = (tokens: readonly Token[]): readonly Placed[] =>
  isHindi(tokens) ? placedHindi(tokens) : placedEnglish(tokens);

const isContent = ({ kind, key }: Token): boolean =>
  kind === 'number' || (kind === 'word' && !functionWords.has(key));

/** "Helped to build" never becomes "built", and nothing becomes "led" that was not, nor mine what others did. */
export const raisedPart = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const before = placedOf(source);
  const rank = (part: Part): number => parts.indexOf(part);
  for (const { token, part } of placedOf(answer)) {
    if (!isContent(token)) continue;
    const own = before.filter((one) => isContent(one.token) && areForms(one.token.key, token.key));
    if (own.length === 0) {
      // A verb that was brought along: its part is held against the words it governs.
      if (partOf(token.key) === 'led' && !before.some((one) => one.part === 'led'))
        return { reason: 'responsibility', word: token.text };
      continue;
    }
    if (own.every((one) => rank(part) > rank(one.part)))
      return { reason: 'responsibility', word: token.text };
  }
  return heldPost(source, answer) ?? lostRank(source, answer);
};

/** The words of a post, and how it is brought in: `as`, at the beginning, or as somebody else. */
const postsHeld = (
  tokens: readonly Token[],
): readonly { readonly token: Token; readonly words: readonly string[] }[] =>
  tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || !isPost(token.key) || /(?:['’]s|s['’])$/u.test(token.text)) return [];
    if (
      /^(?:को|ने|की|का|के|से)$/u.test(keyAt(tokens, index + 1)) &&
      keyAt(tokens, index + 2) !== 'रूप' &&
      keyAt(tokens, index + 2) !== 'काम'
    )
      return [];
    const words = [token.key];
    let start = index - 1;
    // The words of the post itself: "senior site", "general".
    while (
      start >= 0 &&
      tokens[start]?.kind === 'word' &&
      !functionWords.has(keyAt(tokens, start)) &&
      !hasHappened(keyAt(tokens, start)) &&
      !/^(?:my|our|your|per|present|presently|currently|now)$/.test(keyAt(tokens, start))
    ) {
      words.push(keyAt(tokens, start));
      start -= 1;
    }
    while (/^(?:a|an|the|-)$/.test(keyAt(tokens, start))) start -= 1;
    const link = tokens[start];
    const held =
      link === undefined ||
      (link.kind === 'mark' && /[.;:,]/.test(link.text)) ||
      /^(?:as|was|am|is|been|became|being|i|present|presently|currently|now)$/.test(link.key) ||
      (link.key === 'of' && /^(?:role|post|position|duty|job|work)$/.test(keyAt(tokens, start - 1))) ||
      (/\p{Script=Devanagari}/u.test(tokens.map(({ key }) => key).join('')) &&
        /^(?:का|के)$/u.test(keyAt(tokens, index + 1)));
    return held ? [{ token, words }] : [];
  });

const heldPost = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const before = postsHeld(source);
  for (const { token, words } of postsHeld(answer)) {
    const next = answer[answer.indexOf(token) + 1];
    // "Customer complaints": it says whose, not who.
    if (next?.kind === 'word' && !functionWords.has(next.key) && !isPost(next.key)) {
      if (!hasHappened(next.key) && !ranks.has(token.key) && !/ing$/.test(next.key)) continue;
    }
    // "Manager praised me": somebody did something, nobody is said to be one.
    if (next && hasHappened(next.key) && isPlainVerb(next.key)) continue;
    const same = before.some((one) =>
      words.every((word) => one.words.some((other) => areForms(other, word))),
    );
    if (!same) return { reason: 'responsibility', word: token.text };
  }
  return undefined;
};

/** "Senior" stays before whom it stands: the assistant of a senior manager is no senior assistant. */
const lostRank = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const followers = (tokens: readonly Token[], key: string): readonly string[] =>
    tokens.flatMap((token, index) => (token.key === key ? [keyAt(tokens, index + 1)] : []));
  for (const [index, token] of answer.entries()) {
    if (token.kind !== 'word' || !ranks.has(token.key)) continue;
    const next = keyAt(answer, index + 1);
    const isOfPost = source.some(
      (one, place) =>
        one.key === token.key &&
        place > 0 &&
        index > 0 &&
        keyAt(source, place - 1) === keyAt(answer, index - 1) &&
        (isPost(one.key) || one.key === 'assistant'),
    );
    if (isOfPost && (isPost(token.key) || token.key === 'assistant')) continue;
    const before = followers(source, token.key);
    if (before.length > 0 && !before.some((one) => one === next || areForms(one, next)))
      return { reason: 'responsibility', word: token.text };
  }
  return undefined;
};
