import { isCalendarDay } from '@kalam/domain/calendar/calendar-day';
import type { EntryContext } from '../../draft/entry-context.ts';
import { findDate } from '../../fields/dates.ts';
import { findEmails } from '../../fields/emails.ts';
import type { LabelPair } from '../../fields/labels.ts';
import { findLinks, handleIn, linkKind } from '../../fields/links.ts';
import { nameIn } from '../../fields/names.ts';
import { findAadhaarNumbers, findPhones } from '../../fields/phones.ts';
import { findPlaces, isAddress } from '../../fields/places.ts';
import { hasText, nothing, slice, type Traced, trim } from '../../text/traced-text.ts';
import { itemsOf } from '../pieces/list-items.ts';
import { placeLanguageList } from '../read-languages.ts';
import { type DetailTopic, detailTopic } from './detail-labels.ts';

/** What one resume has already: a further phone or address has no field of its own. */
export interface PlacedContacts {
  email?: string;
  phone?: string;
  linkedin?: string;
  website?: string;
  location?: string;
  address?: string;
}

const known = new WeakMap<EntryContext, PlacedContacts>();

/** Head, contacts and personal details are read one after another, and speak of the same person. */
export const contactsOf = (context: EntryContext): PlacedContacts => {
  const seen = known.get(context) ?? {};
  known.set(context, seen);
  return seen;
};

/** A detail under its own label, or under ours where we have one. */
const placeOwnDetail = (context: EntryContext, label: Traced, value: Traced, kind?: DetailTopic): void => {
  // Nobody should print an Aadhaar number: it is left, with the advice not to.
  if (!hasText(value) || findAadhaarNumbers(value).length > 0) return;
  const path = `personalDetails.${context.next('personalDetails')}`;
  if (kind) context.place(`${path}.kind`, label, { value: kind });
  else context.place(`${path}.title`, label);
  context.place(`${path}.detail`, value);
  if (kind) context.ledger.take(label, 'label');
};

export const placeEmails = (
  context: EntryContext,
  seen: PlacedContacts,
  text: Traced,
  label?: Traced,
): void => {
  for (const { value, text: written } of findEmails(text)) {
    if (seen.email === undefined || seen.email === value) {
      seen.email = value;
      context.place('personalInfo.email', written, { value });
    } else if (label) placeOwnDetail(context, label, written);
  }
};

export const placePhones = (
  context: EntryContext,
  seen: PlacedContacts,
  text: Traced,
  label?: Traced,
): void => {
  for (const { value, text: written, isIndian } of findPhones(text)) {
    if (seen.phone === undefined || seen.phone === value) {
      seen.phone = value;
      context.place('personalInfo.phone', written, { value, confidence: isIndian ? 'sure' : 'check' });
    } else if (label) placeOwnDetail(context, label, written);
  }
};

/** A page with no field of its own becomes a link under its label, or under the name of the site. */
const placeLink = (context: EntryContext, written: Traced, value: string, label?: Traced): void => {
  const path = `links.${context.next('links')}`;
  const host = /^(?:https?:\s?\/\/)?(?:www\.)?([^/?#\s]+)/i.exec(written.text);
  const [whole = '', name = ''] = host ?? [];
  context.place(`${path}.title`, label ?? slice(written, whole.length - name.length, whole.length));
  context.place(`${path}.link`, written, { value });
};

/** `target` is where a press on the text leads, where the text itself is no address. */
export const placeLinks = (
  context: EntryContext,
  seen: PlacedContacts,
  text: Traced,
  label?: Traced,
  target?: string,
): void => {
  const found = findLinks(text);
  const isPage = target !== undefined && /^https?:/i.test(target);
  if (found.length === 0 && isPage && hasText(text)) {
    const kind = linkKind(target);
    placeFoundLink(context, seen, { kind, value: target, text: trim(text) }, trim(text));
    return;
  }
  for (const link of found) placeFoundLink(context, seen, link, label);
};

const placeFoundLink = (
  context: EntryContext,
  seen: PlacedContacts,
  { kind, value, text }: Pick<ReturnType<typeof findLinks>[number], 'kind' | 'value' | 'text'>,
  label?: Traced,
): void => {
  if (kind === 'linkedin' && (seen.linkedin === undefined || seen.linkedin === value)) {
    seen.linkedin = value;
    context.place('personalInfo.linkedin', text, { value });
    return;
  }
  const isOwnPage = kind === 'website' && (seen.website === undefined || seen.website === value);
  if (!isOwnPage) {
    placeLink(context, text, value, label);
    return;
  }
  seen.website = value;
  context.place('personalInfo.website', text, { value });
};

/** The town stands under the name; where there is a street, the whole address is kept besides (as from other tools). */
export const placeAddress = (
  context: EntryContext,
  seen: PlacedContacts,
  value: Traced,
  label?: Traced,
): void => {
  const text = trim(slice(value, 0, value.text.replace(/[\s,;|]+$/, '').length));
  if (!hasText(text)) return;
  const places = findPlaces(text);
  const town = (places.findLast(({ isTown }) => isTown) ?? places.at(-1))?.town;
  const isWhole = isAddress(text);
  if (seen.location === undefined) {
    const place = isWhole && town ? town : text;
    seen.location = place.text;
    context.place('personalInfo.location', place, { confidence: town ? 'sure' : 'check' });
    if (!isWhole || !town) return;
  } else if (seen.location === text.text) return;
  if (seen.address === text.text) return;
  seen.address = text.text;
  const path = `personalDetails.${context.next('personalDetails')}`;
  context.place(`${path}.kind`, label ?? nothing, { value: 'address' });
  context.place(`${path}.detail`, text);
};

const placeInterests = (context: EntryContext, value: Traced): void => {
  const { items, separators } = itemsOf(value);
  for (const separator of separators) context.ledger.take(separator, 'mark');
  for (const item of items) context.place(`interests.${context.next('interests')}.title`, item);
};

const placeBirthDate = (context: EntryContext, label: Traced, value: Traced): void => {
  const date = findDate(value);
  if (!date || !isCalendarDay(date.value)) {
    placeOwnDetail(context, label, value, 'date-of-birth');
    return;
  }
  context.ledger.take(label, 'label');
  context.place('personalInfo.dateOfBirth', date.text, { value: date.value });
};

/** Puts a labelled value where its label says; under its own words where nobody knows them. */
export const placeDetail = (
  { label, value }: Pick<LabelPair, 'label' | 'value'>,
  context: EntryContext,
  seen: PlacedContacts,
): void => {
  const topic = detailTopic(label.text);
  if (!hasText(value)) return;
  const takeLabel = (): void => context.ledger.take(label, 'label');
  switch (topic) {
    case undefined:
      placeOwnDetail(context, label, value);
      return;
    case 'name':
      takeLabel();
      context.place('personalInfo.fullName', nameIn(value) ?? value);
      return;
    case 'email':
    case 'phone':
    case 'linkedin':
    case 'github':
    case 'website':
      takeLabel();
      placeContact(topic, { label, value }, context, seen);
      return;
    case 'location':
    case 'address':
      takeLabel();
      placeAddress(context, seen, value, label);
      return;
    case 'languages':
      takeLabel();
      placeLanguageList(context, value);
      return;
    case 'interests':
      takeLabel();
      placeInterests(context, value);
      return;
    case 'date-of-birth':
      placeBirthDate(context, label, value);
      return;
    default:
      placeOwnDetail(context, label, value, topic);
  }
};

const placeContact = (
  topic: 'email' | 'phone' | 'linkedin' | 'github' | 'website',
  { label, value }: Pick<LabelPair, 'label' | 'value'>,
  context: EntryContext,
  seen: PlacedContacts,
): void => {
  // "Contact: 98765 43210, asha@example.com" names one of two.
  placeEmails(context, seen, value, label);
  placePhones(context, seen, value, label);
  placeLinks(context, seen, value, label);
  const handle = handleIn(value.text);
  const isBare = findLinks(value).length === 0 && handle !== undefined;
  if (!isBare || (topic !== 'linkedin' && topic !== 'github')) return;
  const address =
    topic === 'linkedin' ? `https://www.linkedin.com/in/${handle}` : `https://github.com/${handle}`;
  if (topic === 'linkedin' && seen.linkedin === undefined) {
    seen.linkedin = address;
    context.place('personalInfo.linkedin', value, { value: address, confidence: 'check' });
  } else placeLink(context, value, address, label);
};
