import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { findEmails } from '../fields/emails.ts';
import { leftAround } from '../fields/found.ts';
import { labelKey, labelPair } from '../fields/labels.ts';
import { findLinks } from '../fields/links.ts';
import { findPhones } from '../fields/phones.ts';
import { paragraphsOf } from '../layout/join-lines.ts';
import type { Line } from '../source/blocks.ts';
import { hasText, join, slice, type Traced, trim } from '../text/traced-text.ts';
import { type ItemGroup, itemGroups, withoutDate } from './pieces/item-groups.ts';
import { asDescription, itemLinesIn, linesOf, paragraphsIn } from './pieces/lines-of-blocks.ts';
import { itemsOf } from './pieces/list-items.ts';
import { trimSigns } from './pieces/trim-signs.ts';

const takeMarks = (lines: readonly Line[], context: EntryContext): void => {
  for (const { mark } of lines) if (mark) context.ledger.take(mark, 'mark');
};

export const readSummary: EntryReader = ({ blocks }, context) => {
  const lines = paragraphsIn(blocks);
  takeMarks(lines, context);
  if (lines.length > 0) context.place('summary', asDescription(lines));
};

const placeLinkIn = (context: EntryContext, entry: string, text: Traced): Traced => {
  const [link] = findLinks(text);
  if (!link) return text;
  context.place(`${entry}.link`, link.text, { value: link.value });
  return leftAround(text, link);
};

/** Titles with a date; what stands below each is told of it. */
const readTitled =
  (list: string, { hasLink }: { readonly hasLink: boolean }): EntryReader =>
  ({ blocks }, context) => {
    for (const { head, rest } of itemGroups(blocks, context)) {
      const entry = `${list}.${context.next(list)}`;
      const { rest: title, date } = withoutDate(hasLink ? placeLinkIn(context, entry, head.text) : head.text);
      context.place(`${entry}.title`, hasLink ? trimSigns(title) : title);
      if (date) context.place(`${entry}.date`, date.text, { value: date.value });
      for (const line of rest) placeRest(context, entry, line, { hasLink, hasDate: date !== undefined });
    }
  };

const placeRest = (
  context: EntryContext,
  entry: string,
  { text }: Line,
  { hasLink, hasDate }: { readonly hasLink: boolean; readonly hasDate: boolean },
): void => {
  const linked = hasLink ? placeLinkIn(context, entry, text) : text;
  const { rest, date } = hasDate ? { rest: linked, date: undefined } : withoutDate(linked);
  const isOnlyDate = date !== undefined && !hasText(rest);
  if (date && isOnlyDate) context.place(`${entry}.date`, date.text, { value: date.value });
  else if (hasText(linked)) context.place(`${entry}.description`, linked);
};

export const readAchievements = readTitled('achievements', { hasLink: false });
export const readPublications = readTitled('publications', { hasLink: true });

const interestLabel =
  /^(?:hobbies|interests?|hobbies and interests?|areas? of interests?|personal interests?|रुचियाँ|शौक)$/;

export const readInterests: EntryReader = ({ blocks }, context) => {
  const lines = itemLinesIn(blocks);
  takeMarks(lines, context);
  for (const { text } of lines) {
    const pair = labelPair(text);
    const isLabel = pair !== undefined && interestLabel.test(labelKey(pair.label.text));
    if (pair && isLabel) context.ledger.take(pair.label, 'label');
    const { items, separators } = itemsOf(pair && isLabel ? pair.value : text);
    for (const separator of separators) context.ledger.take(separator, 'mark');
    for (const item of items) context.place(`interests.${context.next('interests')}.title`, item);
  }
};

const onRequest =
  /\b(?:on|upon)\s+(?:request|demand)|\bwill be (?:furnished|provided|given)|available (?:if|when)/i;
const contactLabel =
  /^\s*(?:(?:e-?mail|mail|phone|mobile|mob|contact|tel|ph|cell)(?:\s*(?:no|id|number))?\.?)\s*[:\-–.]*\s*/i;

const contactsIn = (text: Traced): boolean => findPhones(text).length > 0 || findEmails(text).length > 0;

const placeReference = ({ head, rest }: ItemGroup, context: EntryContext): void => {
  const entry = `references.${context.next('references')}`;
  const lines = [head, ...rest].flatMap(({ cells, text }) =>
    cells.length > 1 ? cells.map((cell) => cell.text) : [text],
  );
  const contacts = lines.filter(contactsIn);
  const [name, ...others] = lines.filter((line) => !contacts.includes(line));
  for (const contact of contacts) {
    const label = contactLabel.exec(contact.text)?.[0].length ?? 0;
    if (label > 0) context.ledger.take(slice(contact, 0, label), 'label');
  }
  if (name) context.place(`${entry}.title`, trimSigns(name));
  if (others.length > 0) context.place(`${entry}.subtitle`, join(others.map(trim), ', '));
  if (contacts.length > 0) {
    const told = contacts.map((contact) => slice(contact, contactLabel.exec(contact.text)?.[0].length ?? 0));
    context.place(`${entry}.detail`, join(told, ', '));
  }
};

/** Name, post and how to reach them; a new one begins behind a space, a mark or the contacts of the one before. */
export const readReferences: EntryReader = ({ blocks }, context) => {
  const lines = paragraphsOf(linesOf(blocks));
  if (lines.some(({ text }) => onRequest.test(text.text))) return;
  const groups: { head: Line; rest: Line[] }[] = [];
  for (const line of lines) {
    if (line.mark) context.ledger.take(line.mark, 'mark');
    const group = groups.at(-1);
    const last = group && (group.rest.at(-1) ?? group.head);
    const isNew =
      line.mark ||
      line.spaceAbove > 0.7 ||
      line.bold ||
      (last && contactsIn(last.text) && !contactsIn(line.text));
    if (!group || isNew) groups.push({ head: line, rest: [] });
    else group.rest.push(line);
  }
  for (const group of groups) placeReference(group, context);
};

/** The site's name where nothing else names the link. */
const hostOf = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').split(/[/?#]/)[0] ?? address;

export const readLinks: EntryReader = ({ blocks }, context) => {
  const lines = paragraphsOf(linesOf(blocks));
  takeMarks(lines, context);
  for (const { text, cells } of lines) {
    const links = findLinks(text);
    const [hidden] = cells.flatMap((cell) =>
      cell.link && /^https?:/i.test(cell.link) ? [{ cell, address: cell.link }] : [],
    );
    if (links.length === 0 && hidden) {
      const entry = `links.${context.next('links')}`;
      context.place(`${entry}.title`, hidden.cell.text);
      context.place(`${entry}.link`, hidden.cell.text, { value: hidden.address });
      continue;
    }
    let from = 0;
    for (const link of links) {
      const entry = `links.${context.next('links')}`;
      const label = trimSigns(slice(text, from, link.index));
      from = link.index + link.text.text.length;
      context.place(`${entry}.link`, link.text, { value: link.value });
      if (hasText(label)) context.place(`${entry}.title`, label);
      else context.place(`${entry}.title`, link.text, { value: hostOf(link.value) });
    }
  }
};
