import type { Refusal } from '@kalam/domain/refusal';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sectionFields } from '@kalam/domain/resumes/sections/extra-entry';
import { extraSections } from '@kalam/domain/resumes/sections/section-keys';
import type { ReadField, ReadResume, TextSpan } from '@kalam/reading/reading-result';
import { valueAt } from '../../../../resume/reading/field-values.ts';
import type { ReviewState } from './review-state.ts';

export interface ReviewField {
  readonly path: string;
  readonly value: string;
  /** As the file has it. */
  readonly written: string;
  readonly boxes: ReadField['boxes'];
  readonly spans: readonly TextSpan[];
  /** The reader had a reason to doubt, and nobody has looked at it yet. */
  readonly open: boolean;
  readonly settled: boolean;
  readonly swapsWith?: string;
  /** What a rule will not let pass, whatever is kept as written. */
  readonly fault?: Refusal;
}

export interface ReviewEntry {
  /** `education.0`; of what is no list, the group's own key. */
  readonly key: string;
  readonly fields: readonly ReviewField[];
}

export interface ReviewGroup {
  readonly key: string;
  readonly isList: boolean;
  readonly entries: readonly ReviewEntry[];
  readonly toCheck: number;
  readonly faults: number;
}

const education = [
  'school',
  'degree',
  'degreeName',
  'field',
  'board',
  'graduationDate',
  'pursuing',
  'gpa',
  'marksKind',
];
const period = ['startDate', 'endDate', 'current'];
const project = ['name', ...period, 'technologies', 'link', 'description'];

/** In the order of the wizard; the fields of each in that of its form. */
const groupFields: Readonly<Record<string, readonly string[]>> = {
  personalInfo: ['fullName', 'headline', 'email', 'phone', 'dateOfBirth', 'location', 'linkedin', 'website'],
  education,
  moreEducation: education,
  workExperience: ['position', 'company', 'location', ...period, 'description'],
  trainingExperience: ['role', 'organization', 'location', ...period, 'description'],
  skills: ['name'],
  fresherSkills: ['name'],
  projects: project,
  fresherProjects: project,
  summary: [],
  certificates: ['name', 'issuer', 'date', 'link'],
  ...Object.fromEntries(extraSections.map((key) => [key, sectionFields[key].map(({ field }) => field)])),
  declaration: [],
};

const headingPath = /^arrangement\.headings\.(\w+)$/;

/** The section a path belongs to, and its entry. A heading of one's own belongs to what stands under it. */
const placeOf = (path: string): { readonly group: string; readonly entry: string } => {
  const heading = headingPath.exec(path)?.[1];
  if (heading) return { group: heading, entry: heading };
  const [group = '', place] = path.split('.');
  return { group, entry: place !== undefined && /^\d+$/.test(place) ? `${group}.${place}` : group };
};

/** Each technology is read by itself and shown with the others. */
const shownPath = (path: string): string => path.replace(/\.technologies\.\d+$/, '.technologies');

const filledPaths = (data: ResumeData): string[] =>
  Object.entries(groupFields).flatMap(([group, fields]) => {
    const value: unknown = Reflect.get(data, group);
    if (typeof value === 'string') return [group];
    const entries = Array.isArray(value) ? value.map((_, index) => `${group}.${index}`) : [group];
    return entries.flatMap((entry) => fields.map((field) => `${entry}.${field}`));
  });

interface Source {
  readonly written: string;
  readonly boxes: ReadField['boxes'];
  readonly spans: readonly TextSpan[];
  readonly doubtful: boolean;
  readonly swapsWith?: string;
}

const sourcesOf = (fields: readonly ReadField[]): ReadonlyMap<string, Source> => {
  const sources = new Map<string, Source>();
  for (const { path, value, written = value, boxes, spans = [], confidence, swapsWith } of fields) {
    const shown = shownPath(path);
    const before = sources.get(shown);
    sources.set(shown, {
      written: before ? `${before.written}, ${written}` : written,
      boxes: [...(before?.boxes ?? []), ...boxes],
      spans: [...(before?.spans ?? []), ...spans],
      doubtful: confidence === 'check' || (before?.doubtful ?? false),
      ...(swapsWith !== undefined && { swapsWith }),
    });
  }
  return sources;
};

const orderIn = (path: string): number => {
  const { group } = placeOf(path);
  const name = path.slice(path.lastIndexOf('.') + 1);
  // The heading of a section comes before its entries.
  return headingPath.test(path) ? -1 : (groupFields[group]?.indexOf(name) ?? 0);
};

/** What was read, by section, with what is doubtful and what will need a change. */
export const reviewGroups = (
  reading: ReadResume,
  data: ResumeData,
  state: ReviewState,
  faults: readonly Refusal[],
): readonly ReviewGroup[] => {
  const sources = sourcesOf(reading.fields);
  const faultAt = new Map(faults.map((refusal) => [refusal.field ?? '', refusal]));
  const hasEntry = (path: string) => {
    const { group, entry } = placeOf(path);
    if (!(group in groupFields)) return false;
    const list: unknown = Reflect.get(data, group);
    return !Array.isArray(list) || entry === group || Number(entry.split('.')[1]) < list.length;
  };
  const paths = new Set(
    [
      ...filledPaths(data).filter((path) => valueAt(data, path) !== ''),
      ...[...sources].filter(([, { doubtful }]) => doubtful).map(([path]) => path),
      ...[...sources.keys()].filter((path) => headingPath.test(path)),
      ...[...faultAt.keys()].filter((path) => path.includes('.') || path === 'summary'),
    ].filter(hasEntry),
  );
  const fieldOf = (path: string): ReviewField => {
    const own = sources.get(path);
    const partner = own?.swapsWith ?? [...sources].find(([, one]) => one.swapsWith === path)?.[0];
    const source = (state.swapped.has(path) && partner && sources.get(partner)) || own;
    const value = valueAt(data, path);
    const settled = state.settled.has(path);
    const fault = faultAt.get(path);
    return {
      path,
      value,
      written: source?.written ?? '',
      boxes: source?.boxes ?? [],
      spans: source?.spans ?? [],
      open: (own?.doubtful ?? false) && !settled,
      settled,
      ...(partner !== undefined && { swapsWith: partner }),
      ...(fault && { fault }),
    };
  };
  const fields = [...paths].map(fieldOf);
  return Object.keys(groupFields).flatMap((key): ReviewGroup[] => {
    const mine = fields.filter(({ path }) => placeOf(path).group === key);
    if (mine.length === 0) return [];
    const place = (entry: string) => Number(entry.split('.')[1] ?? -1);
    const keys = [...new Set(mine.map(({ path }) => placeOf(path).entry))].sort(
      (a, b) => place(a) - place(b),
    );
    const entries = keys.map((entry) => ({
      key: entry,
      fields: mine
        .filter(({ path }) => placeOf(path).entry === entry)
        .sort((a, b) => orderIn(a.path) - orderIn(b.path)),
    }));
    return [
      {
        key,
        isList: Array.isArray(Reflect.get(data, key)),
        entries,
        toCheck: mine.filter(({ open }) => open).length,
        faults: mine.filter(({ fault }) => fault).length,
      },
    ];
  });
};

/** The doubtful fields nobody has looked at, in the order they are shown. */
export const openFields = (groups: readonly ReviewGroup[]): readonly ReviewField[] =>
  groups.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields.filter(({ open }) => open)));
