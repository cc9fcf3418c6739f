import { type FoundPeriod, findTime } from '../../fields/dates.ts';
import { type FoundDegree, findDegree } from '../../fields/degrees.ts';
import { endOf, type Found, foundAt } from '../../fields/found.ts';
import { isBoardAlone } from '../../fields/institutions.ts';
import { hasText, slice, type Traced, trim } from '../../text/traced-text.ts';
import { joiningTail } from './joining-words.ts';

/** Without the signs and small words that only join it to what stands beside it. */
export const bare = (text: Traced): Traced => {
  const start =
    /^(?:[\s,;:.–—|/•·~»›→►➢-]|(?:in|of|from|at|with|the|under|by|and)(?=\s|$))*/iu.exec(text.text)?.[0]
      .length ?? 0;
  const end = text.text
    .slice(start)
    .replace(/(?:[\s,;:–—|/•·~»›→►➢-]|\s(?:in|of|from|at|with|and|the|by))+$/iu, '').length;
  return slice(text, start, start + end);
};

/** Without brackets around all of it. */
export const unbracketed = (text: Traced): Traced => {
  const whole = trim(text);
  const isBracketed = /^[([][^()[\]]*(?:\([^()]*\)[^()[\]]*)*[)\]]$/u.test(whole.text);
  return isBracketed ? trim(slice(whole, 1, whole.text.length - 1)) : whole;
};

export interface Qualification {
  readonly degree: FoundDegree;
  readonly field?: Traced;
  readonly board?: Traced;
}

const inField =
  /^[\s:.,–—-]*(?:(?:with\s)?(?:a\s)?(?:speciali[sz]ation|major(?:ing)?|honou?rs)\s(?:in|of)|in|of|with)\s/iu;

/** What was studied, behind the degree: `in Civil Engineering`, `(PCM)`, `- Commerce`, `CSE`. */
const behindDegree = (rest: Traced): Pick<Qualification, 'field' | 'board'> => {
  const opened = inField.exec(rest.text)?.[0].length ?? 0;
  const all = bare(slice(rest, opened));
  // "High School passed from": what was done with it is no subject.
  const text = unbracketed(slice(all, 0, /\p{L}$/u.test(all.text) ? joiningTail(all.text) : undefined));
  if (!hasText(text)) return {};
  const bracket = /\s*[([]([^()[\]]+)[)\]]\s*$/u.exec(text.text);
  const inner = bracket?.[1];
  if (bracket && inner !== undefined && isBoardAlone(inner)) {
    const at = bracket.index + bracket[0].indexOf(inner);
    const before = bare(slice(text, 0, bracket.index));
    return {
      board: slice(text, at, at + inner.length),
      ...(hasText(before) && { field: unbracketed(before) }),
    };
  }
  return isBoardAlone(text.text) ? { board: text } : { field: text };
};

/** What somebody did to a degree, in front of it. */
const leading =
  /^(?:\s*(?:i|have|successfully|completed|completing|passed|pursued|pursuing|persuing|obtained|graduated|secured|done|did|cleared|holds?|holding|currently|my|degree|course|qualified|in|of|an?|the|with)(?![\p{L}\p{M}.])[\s:–-]*)+/iu;

/** A degree with its subject, where a text begins with one. */
export const qualificationIn = (text: Traced): Qualification | undefined => {
  const lead = leading.exec(text.text)?.[0].length ?? 0;
  const rest = slice(text, lead);
  const found = findDegree(rest);
  if (!found || /[\p{L}\p{N}]/u.test(rest.text.slice(0, found.index))) return undefined;
  const degree = { ...found, index: found.index + lead };
  return { degree, ...behindDegree(slice(text, endOf(degree))) };
};

const pursuing =
  /\(?(?<![\p{L}\p{M}])(?:currently\s)?(?:pursuing|persuing|appearing|appeared|ongoing|on-going|continuing|studying|result awaited|awaiting results?|final year|अध्ययनरत|जारी)(?![\p{L}\p{M}])\)?/iu;

export const findPursuing = (text: Traced): Found | undefined => {
  const match = pursuing.exec(text.text);
  return match ? foundAt(text, match.index, match.index + match[0].length) : undefined;
};

const expected =
  /(?:expected|expecting|anticipated|अपेक्षित)(?:\s(?:in|by|graduation|completion|date|year))*[\s:–-]*$/iu;

export interface StudyTime {
  readonly time?: FoundPeriod;
  readonly pursuing?: Traced;
  /** With the words around it that say no more than it does. */
  readonly span: Found;
}

const timeWordsAfter =
  /^\s*[)\]}]?(?:\s*(?:batch|pass(?:ed)?[\s-]?out|passing|session)(?![\p{L}]))?[)\]}]?/iu;

/** When somebody studied, and the words that lead to it. */
export const findStudyTime = (text: Traced): StudyTime | undefined => {
  const time = findTime(text);
  const still = findPursuing(text);
  if (!time) return still && { pursuing: still.text, span: still };
  const before = text.text.slice(0, time.index);
  const ahead = expected.exec(before);
  const start = before.slice(0, ahead?.index ?? joiningTail(before)).replace(/[[{]\s*$/u, '').length;
  const after = timeWordsAfter.exec(text.text.slice(endOf(time)))?.[0].length ?? 0;
  const end = Math.max(endOf(time) + after, still && still.index >= start ? endOf(still) : 0);
  const isNear = still !== undefined && !/[\p{L}\p{N}]/u.test(text.text.slice(endOf(time), still.index));
  const said = ahead ? slice(text, ahead.index, endOf(time)) : still?.text;
  return {
    time,
    ...(said && { pursuing: said }),
    span: foundAt(text, start, still === undefined || isNear ? end : endOf(time) + after),
  };
};
