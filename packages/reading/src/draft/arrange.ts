import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { withHidden, withOrder } from '@kalam/domain/resumes/sections/arrangement';
import { personalDetailLabels } from '@kalam/domain/resumes/sections/extra-entry';
import { type SectionKey, sectionKeys } from '@kalam/domain/resumes/sections/section-keys';
import type { ReadingNote } from '../reading-result.ts';
import type { Section, SectionTopic } from '../source/sections.ts';

interface Area {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const areasOf = ({ blocks }: Section): readonly Area[] => {
  const areas = new Map<number, Area>();
  for (const { box } of blocks) {
    if (!box) continue;
    const before = areas.get(box.page);
    areas.set(box.page, {
      page: box.page,
      left: Math.min(before?.left ?? box.x, box.x),
      right: Math.max(before?.right ?? 0, box.x + box.width),
      top: Math.min(before?.top ?? box.y, box.y),
      bottom: Math.max(before?.bottom ?? 0, box.y + box.height),
    });
  }
  return [...areas.values()];
};

/** Points by which two columns must stand beside each other to count as such. */
const overlap = 10;

const areBeside = (a: Area, b: Area): boolean =>
  a.page === b.page &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > overlap &&
  (a.right <= b.left + 2 || b.right <= a.left + 2);

/** Sections beside each other have no order of their own. */
const isOneColumn = (sections: readonly Section[]): boolean => {
  const areas = sections.map(areasOf);
  if (areas.every((area) => area.length === 0))
    return new Set(sections.flatMap(({ blocks }) => blocks.map(({ region }) => region))).size <= 1;
  return areas.every((ones, index) =>
    areas.slice(index + 1).every((others) => !ones.some((a) => others.some((b) => areBeside(a, b)))),
  );
};

const hasContent = (key: SectionKey, data: ResumeData): boolean => {
  switch (key) {
    case 'summary':
    case 'declaration':
      return data[key] !== '';
    case 'work':
      return data.workExperience.length > 0;
    case 'training':
      return data.trainingExperience.length > 0;
    case 'skills':
      return data.skills.length + (data.fresherSkills?.length ?? 0) > 0;
    case 'projects':
      return data.projects.length + (data.fresherProjects?.length ?? 0) > 0;
    default:
      return (data[key]?.length ?? 0) > 0;
  }
};

/** Which section of the page a stretch of the file has become. */
export type KeyOfSection = (section: Section, topic: SectionTopic) => SectionKey | undefined;

const orderOf = (
  sections: readonly Section[],
  keyOf: KeyOfSection,
  data: ResumeData,
): readonly SectionKey[] => {
  const keys = sections.flatMap((section) => section.topics.flatMap((topic) => keyOf(section, topic) ?? []));
  return [...new Set(keys)].filter((key) => hasContent(key, data) && key !== 'declaration');
};

/** The person's own order is kept where the file has one that differs from ours. */
const withFileOrder = (data: ResumeData, sections: readonly Section[], keyOf: KeyOfSection): ResumeData => {
  const headed = sections.filter(({ topics }) => !topics.includes('head') && !topics.includes('contact'));
  const order = orderOf(headed, keyOf, data);
  const usual = sectionKeys.filter((key) => order.includes(key));
  const isUsual = usual.every((key, index) => order[index] === key);
  if (isUsual || order.length < 2 || !isOneColumn(headed)) return data;
  const arrangement = withOrder(data.arrangement, order);
  return arrangement ? { ...data, arrangement: mutable(arrangement) } : data;
};

type Arranged = NonNullable<ResumeData['arrangement']>;

const mutable = ({ order, hidden, headings }: NonNullable<ReturnType<typeof withOrder>>): Arranged => ({
  ...(order && { order: [...order] }),
  ...(hidden && { hidden: [...hidden] }),
  ...(headings && { headings: { ...headings } }),
});

/** What is nobody's business is brought along and not printed unless asked for. */
const withoutPersonal = (
  data: ResumeData,
): { readonly data: ResumeData; readonly notes: readonly ReadingNote[] } => {
  const details = data.personalDetails ?? [];
  if (details.length === 0) return { data, notes: [] };
  const arrangement = withHidden(data.arrangement, 'personalDetails', true);
  const words = details.map(({ kind, title }) => (kind ? personalDetailLabels[kind] : title)).filter(Boolean);
  return {
    data: arrangement ? { ...data, arrangement: mutable(arrangement) } : data,
    notes: [{ kind: 'not-printed', text: words.join(', ') }],
  };
};

export const arrange = (
  data: ResumeData,
  sections: readonly Section[],
  keyOf: KeyOfSection,
): { readonly data: ResumeData; readonly notes: readonly ReadingNote[] } =>
  withoutPersonal(withFileOrder(data, sections, keyOf));
