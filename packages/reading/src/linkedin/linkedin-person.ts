import { filterPhone } from '@kalam/domain/resumes/fields/phone-field';
import type { Draft } from '../draft/draft.ts';
import { added, cut, join, nothing, slice, split, type Traced, trim } from '../text/traced-text.ts';
import { linkedInDate } from './linkedin-dates.ts';
import type { LinkedInTables } from './linkedin-tables.ts';

/** Name, headline, contacts and summary. */
export const readPerson = (tables: LinkedInTables, draft: Draft): void => {
  const profile = tables.rows('Profile')[0] ?? (() => nothing);
  const names = [profile('First Name'), profile('Last Name')].filter(({ text }) => text.trim() !== '');
  draft.place('personalInfo.fullName', join(names, ' '));
  draft.place('personalInfo.headline', profile('Headline'));
  draft.place('personalInfo.location', profile('Geo Location'));
  const birth = profile('Birth Date');
  const day = linkedInDate(birth.text);
  // The year is often kept back; a day alone is no birth date.
  if (day?.length === 10) draft.place('personalInfo.dateOfBirth', birth, { value: day });
  draft.place('summary', profile('Summary'));
  for (const row of tables.rows('Profile Summary')) draft.place('summary', row('Profile Summary'));
  readContacts(tables, draft);
  readAddress(profile('Address'), profile('Zip Code'), draft);
  readWebsites(profile('Websites'), draft);
  for (const handle of listed(profile('Twitter Handles'))) {
    const name = cut(handle, /[A-Za-z0-9_]{1,30}/)?.match;
    if (name) addLink(added('Twitter'), name, `https://twitter.com/${name.text}`, draft);
  }
};

const readContacts = (tables: LinkedInTables, draft: Draft): void => {
  const [email = nothing] = tables.rows('Email Addresses').map((row) => row('Email Address'));
  draft.place('personalInfo.email', email);
  const [phone = nothing] = tables
    .rows('PhoneNumbers')
    .map((row) => (row('Number').text === '' ? row('Phone Number') : row('Number')));
  draft.place('personalInfo.phone', phone, { value: filterPhone(phone.text).kept });
};

const readAddress = (address: Traced, code: Traced, draft: Draft): void => {
  if (address.text.trim() === '') return;
  const isInside = code.text.trim() === '' || address.text.includes(code.text.trim());
  const path = `personalDetails.${draft.next('personalDetails')}`;
  draft.place(`${path}.detail`, isInside ? address : join([address, code], ', '), {});
  draft.place(`${path}.kind`, added('address'));
};

/** `[PERSONAL:https://a.in,COMPANY:https://b.in]`. */
const readWebsites = (websites: Traced, draft: Draft): void => {
  for (const site of listed(websites)) {
    const found = cut(site, /https?:\/\/\S+/);
    if (!found) continue;
    const isTaken = (draft.data.personalInfo.website ?? '') !== '';
    if (!isTaken) draft.place('personalInfo.website', found.match);
    else addLink(kindOf(found.before), found.match, found.match.text, draft);
    draft.ledger.take(found.before, 'label');
  }
};

const kindOf = (before: Traced): Traced => {
  const word = before.text.replace(/[^A-Za-z]/g, '').toLowerCase();
  return added(word === '' || word === 'other' ? 'Website' : `${word[0]?.toUpperCase()}${word.slice(1)}`);
};

const addLink = (title: Traced, text: Traced, address: string, draft: Draft): void => {
  const path = `links.${draft.next('links')}`;
  draft.place(`${path}.title`, title);
  draft.place(`${path}.link`, text, { value: address });
};

const listed = (list: Traced): readonly Traced[] => {
  const inner = /^\s*\[.*\]\s*$/s.test(list.text) ? slice(trim(list), 1, -1) : list;
  return split(inner, /,(?=\s*(?:[A-Z_]+:|https?:|@|\w))/)
    .parts.map(trim)
    .filter(({ text }) => text !== '');
};
