import { filterPhone, phoneDigits } from '../fields/phone-field.ts';
import { toAsciiDigits } from '../resume-characters.ts';
import type { ExtraEntry } from '../sections/extra-entry.ts';
import { type EntryForm, writtenEmail, writtenLink } from './entry-form.ts';
import type { JsonReader } from './json-resume-reader.ts';
import { extraFields, infoFields, type Said, type SharedInfo } from './own-fields.ts';

/** Punctuation and the country code go, as they would while typing; a number that is longer stays as it was written. */
const readPhone = (text: string): string => {
  const { kept } = filterPhone(text);
  const isCut = !toAsciiDigits(text)
    .replace(/[^0-9]/g, '')
    .endsWith(kept);
  return kept === '' || kept.length > phoneDigits || isCut ? text : kept;
};

/** Name, headline and how to be reached; the place has a form of its own. */
export const infoForm: EntryForm<Omit<SharedInfo, 'location'>> = (({ location: _, ...fields }) => ({
  fields,
  write: ({ fullName, headline, email, phone, website }) => ({
    name: fullName.trim(),
    label: headline?.trim(),
    email: writtenEmail(email),
    phone: phone.trim(),
    url: writtenLink(website),
  }),
  read: (basics) => {
    const headline = basics.text('label');
    const website = basics.text('url', 'website');
    return {
      fullName: basics.text('name'),
      ...(headline && { headline }),
      email: basics.text('email'),
      phone: readPhone(basics.text('phone')),
      ...(website && { website }),
    };
  },
}))(infoFields);

/** `IN` is India, in the language of the format. */
const countryName = (code: string): string => {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(code.toUpperCase());
  return name ?? code;
};

const parted = (...parts: string[]): string => [...new Set(parts.filter(Boolean))].join(', ');

interface Place {
  readonly town: string;
  readonly street: string;
  /** All of it, where it says more than the town. */
  readonly address: string;
}

/** The town with what it lies in stands under the name; where there is a street, the whole address is kept besides. */
export const readPlace = (basics: JsonReader): Place => {
  const line = basics.text('location');
  if (line !== '') return { town: line, street: '', address: '' };
  return basics.object('location', (place) => {
    const [city, region] = [place.text('city'), place.text('region')];
    const country = countryName(place.text('countryCode'));
    const [street, postalCode] = [place.text('address'), place.text('postalCode')];
    const isMore = street !== '' || postalCode !== '';
    return {
      town: parted(city, region, country),
      street,
      address: isMore ? parted(street, city, region, postalCode, country) : '',
    };
  });
};

/** Where a page is, for a link that nobody named. */
export const hostOf = (link: string): string => /^https?:\/\/(?:www\.)?([^/?#\s]+)/i.exec(link)?.[1] ?? '';

/** A link of a person's own; `detail` is the name in use there, where the address does not show it. */
export const profileForm: EntryForm<Said<ExtraEntry>> = {
  fields: extraFields,
  write: ({ title, link }) => ({ network: title.trim(), url: writtenLink(link) }),
  read: (profile) => {
    const [network, username, url] = [profile.text('network'), profile.text('username'), profile.text('url')];
    const isShown = username === '' || url.toLowerCase().includes(username.toLowerCase());
    return {
      title: network || hostOf(url),
      ...(url && { link: url }),
      ...(!isShown && { detail: username }),
    };
  },
};

const linkedInName = /^linked ?in\b/i;

export const isLinkedIn = ({ title }: Said<ExtraEntry>): boolean => linkedInName.test(title);

export const linkedInAddress = (username: string): string =>
  `https://www.linkedin.com/in/${encodeURIComponent(username)}`;
