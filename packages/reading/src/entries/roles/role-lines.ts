import { type FoundPeriod, findLength, findPeriod, findTime } from '../../fields/dates.ts';
import { endOf, leftAround } from '../../fields/found.ts';
import type { Line } from '../../source/blocks.ts';
import type { Traced } from '../../text/traced-text.ts';
import { type RoleLabel, roleLabel } from './role-labels.ts';
import { companyScore, titleScore } from './role-words.ts';

/** A line of a list of jobs, with what it may be. */
export interface RoleLine {
  readonly line: Line;
  readonly label?: RoleLabel;
  readonly period?: FoundPeriod;
  /** It says when, the way a heading of a job does. */
  readonly isAnchor: boolean;
  /** It may say who or where: short, no bullet, no sentence. */
  readonly isHead: boolean;
}

const smallWords = new Set(
  'of and in the at for with to a an as on by from & or till until since cum del de का के की में से तक और'.split(
    ' ',
  ),
);

const wordsIn = (text: string): readonly string[] =>
  text.split(/[\s,;|/()–—-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const abbreviated =
  /(?:\b(?:ltd|pvt|inc|co|corp|no|dr|st|jr|sr|p|i|dept|govt|engg?|mr|mrs|smt|lim|tech|b|m|e|sc|a)|\b\p{L})\.\s*$/iu;

/** Words that go on in small letters, or a full stop at the end. */
const isSentence = (text: string): boolean => {
  const words = wordsIn(text).filter((word) => !smallWords.has(word.toLowerCase()));
  if (words.length >= 4 && /[.!?।]\s*$/.test(text) && !abbreviated.test(text)) return true;
  const cased = words.filter((word) => /^[\p{Ll}\p{Lu}]/u.test(word));
  const small = cased.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 5 && small / Math.max(1, cased.length) >= 0.5;
};

const workSentence =
  /\b(?:work(?:ed|ing)|serv(?:ed|ing)|employed|associated|interned|joined|completed|did|undergone|underwent|experience)\b.*\b(?:as|at|with|in|for|from|under)\b/i;
const hindiWorkSentence = /में.*के\s+(?:पद|रूप)\s.*(?:कार्य|काम)/u;
export const saysWork = (text: string): boolean => workSentence.test(text) || hindiWorkSentence.test(text);

const totals =
  /\b(?:total|overall|relevant|over|around|about|more than)\b.*\bexperience\b|^\s*experience\s*[:\-–]/i;
/** "Total experience: 5 yrs" counts jobs and is none. */
const isTotal = (text: string): boolean => totals.test(text) && findLength({ text, at: [] }) !== undefined;

const withoutLength = (text: Traced): Traced => {
  const length = findLength(text);
  return length ? leftAround(text, length) : text;
};

const onlySigns = /^[^\p{L}\p{N}]*$/u;

/** A range stands at an edge of its line, or in a cell of its own; in the middle of a sentence it tells a story. */
const isAtEdge = (line: Line, period: FoundPeriod): boolean => {
  const { text } = line.text;
  const after = withoutLength({ text: text.slice(endOf(period)), at: [] }).text;
  return (
    onlySigns.test(text.slice(0, period.index)) ||
    onlySigns.test(after) ||
    /^[^\p{L}\p{N}]*[|\t•·~»›→►]/u.test(after) ||
    /[|\t•·(–—,~»›→►][^\p{L}\p{N}]*$/u.test(text.slice(0, period.index))
  );
};

const projectLine = /^\s*(?:projects?|client|title|module)\b\s*(?:name|title|#?\s*\d+)?\s*[:\-–]/i;

/** A number or a letter, no bullet. */
export const hasCount = ({ mark }: Line): boolean => mark !== undefined && /[\p{L}\p{N}]/u.test(mark.text);

/** Jobs may be counted, as duties may: one in bold, or that names a firm, begins one. */
const isCounted = (line: Line): boolean =>
  hasCount(line) && (line.bold || titleScore(line.text.text) >= 2 || companyScore(line.text.text) >= 2);

export const roleLine = (line: Line): RoleLine => {
  const { text } = line;
  const label = roleLabel(text);
  const isDetail = label?.kind === 'duties' || label?.kind === 'detail';
  const range = isDetail ? undefined : findPeriod(text);
  const period = range ?? (label?.kind === 'period' ? findTime(label.value) && findTime(text) : undefined);
  const rest = period ? withoutLength(leftAround(text, period)).text : text.text;
  const count = wordsIn(rest).length;
  const isStory = isSentence(rest) && !(saysWork(rest) && count <= 30);
  const isAnchor =
    period !== undefined &&
    !projectLine.test(text.text) &&
    (label !== undefined ||
      (count <= 16 && isAtEdge(line, period) && !isStory) ||
      (saysWork(rest) && count <= 30));
  const isNamed = titleScore(text.text) >= 2 || companyScore(text.text) >= 2;
  const isHead =
    !isDetail &&
    (!line.mark || label !== undefined || isCounted(line)) &&
    !isTotal(text.text) &&
    !projectLine.test(text.text) &&
    !/:\s*$/.test(text.text) &&
    /[\p{L}]/u.test(rest) &&
    (label !== undefined ||
      (count <= (isNamed ? 18 : 10) && !isSentence(rest) && !/^\p{Ll}/u.test(rest.trim())));
  return { line, ...(label && { label }), ...(period && { period }), isAnchor, isHead };
};
