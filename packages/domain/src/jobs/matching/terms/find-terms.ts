import { groupOf, type Term, type TermForm, type TermGroup, type Terms } from './compile-terms.ts';
import { addToKey, joint, singular, type Token, tokensOf } from './term-keys.ts';

export interface FoundTerm {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** The longest form has seven words. */
const longestForm = 7;

const letters = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');

const listWords =
  /(?:^|[\s(,/])(?:and|or|in|with|of|using|like|know|knows|knowing|either|including|language|languages|programming|microsoft|ms|basic|core)\s*$/i;
const listWordsBehind =
  /^\s*(?:and|or|programming|language|languages|developers?|engineers?|scripting|skills?|experience|etc|framework|studio|databases?)(?![\p{L}])/iu;

/** Whether a word of everyday sentences stands here as one thing among others: `C, C++`, `R/Python`, `in Go`. */
const standsInList = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + 24);
  const opens = /(?:^|[,;:/(•|&+·*–\-\n])\s*$/.test(before) || listWords.test(before);
  const closes = /^\s*(?:$|[,;:/)|&+·\n]|\.(?:\s|$)|[–-]\s)/.test(behind) || listWordsBehind.test(behind);
  return opens && closes;
};

/** Verbs and names that are written like a tool. */
const misleading: Readonly<Record<string, { readonly before?: RegExp; readonly behind?: RegExp }>> = {
  'Microsoft Excel': {
    before: /(?:\bto|will|can|you|who|we|must|should)\s+$/i,
    behind: /^\s+(?:at|in (?:your|this|a|an|the|their|our|every|all|customer)|as|and grow|beyond|within)\b/i,
  },
  'Microsoft Word': { before: /(?:key|\ba|the|in|every|each|pass)[ -]$/i, behind: /^\s+(?:of|count)\b/i },
  'Microsoft Access': {
    before: /(?:\bto|the|remote|have|network|internet|full|user|easy)\s+$/i,
    behind: /^\s+(?:to|control|points?|cards?|management|rights?)\b/i,
  },
  Go: { behind: /^\s+(?:to|for|through|live|above|ahead|getter)\b|^-(?:getter|to|live)/i },
  C: {
    before: /(?:vitamin|hepatitis|grade|class|section|group|category|block|wing|plan)\s*[-–]?\s*$/i,
    behind: /^\s*[-–'’]\s*\p{L}|^\.\s?\p{Lu}\b/u,
  },
  R: { behind: /^\s*[&'’]|^\.\s?\p{Lu}\b/u },
  Driving: { before: /(?:can[- ]bus|device|kernel|printer|jdbc|odbc|web|screw)[\s-]*$/i },
  Sales: {
    before: /(?:diwali|festival|festive|clearance)\s+$/i,
    behind:
      /^\s+(?:leads?|teams?|staff|department|data|reports?|records?|figures?|season|invoices?|orders?|tax|bills?)\b/i,
  },
  Communication: {
    before: /(?:electronics?|tele|mass|digital|wireless)\s*(?:and|&)?\s*$/i,
    behind: /^\s*(?:engineering|systems?|protocols?|engg)/i,
  },
  Accounting: {
    before:
      /(?:client|customer|key|user|social media|bank|savings|current|google|corporate|demat|e?mail|new|their|salary|opened|opening|on|into)\s+$/i,
  },
  Collections: {
    before: /(?:new|fashion|summer|winter|sample|data|art|large|book|knitwear|design)\s+$/i,
    behind: /^\s+of\b/i,
  },
  'Regional language': { behind: /^[\s(:,–-]*(?:like |such as )?\p{Lu}\p{Ll}+/u },
  SAP: { before: /\b(?:cell|tree|plant)\s+$/i },
};

const allows = (form: TermForm, text: string, start: number, end: number): boolean => {
  if (form.exact !== undefined && letters(text.slice(start, end)) !== form.exact) return false;
  if (form.inLists && !standsInList(text, start, end)) return false;
  const trap = misleading[form.term.name];
  if (trap?.before?.test(text.slice(Math.max(0, start - 24), start))) return false;
  return !trap?.behind?.test(text.slice(end, end + 24));
};

const longestAt = (
  text: string,
  tokens: readonly Token[],
  at: number,
  terms: Terms,
  group: TermGroup,
): { readonly found: FoundTerm; readonly next: number } | undefined => {
  const first = tokens[at];
  if (!first) return undefined;
  // `example.net` is an address.
  if (first.text.startsWith('.') && /[\p{L}\p{N}]/u.test(text.charAt(first.start - 1))) return undefined;
  let best: { readonly found: FoundTerm; readonly next: number } | undefined;
  let key = '';
  let before: Token | undefined;
  for (let step = at; step < Math.min(tokens.length, at + longestForm); step += 1) {
    const token = tokens[step];
    if (!token) break;
    const between = before ? joint(text.slice(before.end, token.start), before.text) : '';
    if (between === undefined) break;
    key = addToKey(key, between, token.text);
    before = token;
    const form = terms.forms
      .get(singular(key))
      ?.find((one) => groupOf(one.term.kind) === group && allows(one, text, first.start, token.end));
    if (form) {
      best = { found: { term: form.term, start: first.start, end: token.end }, next: step + 1 };
    }
  }
  return best;
};

/** A word said more often says no more. */
const mostTimes = 4;

/** Every term of a group that a text names, up to four times each, the longest form at each place; none within another. */
export const findTerms = (text: string, terms: Terms, group: TermGroup): readonly FoundTerm[] => {
  const tokens = tokensOf(text);
  const found: FoundTerm[] = [];
  const times = new Map<Term, number>();
  for (let at = 0; at < tokens.length; ) {
    const here = longestAt(text, tokens, at, terms, group);
    if (here) {
      const { term } = here.found;
      const before = times.get(term) ?? 0;
      if (before < mostTimes) found.push(here.found);
      times.set(term, before + 1);
    }
    at = here?.next ?? at + 1;
  }
  return found;
};
