import type { Today } from '../../calendar/calendar-day.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import { checkOptionalDate, checkOptionalPeriod } from '../fields/optional-dates.ts';
import { checkOwnText } from '../fields/own-text.ts';
import { checkUrl } from '../fields/url-field.ts';
import { resumeLimits } from '../resume-limits.ts';
import { checkForAadhaar } from '../rules/aadhaar-number.ts';
import { type KeptAt, nothingKeptAt } from '../rules/rule-exceptions.ts';
import { type Arrangement, ownHeading } from './arrangement.ts';
import { type ExtraEntry, type FieldOfSection, sectionFields } from './extra-entry.ts';
import { type ExtraSection, isOwnSection } from './section-keys.ts';

type ExtraDraft = Omit<ExtraEntry, 'id'>;

const textOf = (entry: ExtraDraft, { field }: FieldOfSection): string => {
  const value = entry[field];
  return typeof value === 'string' ? value.trim() : '';
};

const checkField = (
  entry: ExtraDraft,
  asked: FieldOfSection,
  today: Today,
  keptAt: KeptAt,
): Refusal | undefined => {
  const text = textOf(entry, asked);
  const { field, label, required } = asked;
  if (text === '') return required ? refuse('text-required', { label }) : undefined;
  switch (field) {
    case 'kind':
    case 'level':
    case 'current':
    case 'startDate':
    case 'endDate':
      return undefined;
    case 'date':
      return checkOptionalDate(text, today);
    case 'link':
      return checkUrl(text);
    case 'description':
      return checkOwnText(text, resumeLimits.description) ?? checkForAadhaar(text, keptAt(field));
    default:
      return checkOwnText(text, resumeLimits.nameText) ?? checkForAadhaar(text, keptAt(field));
  }
};

/** A personal detail has a name, ours or its owner's; an entry of an own section says anything at all. */
const checkWhole = (section: ExtraSection, entry: ExtraDraft): Refusal | undefined => {
  if (section === 'personalDetails' && entry.kind === undefined && entry.title.trim() === '') {
    return at('title', refuse('text-required', { label: 'Label' }));
  }
  const isEmpty = sectionFields[section].every((asked) => textOf(entry, asked) === '');
  return isOwnSection(section) && isEmpty ? at('title', refuse('own-entry-empty')) : undefined;
};

/** Fields are those of the entry. */
export const checkExtraEntry = (
  section: ExtraSection,
  entry: ExtraDraft,
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] => {
  const fields = sectionFields[section];
  const found = fields.flatMap((asked) => {
    const refusal = checkField(entry, asked, today, keptAt);
    return refusal ? [at(asked.field, refusal)] : [];
  });
  const dated = fields.some(({ field }) => field === 'startDate') ? checkOptionalPeriod(entry, today) : [];
  const periods = dated.flatMap(([field, refusal]) => (refusal ? [at(field, refusal)] : []));
  const whole = checkWhole(section, entry);
  return [...found, ...periods, ...(whole ? [whole] : [])];
};

/** A section of one's own needs a heading; any heading has a length a page can hold. */
export const checkArrangement = (
  arrangement: Arrangement | undefined,
  filled: readonly ExtraSection[],
): Refusal[] => [
  ...filled
    .filter((key) => isOwnSection(key) && ownHeading(arrangement, key) === undefined)
    .map((key) => at(`arrangement.headings.${key}`, refuse('own-heading-required'))),
  ...Object.entries(arrangement?.headings ?? {}).flatMap(([key, heading]) => {
    const refusal = checkOwnText(heading, resumeLimits.heading);
    return refusal ? [at(`arrangement.headings.${key}`, refusal)] : [];
  }),
];
