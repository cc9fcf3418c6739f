import type { Today } from '../../calendar/calendar-day.ts';
import type { PersonalInfo } from '../resume-model.ts';
import type { ExtraEntry } from '../sections/extra-entry.ts';
import { hostOf } from './basics-form.ts';
import type { JsonReader } from './json-resume-reader.ts';
import type { OwnMeta } from './own-meta.ts';

/** What every part of the reading needs. */
export interface Reading {
  readonly root: JsonReader;
  readonly newId: () => string;
  readonly today: Today;
  readonly own: OwnMeta;
}

/** A page on the web that has no field where it was named: it becomes a link under that name. */
export interface NamedPage {
  readonly title: string;
  readonly link: string;
}

export const pageOf = (title: string, entry: JsonReader): NamedPage[] => {
  const link = entry.text('url', 'website');
  return link === '' ? [] : [{ title: title || hostOf(link), link }];
};

/** The links they make, each address once, and none that stands on the page already. */
export const readPages = (
  { newId }: Reading,
  pages: readonly NamedPage[],
  links: readonly ExtraEntry[],
  { website, linkedin }: PersonalInfo,
): ExtraEntry[] => {
  const known = new Set([website, linkedin, ...links.map(({ link }) => link)]);
  return pages.flatMap((page) => {
    if (known.has(page.link)) return [];
    known.add(page.link);
    return [{ id: newId(), ...page }];
  });
};
