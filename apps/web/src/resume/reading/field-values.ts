import type { ResumeData } from '@kalam/domain/resumes/resume-model';

/** How a field is shown and written. */
type FieldKind = 'line' | 'text' | 'date' | 'flag' | 'choice' | 'list';

const kinds: Readonly<Record<string, FieldKind>> = {
  description: 'text',
  summary: 'text',
  declaration: 'text',
  dateOfBirth: 'date',
  startDate: 'date',
  endDate: 'date',
  graduationDate: 'date',
  date: 'date',
  current: 'flag',
  pursuing: 'flag',
  degree: 'choice',
  marksKind: 'choice',
  level: 'choice',
  kind: 'choice',
  technologies: 'list',
};

export const nameOfField = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const kindOfField = (path: string): FieldKind => kinds[nameOfField(path)] ?? 'line';

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const at = (data: ResumeData, path: string): unknown => {
  let value: unknown = data;
  for (const step of path.split('.')) value = isTree(value) ? Reflect.get(value, step) : undefined;
  return value;
};

/** What a field holds, as text: `true` for a tick, a list with commas; empty where there is nothing. */
export const valueAt = (data: ResumeData, path: string): string => {
  const value = at(data, path);
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').join(', ');
  if (typeof value === 'boolean') return value ? 'true' : '';
  return typeof value === 'string' ? value : '';
};

const parsed = (path: string, text: string): unknown => {
  const kind = kindOfField(path);
  if (kind === 'flag') return text === 'true';
  if (kind !== 'list') return text;
  return text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
};

const withStep = (tree: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(tree)) {
    return tree.map((part, index) => (String(index) === step ? withStep(part, rest, value) : part));
  }
  const fields = isTree(tree) ? tree : {};
  const next = withStep(Reflect.get(fields, step), rest, value);
  // An optional choice that says nothing is none.
  if (next === '' && /^(?:marksKind|level|kind)$/.test(step)) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
  }
  return { ...fields, [step]: next };
};

/** The resume with one field as typed. The shape stays: a path is one that the resume has. */
export const withValue = (data: ResumeData, path: string, text: string): ResumeData =>
  withStep(data, path.split('.'), parsed(path, text)) as ResumeData;
