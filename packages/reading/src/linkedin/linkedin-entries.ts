import { isFuture, isPartialDate } from '@kalam/domain/calendar/partial-date';
import { ladderOf } from '@kalam/domain/resumes/education/education-ladder';
import { levelOfStudyType } from '@kalam/domain/resumes/json-resume/json-resume-levels';
import { studyHeading } from '@kalam/domain/resumes/json-resume/study-notes';
import type { EducationEntry } from '@kalam/domain/resumes/resume-model';
import type { LanguageLevel } from '@kalam/domain/resumes/sections/extra-entry';
import { ownSections } from '@kalam/domain/resumes/sections/section-keys';
import type { Draft } from '../draft/draft.ts';
import { added, cut, join, type Traced } from '../text/traced-text.ts';
import { linkedInDate } from './linkedin-dates.ts';
import type { LinkedInFile } from './linkedin-files.ts';
import type { LinkedInRow, LinkedInTables } from './linkedin-tables.ts';

const isFilled = ({ text }: Traced): boolean => text.trim() !== '';

/** A date that can be read goes to its field; another stays for the tray. */
const placeDate = (path: string, cell: Traced, draft: Draft, length = 10): void => {
  const value = linkedInDate(cell.text)?.slice(0, length);
  if (value !== undefined) draft.place(path, cell, { value });
};

const placePeriod = (path: string, start: Traced, end: Traced, draft: Draft): void => {
  placeDate(`${path}.startDate`, start, draft);
  placeDate(`${path}.endDate`, end, draft);
  if (isFilled(start) && !isFilled(end)) draft.place(`${path}.current`, added('true'));
};

export const readPositions = (tables: LinkedInTables, draft: Draft): void => {
  for (const row of tables.rows('Positions')) {
    const path = `workExperience.${draft.next('workExperience')}`;
    draft.place(`${path}.company`, row('Company Name'));
    draft.place(`${path}.position`, row('Title'));
    draft.place(`${path}.location`, row('Location'));
    draft.place(`${path}.description`, row('Description'));
    placePeriod(path, row('Started On'), row('Finished On'), draft);
  }
};

interface Study {
  readonly row: LinkedInRow;
  readonly entry: EducationEntry;
}

/** Three stand on the ladder, the others beside it; a fourth is told of. */
export const readStudies = (tables: LinkedInTables, draft: Draft): void => {
  const studies = tables.rows('Education').map((row): Study => {
    const degreeName = row('Degree Name').text;
    return {
      row,
      entry: {
        id: '',
        school: row('School Name').text,
        degree: levelOfStudyType(degreeName) ?? '',
        field: '',
        graduationDate: linkedInDate(row('End Date').text) ?? '',
      },
    };
  });
  const ladder = ladderOf(studies.map(({ entry }) => entry));
  for (const { row, entry } of studies) {
    const list = ladder.has(entry) ? 'education' : 'moreEducation';
    const path = `${list}.${draft.next(list)}`;
    placeStudy(path, row, entry, draft);
    if (list === 'moreEducation') draft.note({ kind: 'more-education', text: entry.school });
  }
};

const placeStudy = (path: string, row: LinkedInRow, entry: EducationEntry, draft: Draft): void => {
  const end = row('End Date');
  draft.place(`${path}.school`, row('School Name'));
  if (entry.degree !== '') draft.place(`${path}.degree`, added(entry.degree));
  const named = cut(row('Degree Name'), /,\s+/);
  draft.place(`${path}.degreeName`, named ? named.before : row('Degree Name'));
  if (named) draft.place(`${path}.field`, named.after);
  placeDate(`${path}.graduationDate`, end, draft);
  const { graduationDate } = entry;
  const isExpected = isPartialDate(graduationDate) && isFuture(graduationDate, draft.today);
  if (isExpected || (!isFilled(end) && isFilled(row('Start Date'))))
    draft.place(`${path}.pursuing`, added('true'));
};

/** When a study began and what was done beside it: there are no fields for them, so they make a section of their own. */
export const readStudyNotes = (tables: LinkedInTables, draft: Draft): void => {
  const noted = tables
    .rows('Education')
    .filter((row) => ['Start Date', 'Notes', 'Activities'].some((column) => isFilled(row(column))));
  inOwnSection(noted, studyHeading, draft, (row, path) => {
    draft.place(`${path}.title`, added(row('School Name').text));
    const [start, end] = [row('Start Date'), row('End Date').text.trim()];
    if (isFilled(start))
      draft.place(`${path}.subtitle`, end === '' ? start : join([start, added(end)], ' – '));
    draft.place(`${path}.description`, row('Notes'));
    draft.place(`${path}.description`, row('Activities'));
  });
};

/** In a section nobody uses yet; where all are used, what was read stays for the tray. */
const inOwnSection = (
  rows: readonly LinkedInRow[],
  heading: string,
  draft: Draft,
  place: (row: LinkedInRow, path: string) => void,
): void => {
  const section = ownSections.find((key) => draft.next(key) === 0);
  if (rows.length === 0 || section === undefined) return;
  draft.place(`arrangement.headings.${section}`, added(heading));
  for (const row of rows) place(row, `${section}.${draft.next(section)}`);
};

/** A fresher's stand in lists of their own. */
export const readAbilities = (tables: LinkedInTables, draft: Draft): void => {
  const hasWork = tables.rows('Positions').length > 0;
  const [skills, projects] = hasWork ? ['skills', 'projects'] : ['fresherSkills', 'fresherProjects'];
  for (const row of tables.rows('Skills')) draft.place(`${skills}.${draft.next(skills)}.name`, row('Name'));
  for (const row of tables.rows('Projects')) {
    const path = `${projects}.${draft.next(projects)}`;
    draft.place(`${path}.name`, row('Title'));
    draft.place(`${path}.description`, row('Description'));
    draft.place(`${path}.link`, row('Url'));
    placePeriod(path, row('Started On'), row('Finished On'), draft);
  }
  const isFresher = !hasWork && tables.rows('Skills').length + tables.rows('Projects').length > 0;
  if (isFresher) draft.data.isFresher = true;
};

const proficiencies: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/^native or bilingual/i, 'native'],
  [/^full professional/i, 'fluent'],
  [/^professional working/i, 'working'],
  [/^elementary/i, 'basic'],
];

export const readLanguages = (tables: LinkedInTables, draft: Draft): void => {
  for (const row of tables.rows('Languages')) {
    const path = `languages.${draft.next('languages')}`;
    const proficiency = row('Proficiency');
    const level = proficiencies.find(([words]) => words.test(proficiency.text.trim()))?.[1];
    draft.place(`${path}.title`, row('Name'));
    if (level) draft.place(`${path}.level`, proficiency, { value: level });
    else draft.place(`${path}.detail`, proficiency);
  }
};

export const readCertificates = (tables: LinkedInTables, draft: Draft): void => {
  for (const row of tables.rows('Certifications')) {
    const path = `certificates.${draft.next('certificates')}`;
    draft.place(`${path}.name`, row('Name'));
    draft.place(`${path}.issuer`, row('Authority'));
    draft.place(`${path}.link`, row('Url'));
    placeDate(`${path}.date`, row('Started On'), draft);
  }
};

/** Fields of an optional section's entries by the columns they come from; a date is told by its name. */
type Columns = Readonly<Record<string, string>>;

const extras: readonly (readonly [LinkedInFile, string, Columns])[] = [
  [
    'Honors',
    'achievements',
    { title: 'Title', subtitle: 'Issuer', date: 'Issued On', description: 'Description' },
  ],
  [
    'Publications',
    'publications',
    { title: 'Name', subtitle: 'Publisher', date: 'Published On', link: 'Url', description: 'Description' },
  ],
  ['Volunteering', 'volunteering', { title: 'Role', subtitle: 'Company Name', description: 'Description' }],
];

const owns: readonly (readonly [LinkedInFile, string, Columns])[] = [
  ['Organizations', 'Organizations', { title: 'Name', subtitle: 'Position', description: 'Description' }],
  [
    'TestScores',
    'Test scores',
    { title: 'Name', subtitle: 'Score', date: 'Date', description: 'Description' },
  ],
  ['Courses', 'Courses', { title: 'Name', subtitle: 'Number' }],
  [
    'Patents',
    'Patents',
    {
      title: 'Title',
      subtitle: 'Patent Number',
      date: 'Issue Date',
      link: 'Url',
      description: 'Description',
    },
  ],
];

const placeColumns = (path: string, row: LinkedInRow, columns: Columns, draft: Draft): void => {
  for (const [field, column] of Object.entries(columns)) {
    if (field === 'date') placeDate(`${path}.date`, row(column), draft);
    else draft.place(`${path}.${field}`, row(column));
  }
};

export const readExtras = (tables: LinkedInTables, draft: Draft): void => {
  for (const [file, section, columns] of extras) {
    for (const row of tables.rows(file)) {
      const path = `${section}.${draft.next(section)}`;
      placeColumns(path, row, columns, draft);
      if (file === 'Volunteering') placePeriod(path, row('Started On'), row('Finished On'), draft);
    }
  }
  readStudyNotes(tables, draft);
  for (const [file, heading, columns] of owns) {
    inOwnSection(tables.rows(file), heading, draft, (row, path) => placeColumns(path, row, columns, draft));
  }
};
