import { isSectionKey, type SectionKey, sectionKeys } from './section-keys.ts';

/** How one resume departs from its template's sections. Absent parts mean the default. */
export interface Arrangement {
  readonly order?: readonly string[] | undefined;
  readonly hidden?: readonly string[] | undefined;
  readonly headings?: Readonly<Record<string, string>> | undefined;
}

/**
 * The sections in the order this resume has them: as arranged, then whatever the arrangement does not name, each behind
 * the section it stands behind by default, and the declaration at the end: it closes the page unless it was moved.
 */
export const arrangedSections = (
  arrangement: Arrangement | undefined,
  usual: readonly SectionKey[] = sectionKeys,
): readonly SectionKey[] => {
  const named = (arrangement?.order ?? []).filter(isSectionKey).filter((key) => usual.includes(key));
  const order = [...new Set(named)];
  for (const [index, key] of usual.entries()) {
    if (order.includes(key)) continue;
    const before =
      key === 'declaration' ? order.at(-1) : usual.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
};

export const isHidden = (arrangement: Arrangement | undefined, key: SectionKey): boolean =>
  arrangement?.hidden?.includes(key) ?? false;

/** The heading its owner gave it; undefined where it has its usual one. */
export const ownHeading = (arrangement: Arrangement | undefined, key: SectionKey): string | undefined => {
  const heading = arrangement?.headings?.[key]?.trim();
  return heading === '' ? undefined : heading;
};

/** Without what says nothing, so that an untouched resume stays as it was. */
const tidied = ({ order, hidden, headings }: Arrangement): Arrangement | undefined => {
  const named = Object.entries(headings ?? {}).filter(([, heading]) => heading !== '');
  const next = {
    ...(order && order.length > 0 && { order }),
    ...(hidden && hidden.length > 0 && { hidden }),
    ...(named.length > 0 && { headings: Object.fromEntries(named) }),
  };
  return Object.keys(next).length > 0 ? next : undefined;
};

export const withOrder = (
  arrangement: Arrangement | undefined,
  order: readonly SectionKey[],
): Arrangement | undefined => tidied({ ...arrangement, order });

export const withHidden = (
  arrangement: Arrangement | undefined,
  key: SectionKey,
  hidden: boolean,
): Arrangement | undefined => {
  const others = (arrangement?.hidden ?? []).filter((other) => other !== key);
  return tidied({ ...arrangement, hidden: hidden ? [...others, key] : others });
};

/** An empty heading brings the usual one back. */
export const withHeading = (
  arrangement: Arrangement | undefined,
  key: SectionKey,
  heading: string,
): Arrangement | undefined =>
  tidied({ ...arrangement, headings: { ...arrangement?.headings, [key]: heading } });

interface Arranged {
  arrangement?: { order?: string[]; hidden?: string[]; headings?: Record<string, string> } | undefined;
}

/** The resume arranged so; undefined is the usual way. */
export const withArrangement = <Resume extends Arranged>(
  { arrangement: _, ...data }: Resume,
  arrangement: Arrangement | undefined,
): Omit<Resume, 'arrangement'> & Arranged => ({
  ...data,
  ...(arrangement && {
    arrangement: {
      ...(arrangement.order && { order: [...arrangement.order] }),
      ...(arrangement.hidden && { hidden: [...arrangement.hidden] }),
      ...(arrangement.headings && { headings: { ...arrangement.headings } }),
    },
  }),
});
