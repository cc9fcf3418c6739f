import { type FoundPeriod, findLength, findTime, timeInCell } from '../../fields/dates.ts';
import { endOf, leftAround } from '../../fields/found.ts';
import { findPlaceAtEnd, isPlace } from '../../fields/places.ts';
import { partingSigns } from '../../text/parting-signs.ts';
import { cut, slice, split, type Traced } from '../../text/traced-text.ts';
import { everyCut } from '../pieces/every-cut.ts';
import { trimSigns } from '../pieces/trim-signs.ts';
import type { RoleLine } from './role-lines.ts';
import { saysWork } from './role-lines.ts';
import { companyScore, titleOverCompany, titleScore } from './role-words.ts';

/** A piece of a head that names a post or a firm, with what tells them apart. */
export interface NamePiece {
  readonly text: Traced;
  /** Above 0 for a post, below for a firm. */
  readonly score: number;
  readonly bold: boolean;
}

export interface RoleHead {
  readonly title?: Traced;
  readonly company?: Traced;
  readonly place?: Traced;
  readonly period?: FoundPeriod;
  readonly to?: FoundPeriod;
  /** In the order of the file; what no label has told. */
  readonly names: readonly NamePiece[];
  /** Labels, connecting words, how long it was: understood, and in no field. */
  readonly understood: readonly Traced[];
}

interface Parts {
  title?: Traced;
  company?: Traced;
  place?: Traced;
  period?: FoundPeriod;
  to?: FoundPeriod;
  readonly names: NamePiece[];
  readonly understood: Traced[];
}

const hasLetters = ({ text }: Traced): boolean => /\p{L}/u.test(text);

const strong = new RegExp(`\\t|${partingSigns}|\\s+@\\s*|\\s{3,}|:\\s+`, 'u');
/** They part names, or the words of one: `Assistant Manager – Operations`. */
const weak = /,\s*|\s*;\s*|\s+[-–—]{1,3}\s+|\s*[–—]\s*|\s+-(?=\p{Lu})|(?<=\p{Ll})-\s+/u;
const atWord = /\s+(?:at|with)\s+/iu;

interface Halves {
  readonly left: Traced;
  readonly right: Traced;
  readonly gap: number;
  readonly isOpposite: boolean;
}

const isPlain = (text: string): boolean => titleOverCompany(text) > -2.5 && !/\p{L}\s+\p{L}/u.test(text);

/** Every way to part a piece at one of its weak separators, the one whose halves differ most first. */
const halvesOf = (piece: Traced): readonly Halves[] =>
  everyCut(piece, weak)
    .filter(({ left, right }) => hasLetters(left) && hasLetters(right))
    .map(({ left, right }) => {
      const [first, second] = [titleOverCompany(left.text), titleOverCompany(right.text)];
      // A word alone that many firms have in their names is more often a department: `Intern – Marketing`.
      const nearest = (split(first < 0 ? left : right, weak).parts.at(first < 0 ? -1 : 0) ?? left).text;
      const isDepartment =
        isPlain(nearest) && (nearest === (first < 0 ? left : right).text || companyScore(nearest) > 0);
      const isOpposite = first * second < 0 && !isDepartment;
      return { left, right, gap: Math.abs(first - second), isOpposite };
    })
    .toSorted((a, b) => b.gap - a.gap);

const pieceOf = (text: Traced, bold: boolean): NamePiece => {
  const trimmed = trimSigns(text);
  return { text: trimmed, score: titleOverCompany(trimmed.text), bold };
};

/** A piece that plainly names both, parted; the place may stand between them. */
const partedPlainly = (name: NamePiece, parts: Parts): readonly NamePiece[] => {
  const half = halvesOf(name.text).find(({ isOpposite }) => isOpposite);
  if (!half) return [name];
  return [half.left, half.right].map((text) => {
    const opened = parts.place ? undefined : split(text, weak).parts[0];
    const isOpened = opened !== undefined && opened.text.length < text.text.length && isPlace(opened);
    const { rest, place } = isOpened
      ? { rest: slice(text, opened.text.length), place: opened }
      : parts.place
        ? { rest: text }
        : withoutPlace(trimSigns(text));
    if (place && hasLetters(rest)) parts.place = trimSigns(place);
    return pieceOf(hasLetters(rest) ? rest : text, name.bold);
  });
};

/** A bracket behind a name may hold the firm, the post or the place. */
const splitAtBracket = (piece: Traced): readonly Traced[] => {
  const bracket = cut(piece, /\(([^()]*)\)/);
  if (!bracket) return [piece];
  const inner = slice(bracket.match, 1, -1);
  // It belongs to what stands right before it: `Asha Pipes Ltd – Apprentice (Fitter)`.
  const nearest = split(bracket.before, weak).parts.at(-1) ?? bracket.before;
  const isApart = isPlace(inner) || titleOverCompany(inner.text) * titleOverCompany(nearest.text) < 0;
  if (!isApart) return [piece];
  return [bracket.before, inner, bracket.after].filter(hasLetters);
};

/** The place that ends a piece, with the parts of a street or quarter before it. */
const withoutPlace = (piece: Traced): { readonly rest: Traced; readonly place?: Traced } => {
  if (isPlace(piece)) return { rest: slice(piece, 0, 0), place: piece };
  const found = findPlaceAtEnd(piece);
  if (!found || found.index === 0) return { rest: piece };
  const before = slice(piece, 0, found.index);
  const { parts } = split(before, /,\s*/);
  const named = parts.findIndex((part) => companyScore(part.text) >= 2);
  const quarter = named >= 0 ? parts.slice(named + 1).filter(hasLetters) : [];
  const isQuarter =
    quarter.length > 0 && quarter.every(({ text }) => titleScore(text) === 0 && companyScore(text) < 1);
  if (!isQuarter) return { rest: trimSigns(before), place: found.text };
  const start = before.text.indexOf(quarter[0]?.text ?? '', parts[named]?.text.length ?? 0);
  return start > 0
    ? { rest: trimSigns(slice(piece, 0, start)), place: slice(piece, start, endOf(found)) }
    : { rest: trimSigns(before), place: found.text };
};

const addPiece = (raw: Traced, bold: boolean, parts: Parts): void => {
  const piece = trimSigns(raw);
  if (!hasLetters(piece)) return;
  for (const outer of splitAtBracket(piece)) {
    const { rest, place } = withoutPlace(trimSigns(outer));
    if (place && parts.place === undefined) parts.place = trimSigns(place);
    else if (place && hasLetters(place)) parts.names.push({ text: trimSigns(place), score: 0, bold });
    const text = trimSigns(rest);
    if (hasLetters(text)) parts.names.push({ text, score: titleOverCompany(text.text), bold });
  }
};

const takeTimes = (whole: Traced, period: FoundPeriod | undefined, parts: Parts): Traced => {
  let text = whole;
  if (period && parts.period === undefined) {
    parts.period = period;
    text = leftAround(whole, period);
  }
  const length = findLength(text);
  if (!length || parts.period === undefined) return text;
  parts.understood.push(length.text);
  return leftAround(text, length);
};

/** "Worked as X at Y": both orders, with the words that join them. */
const asAt =
  /\b(?:as|in the (?:capacity|role|position) of)\s+(?:an?\s+|the\s+)?(?<title>.+?)\s*,?\s+(?:at|in|with|for|of|under|from)\s+(?:m\/s\.?\s+|the\s+)?(?<company>\p{Lu}.+)$/u;
const atAs =
  /\b(?:at|in|with|for|from|under)\s+(?:m\/s\.?\s+|the\s+)?(?<company>.+?)\s*,?\s+as\s+(?:an?\s+|the\s+)?(?<title>.+)$/u;
const titledAt = /^(?<title>.+?)\s+(?:at|with|in|from)\s+(?:m\/s\.?\s+|the\s+)?(?<company>\p{Lu}.+)$/u;

/** "X में Y के पद पर": the firm first, then the post. */
const inHindi = /^(?<company>.+?)\s+में\s+(?<title>.+?)\s+के\s+(?:पद|रूप)(?=\s)/u;

const addSentence = (text: Traced, parts: Parts): boolean => {
  const plain = text.text.replace(/[\t\n]/g, ' ');
  const match = asAt.exec(plain) ?? atAs.exec(plain) ?? inHindi.exec(plain);
  const titled = match ? null : titledAt.exec(plain);
  const { title: post = '', company: firm = '' } = titled?.groups ?? {};
  const found = match ?? (saysWork(plain) || isPostAtFirm(post, firm) ? titled : null);
  const { title = '', company = '' } = found?.groups ?? {};
  if (!found || title === '' || company === '') return false;
  const startOf = (part: string): number => plain.indexOf(part, found.index);
  const pieces = [title, company].map((part) => {
    const start = part === company && company.length < plain.length ? plain.lastIndexOf(part) : startOf(part);
    return { start, end: start + part.length };
  });
  const [titleAt, companyAt] = pieces;
  if (!titleAt || !companyAt) return false;
  const firmText = trimSigns(endedAt(slice(text, companyAt.start, companyAt.end)));
  const { rest, place } = withoutPlace(firmText);
  parts.title = trimSigns(endedAt(slice(text, titleAt.start, titleAt.end)));
  parts.company = rest;
  if (place && parts.place === undefined) parts.place = trimSigns(place);
  const used = [titleAt, companyAt].toSorted((a, b) => a.start - b.start);
  let from = 0;
  for (const { start, end } of used) {
    parts.understood.push(slice(text, from, start));
    from = end;
  }
  const firmEnd = companyAt.start + firmText.text.length;
  const left = slice(text, Math.min(firmEnd, companyAt.end), companyAt.end);
  if (onlyJoining.test(left.text)) parts.understood.push(left);
  if (onlyJoining.test(text.text.slice(from))) parts.understood.push(slice(text, from));
  return true;
};

const onlyJoining =
  /^[^\p{L}]*(?:(?:from|since|during|for|in|till|to|on|w\.?e\.?f\.?)?[^\p{L}]*|(?:(?:के|पद|रूप|पर|में|से|तक|कार्य|काम|किया|कर|रहा|रही|हूँ|हूं|है)[^\p{L}\p{M}]+)*)$/iu;
const trailing = /[\s,.;(–-]*(?:\b(?:from|since|during|for a period of|for|in)\b)?[\s,.;(–-]*$/iu;
const endedAt = (text: Traced): Traced => {
  const tail = trailing.exec(text.text)?.[0] ?? '';
  return /\b(?:ltd|inc|pvt|co|corp)\.\s*$/i.test(text.text)
    ? text
    : slice(text, 0, text.text.length - tail.length);
};

const addLabelled = ({ label }: RoleLine, parts: Parts): boolean => {
  if (!label) return false;
  const value = trimSigns(label.value);
  const { kind } = label;
  if (kind === 'period' || kind === 'from') {
    const period = findTime(label.value);
    if (!period || parts.period) return false;
    const start =
      kind === 'from' && period.start === '' ? { ...period, start: period.end, end: '' as const } : period;
    parts.understood.push(label.label);
    const rest = takeTimes(label.value, start, parts);
    if (hasLetters(rest)) addPiece(rest, false, parts);
    return true;
  }
  if (kind === 'to') {
    const time = timeInCell(label.value);
    if (time) parts.to = { ...time, start: '' };
    if (time) parts.understood.push(label.label);
    return time !== undefined;
  }
  if ((kind !== 'company' && kind !== 'title' && kind !== 'place') || parts[kind] !== undefined) return false;
  if (!/[\p{L}\p{N}]/u.test(value.text)) return false;
  parts.understood.push(label.label);
  const text = takeTimes(label.value, kind === 'place' ? undefined : periodInside(label.value), parts);
  if (kind !== 'company') {
    parts[kind] = trimSigns(text);
    return true;
  }
  const { rest, place } = withoutPlace(trimSigns(text));
  parts.company = hasLetters(rest) ? rest : trimSigns(text);
  if (hasLetters(rest) && place && parts.place === undefined) parts.place = trimSigns(place);
  return true;
};

const periodInside = (text: Traced): FoundPeriod | undefined => {
  const period = findTime(text);
  return period && period.start !== '' ? period : undefined;
};

const isPostAtFirm = (post: string, firm: string): boolean =>
  titleScore(firm) < 2 && (titleScore(post) >= 2 || (companyScore(firm) >= 2 && companyScore(post) < 1));

const addLine = (head: RoleLine, parts: Parts): void => {
  const { line, period } = head;
  if (addLabelled(head, parts)) return;
  const isTold = line.mark !== undefined || saysWork(line.text.text);
  const text = takeTimes(line.text, period, parts);
  if (isTold && addSentence(text, parts)) return;
  const boldAt = (piece: Traced): boolean =>
    line.cells.find((cell) => cell.text.at.includes(piece.at.find((place) => place >= 0) ?? -2))?.bold ??
    line.bold;
  for (const piece of split(text, strong).parts) {
    const joined = cut(piece, atWord);
    const isAt = joined && isPostAtFirm(joined.before.text, joined.after.text);
    if (isAt) parts.understood.push(joined.match);
    for (const part of isAt ? [joined.before, joined.after] : [piece]) addPiece(part, boldAt(part), parts);
  }
};

/** One name alone may be both, in words that tell nothing: `Nimbus – Growth`. */
const partedAtLast = (parts: Parts): readonly NamePiece[] => {
  const [only, ...others] = parts.names;
  const half = only && others.length === 0 && !parts.title && !parts.company && halvesOf(only.text)[0];
  return half ? [half.left, half.right].map((text) => pieceOf(text, only.bold)) : parts.names;
};

/** Two names that are plainly a post and a firm need no parting: a dash in one of them is its own. */
const areBoth = ({ names, title, company }: Parts): boolean =>
  Boolean(title && company) ||
  ((title !== undefined || names.some(({ score }) => score > 0.4)) &&
    (company !== undefined || names.some(({ score }) => score <= -1)));

/** What the lines of a head say; which of the names is the post and which the firm is decided over all heads. */
export const readRoleHead = (lines: readonly RoleLine[], mayBeParted: boolean): RoleHead => {
  const parts: Parts = { names: [], understood: [] };
  for (const line of lines) addLine(line, parts);
  const names = areBoth(parts) ? parts.names : parts.names.flatMap((name) => partedPlainly(name, parts));
  const told = { ...parts, names };
  return mayBeParted ? { ...told, names: partedAtLast(told) } : told;
};
