import {
  type ExtraEntry,
  type PersonalDetailKind,
  personalDetailKinds,
} from '@kalam/domain/resumes/sections/extra-entry';

const rankOf = ({ kind }: ExtraEntry): number =>
  kind === undefined ? personalDetailKinds.length : personalDetailKinds.indexOf(kind);

/** A detail that has a name of ours: off until it is filled, and in its usual place among the others. */
export const withKnownDetail = (
  details: readonly ExtraEntry[],
  kind: PersonalDetailKind,
  detail: string,
  id: string,
): ExtraEntry[] => {
  const others = details.filter((entry) => entry.kind !== kind);
  const before = details.find((entry) => entry.kind === kind);
  if (detail === '') return others;
  if (before) return details.map((entry) => (entry === before ? { ...entry, detail } : entry));
  const entry: ExtraEntry = { id, title: '', kind, detail };
  const place = others.findIndex((other) => rankOf(other) > rankOf(entry));
  return others.toSpliced(place < 0 ? others.length : place, 0, entry);
};

/** A detail its owner has named. One without a name and a value is none. */
export const withOtherDetail = (
  details: readonly ExtraEntry[],
  id: string,
  patch: Partial<Pick<ExtraEntry, 'title' | 'detail'>>,
): ExtraEntry[] => {
  const before = details.find((entry) => entry.id === id) ?? { id, title: '' };
  const entry = { ...before, ...patch };
  if (entry.title === '' && (entry.detail ?? '') === '') return details.filter((other) => other.id !== id);
  return details.includes(before)
    ? details.map((other) => (other === before ? entry : other))
    : [...details, entry];
};
