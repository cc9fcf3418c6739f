import { issuers } from '@kalam/domain/resumes/suggestions/issuers';
import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { findTime } from '../fields/dates.ts';
import { leftAround } from '../fields/found.ts';
import { labelKey, labelPair } from '../fields/labels.ts';
import { findLinks } from '../fields/links.ts';
import type { Line, Table } from '../source/blocks.ts';
import { partingSigns } from '../text/parting-signs.ts';
import { cut, hasText, split, type Traced, trim } from '../text/traced-text.ts';
import { everyCut } from './pieces/every-cut.ts';
import { type ItemGroup, itemGroups, withoutDate } from './pieces/item-groups.ts';
import { trimSigns } from './pieces/trim-signs.ts';
import { companyScore } from './roles/role-words.ts';

const knownIssuers: ReadonlySet<string> = new Set(
  `${issuers.common};${issuers.others}`
    .split(';')
    .map((name) => labelKey(name))
    .filter(Boolean),
);

const isIssuer = (text: string): boolean =>
  knownIssuers.has(labelKey(text)) ||
  companyScore(text) >= 2 ||
  /\b(?:institute|university|academy|college|council|board|foundation|association|authority|centre|center|school|govt|government|limited|ltd)\b/i.test(
    text,
  );

const byWords =
  /\s*[,(–—-]*\s*\b(?:issued by|offered by|conducted by|provided by|awarded by|certified by|by|from|through|via)\s*:?\s+/iu;
const separators = new RegExp(`\\s+[-–—]+\\s+|\\s*[–—]\\s*|${partingSigns}|\\t|,\\s+|\\s*\\(\\s*|:\\s+`, 'u');
const dashes = new RegExp(`\\s+[-–—]+\\s+|${partingSigns}|\\t`, 'u');

/** A name in brackets at the end is who gave it, unless it is short for what stands before it, a number or a tool. */
const mayGive = (inner: string, before: string): boolean => {
  const initials = [...before.matchAll(/(?<![\p{L}])\p{Lu}/gu)].map(([letter]) => letter).join('');
  const isShortForm = /^\p{Lu}+$/u.test(inner) && initials.includes(inner);
  return (
    /^\p{Lu}[\p{L}\p{M}. &-]+$/u.test(inner.trim()) && !isShortForm && before.trim().split(/\s+/).length > 1
  );
};

interface NameAndIssuer {
  readonly name: Traced;
  readonly issuer?: Traced;
  readonly between?: Traced;
}

/** `Python for Everybody – Coursera`, `Tally from NIIT`. */
const parted = (text: Traced, isTold: boolean): NameAndIssuer => {
  const by = cut(text, byWords);
  if (by && hasText(by.before) && hasText(by.after) && by.after.text.length <= 80)
    return { name: trimSigns(by.before), issuer: trimSigns(by.after), between: by.match };
  const named = everyCut(text, separators)
    .toReversed()
    .find(({ left, right }) => hasText(left) && isIssuer(trimSigns(right).text));
  if (named) return { name: trimSigns(named.left), issuer: trimSigns(named.right) };
  // Who gave it stands below: signs in the name part nothing.
  if (isTold) return { name: trimSigns(text) };
  const [comma, ...commas] = everyCut(text, /,\s+/u);
  if (comma && commas.length === 0 && /^[\p{Lu}\d]/u.test(comma.right.text) && comma.right.text.length <= 40)
    return { name: trimSigns(comma.left), issuer: trimSigns(comma.right) };
  const bracket = cut(text, /\s*\(([^()]+)\)\s*$/u);
  if (bracket && mayGive(bracket.groups[0] ?? '', bracket.before.text))
    return { name: trimSigns(bracket.before), issuer: trimSigns(bracket.match) };
  // Two pieces apart by a dash, a bar or a gap: the second is who gave it.
  const [first, second, ...more] = split(text, dashes).parts;
  if (first && second && more.length === 0 && hasText(first) && hasText(second))
    return { name: trimSigns(first), issuer: trimSigns(second) };
  return { name: trimSigns(text) };
};

const placeLink = (
  context: EntryContext,
  entry: string,
  text: Traced,
  address: string | undefined,
): Traced => {
  const [link] = findLinks(text);
  if (link) {
    context.place(`${entry}.link`, link.text, { value: link.value });
    return leftAround(text, link);
  }
  if (address && /^https?:/i.test(address)) context.place(`${entry}.link`, text, { value: address });
  return text;
};

const placeDate = (context: EntryContext, entry: string, text: Traced): Traced => {
  const { rest, date } = withoutDate(text);
  if (date) context.place(`${entry}.date`, date.text, { value: date.value });
  return rest;
};

const issuerLabel =
  /^(?:issued by|issuer|institute|institution|organi[sz]ation|authority|provider|from|by|awarded by|board|university)$/;
const dateLabel =
  /^(?:date|year|issued|issued on|completed|completed on|issue date|month|year of passing|duration|validity)$/;
const nameLabel =
  /^(?:course|certificate|certification|name|title|name of course|course name|program|programme|training)$/;

/** A name in a style of its own above a line that is no list. */
const isTitled = (head: Line, [next]: readonly Line[]): boolean =>
  next !== undefined &&
  !next.mark &&
  ((head.bold && !next.bold) || head.size - next.size >= 0.2 || head.heading !== next.heading);

const readGroup = ({ head, rest }: ItemGroup, context: EntryContext): void => {
  const entry = `certificates.${context.next('certificates')}`;
  const labelled = labelPair(head.text);
  const isNamed = labelled !== undefined && nameLabel.test(labelKey(labelled.label.text));
  if (labelled && isNamed) context.ledger.take(labelled.label, 'label');
  const text = placeLink(
    context,
    entry,
    labelled && isNamed ? labelled.value : head.text,
    head.cells.find(({ link }) => link)?.link,
  );
  const { name, issuer, between } = parted(placeDate(context, entry, text), isTitled(head, rest));
  if (between) context.ledger.take(between, 'label');
  context.place(`${entry}.name`, name);
  if (issuer)
    context.place(`${entry}.issuer`, issuer, { confidence: isIssuer(issuer.text) ? 'sure' : 'check' });
  for (const line of rest) {
    const pair = labelPair(line.text);
    const key = pair ? labelKey(pair.label.text) : '';
    if (pair && (issuerLabel.test(key) || dateLabel.test(key))) context.ledger.take(pair.label, 'label');
    const told = pair && (issuerLabel.test(key) || dateLabel.test(key)) ? pair.value : line.text;
    const left = placeDate(context, entry, placeLink(context, entry, told, undefined));
    const by = cut(left, new RegExp(`^\\s*${byWords.source}`, 'iu'));
    if (by) context.ledger.take(by.match, 'label');
    const who = trimSigns(by ? by.after : left);
    if (hasText(who) && !issuer && who.text.length <= 100)
      context.place(`${entry}.issuer`, who, { confidence: isIssuer(who.text) ? 'sure' : 'check' });
  }
};

type Column = 'name' | 'issuer' | 'date' | 'count' | undefined;

const columnOf = (text: string): Column => {
  const key = labelKey(text);
  if (/^(?:s|sr|sl)? ?no$|^#$/.test(key)) return 'count';
  if (
    issuerLabel.test(key) ||
    /\b(?:institut|issued|organi[sz]ation|authority|university|centre|center|academy)/.test(key)
  )
    return 'issuer';
  if (dateLabel.test(key) || /\b(?:year|date|duration)\b/.test(key)) return 'date';
  return nameLabel.test(key) || /\b(?:course|certif|program|training|name)/.test(key) ? 'name' : undefined;
};

/** A table whose first row says what its columns hold. */
const readTable = ({ rows }: Table, context: EntryContext): boolean => {
  const [head, ...rest] = rows;
  const columns = head?.map(({ text }) => columnOf(text.text)) ?? [];
  if (!head || rest.length === 0 || !columns.includes('name') || columns.filter(Boolean).length < 2)
    return false;
  for (const { text } of head) context.ledger.take(text, 'label');
  for (const row of rest) {
    const entry = `certificates.${context.next('certificates')}`;
    for (const [index, { text }] of row.entries()) {
      const column = columns[index];
      const time = column === 'date' ? findTime(text) : undefined;
      if (!hasText(text)) continue;
      if (column === 'count') context.ledger.take(text, 'mark');
      else if (time && (time.end || time.start))
        context.place(`${entry}.date`, time.text, { value: time.end || time.start });
      else if (column === 'name' || column === 'issuer') context.place(`${entry}.${column}`, trim(text));
    }
  }
  return true;
};

export const readCertificates: EntryReader = ({ blocks }, context) => {
  const rest = blocks.filter((block) => block.kind === 'line' || !readTable(block, context));
  for (const group of itemGroups(rest, context)) readGroup(group, context);
};
