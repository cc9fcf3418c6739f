import { descriptionLines } from '../fields/description-text.ts';
import type { TrainingEntry, WorkEntry } from '../resume-model.ts';
import type { ExtraEntry } from '../sections/extra-entry.ts';
import { type EntryForm, isStillGoing, joined, readDay, writtenDay, writtenLink } from './entry-form.ts';
import type { JsonReader } from './json-resume-reader.ts';
import { extraFields, type Said, trainingFields, workFields } from './own-fields.ts';

/** One line is a summary; several are what the format calls highlights. */
const described = (description: string) => {
  const lines = descriptionLines(description);
  return lines.length > 1 ? { highlights: lines } : { summary: lines[0] };
};

/** What others say of the employer comes before what was done there. */
const readDescription = (entry: JsonReader): string =>
  joined(entry.lines('description'), entry.lines('summary'), ...entry.texts('highlights'));

const writePeriod = ({ startDate, endDate, current }: Partial<Said<WorkEntry>>) => ({
  startDate: writtenDay(startDate),
  endDate: current ? undefined : writtenDay(endDate),
});

/** Without an end it goes on, says the format. */
const readPeriod = (entry: JsonReader) => {
  const startDate = readDay(entry, 'month', 'startDate');
  if (isStillGoing(entry)) return { startDate, endDate: '', current: true };
  const endDate = readDay(entry, 'month', 'endDate');
  return { startDate, endDate, current: startDate !== '' && endDate === '' };
};

const readPlace = (entry: JsonReader) => {
  const location = entry.text('location');
  return location ? { location } : {};
};

export const workForm: EntryForm<Said<WorkEntry>> = {
  fields: workFields,
  write: ({ company, position, location, description, ...period }) => ({
    name: company.trim(),
    position: position.trim(),
    location: location?.trim(),
    ...writePeriod(period),
    ...described(description),
  }),
  read: (entry) => ({
    company: entry.text('name', 'company'),
    position: entry.text('position'),
    ...readPlace(entry),
    ...readPeriod(entry),
    description: readDescription(entry),
  }),
};

export const trainingForm: EntryForm<Said<TrainingEntry>> = {
  fields: trainingFields,
  write: ({ organization, role, ...entry }) =>
    workForm.write({ company: organization, position: role, ...entry }),
  read: (entry) => {
    const organization = entry.text('organization');
    const { company, position, ...rest } = workForm.read(entry);
    return { organization: organization || company, role: position, ...rest };
  },
};

export const volunteerForm: EntryForm<Said<ExtraEntry>> = {
  fields: extraFields,
  write: ({ title, subtitle, link, description = '', startDate, endDate, current }) => ({
    organization: subtitle?.trim(),
    position: title.trim(),
    url: writtenLink(link),
    ...writePeriod({
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...(current && { current }),
    }),
    ...described(description),
  }),
  read: (entry) => {
    const startDate = readDay(entry, 'year', 'startDate');
    const goesOn = isStillGoing(entry);
    const endDate = goesOn ? '' : readDay(entry, 'year', 'endDate');
    const subtitle = entry.text('organization', 'name');
    const description = readDescription(entry);
    const link = entry.text('url', 'website');
    return {
      title: entry.text('position'),
      ...(subtitle && { subtitle }),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...((goesOn || (startDate !== '' && endDate === '')) && { current: true }),
      ...(link && { link }),
      ...(description && { description }),
    };
  },
};
