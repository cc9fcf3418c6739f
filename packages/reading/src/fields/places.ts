import { slice, type Traced, trim } from '../text/traced-text.ts';
import { type Found, foundAt } from './found.ts';
import { longestPlaceName, type PlaceKind, placeKind } from './place-names.ts';

export interface FoundPlace extends Found {
  /** Town, State and country, without a PIN. */
  readonly town: Traced;
  /** A town is in it, not a State or a country alone. */
  readonly isTown: boolean;
}

interface Name {
  readonly kind: PlaceKind;
  readonly start: number;
  readonly end: number;
}

const word = /[\p{L}\p{M}][\p{L}\p{M}&.’']*/gu;
/** Six digits, the first no zero, alone or after three. */
const pin = /^[\s,.–—:-]{0,4}(?:\(?\s?PIN(?:\s?code)?\s?[:.–-]*\s?)?[1-9][0-9]{2}\s?[0-9]{3}\)?(?![0-9])/iu;
/** Between a town and what it lies in. */
const link = /^[\s,.()–—/|-]{1,4}$/u;
const startsSmall = /^\p{Ll}/u;

/** The names of places in a text, in order, the longest of those that begin at a word. */
const namesIn = (text: string): readonly Name[] => {
  const words = [...text.matchAll(word)];
  const names: Name[] = [];
  for (let first = 0; first < words.length; first++) {
    const start = words[first]?.index ?? 0;
    if (startsSmall.test(text.slice(start)) || /[\p{N}@_]$/u.test(text.slice(0, start))) continue;
    for (let last = Math.min(words.length, first + longestPlaceName) - 1; last >= first; last--) {
      const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0);
      const name = text.slice(start, end);
      const kind =
        /[,;|\t\n]/.test(name) || /^[@_\p{N}]/u.test(text.slice(end)) ? undefined : placeKind(name);
      if (kind === undefined) continue;
      names.push({ kind, start, end: /\.$/.test(name) && !/\..*\.$/.test(name) ? end - 1 : end });
      first = last;
      break;
    }
  }
  return names;
};

const isCityState = (name: string): boolean => /^(?:delhi|chandigarh|goa|puducherry|दिल्ली)$/iu.test(name);

/** Names that belong together: `Pune, Maharashtra, India`. Two towns beside each other are two places. */
const grouped = (text: string, names: readonly Name[]): readonly (readonly Name[])[] => {
  const groups: Name[][] = [];
  for (const name of names) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const belongs =
      before !== undefined &&
      link.test(text.slice(before.end, name.start)) &&
      (name.kind !== 'city' || before.kind === 'away' || isCityState(text.slice(name.start, name.end))) &&
      !(before.kind === 'country');
    if (group && belongs) group.push(name);
    else groups.push([name]);
  }
  return groups;
};

const closing = /^\s?\)/;

const placeAt = (whole: Traced, group: readonly Name[]): FoundPlace => {
  const start = group[0]?.start ?? 0;
  const townEnd = group.at(-1)?.end ?? start;
  const hasOpened = /\([^)]*$/.test(whole.text.slice(start, townEnd));
  const end = townEnd + (hasOpened ? (closing.exec(whole.text.slice(townEnd))?.[0].length ?? 0) : 0);
  const withPin = end + (pin.exec(whole.text.slice(end))?.[0].length ?? 0);
  return {
    ...foundAt(whole, start, withPin),
    town: slice(whole, start, end),
    isTown: group.some(({ kind }) => kind === 'city'),
  };
};

/** Every place that is known by its name; letters of a State alone are none. */
export const findPlaces = (whole: Traced): readonly FoundPlace[] =>
  grouped(whole.text, namesIn(whole.text))
    .filter((group) =>
      group.some(({ start, end }) => end - start > 3 || placeKind(whole.text.slice(start, end)) !== 'state'),
    )
    .map((group) => placeAt(whole, group));

export const findPlace = (whole: Traced): FoundPlace | undefined => findPlaces(whole)[0];

/** The place a text ends with, behind a comma, a dash or a gap: `Saffron Foods Ltd, Pune`. */
export const findPlaceAtEnd = (whole: Traced): FoundPlace | undefined => {
  const last = findPlaces(whole).at(-1);
  if (!last) return undefined;
  const before = whole.text.slice(0, last.index);
  const after = whole.text.slice(last.index + last.text.text.length);
  return /(?:^|[,|(–—\t•·;:@-]|\bat|\bin|\s{2})\s*$/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
    ? last
    : undefined;
};

/** A town that no list has, in a State that one has: `Shirwal, Maharashtra`. */
const unknownTown = /^\p{Lu}[\p{L}\p{M}.]+(?: \p{Lu}[\p{L}\p{M}.]+)?\s?[,–-]\s?$/u;

/** Nothing but a place. */
export const isPlace = (whole: Traced): boolean => {
  const text = trim(whole);
  const found = findPlace(text);
  if (!found) return false;
  const before = text.text.slice(0, found.index);
  const after = text.text.slice(found.index + found.text.text.length);
  if (/[\p{L}\p{N}]/u.test(after)) return false;
  const isState = placeKind(found.town.text.split(',')[0] ?? '') === 'state';
  return !/[\p{L}\p{N}]/u.test(before) || (isState && unknownTown.test(before));
};

const addressWord =
  /(?:^|[\s,(/.-])(?:h\.? ?no|house no|flat|plot|door no|d\.? ?no|sector|phase|block|street|st\.|road|rd|marg|lane|gali|nagar|colony|society|apartments?|apts?|towers?|heights|residency|enclave|vihar|layout|main|cross|chowk|bazaar|bazar|near|opp|opposite|behind|village|vill|post|p\.? ?o|taluka?|tehsil|tal|dist|district|mandal|ward|floor|bldg|building|pincode|pin|पता|गाँव|ग्राम|जिला|ज़िला|मकान|गली|मोहल्ला|पोस्ट|तहसील)(?![\p{L}\p{M}])/iu;
const anyPin = /(?<![0-9])[1-9][0-9]{2} ?[0-9]{3}(?![0-9])/;

/** A street or a PIN is in it: more than the town somebody lives in. */
export const isAddress = ({ text }: Traced): boolean =>
  addressWord.test(text) ||
  (anyPin.test(text) && text.includes(',')) ||
  (anyPin.test(text) && /[–-]\s?[1-9]/.test(text));
