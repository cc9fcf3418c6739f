import { compareDates, isPartialDate } from '../../calendar/partial-date.ts';
import type { EducationEntry } from '../resume-model.ts';
import { educationRank, isEducationLevel } from './education-levels.ts';
import { educationLimit } from './education-rules.ts';

const rankOf = ({ degree }: EducationEntry): number => (isEducationLevel(degree) ? educationRank(degree) : 0);

/** The ladder is climbed in time: what was completed earlier stands lower. */
export const standsBelow = (lower: EducationEntry, upper: EducationEntry): boolean =>
  rankOf(lower) < rankOf(upper) &&
  (!isPartialDate(lower.graduationDate) ||
    !isPartialDate(upper.graduationDate) ||
    compareDates(lower.graduationDate, upper.graduationDate) <= 0);

/**
 * Which entries the ladder takes: of each level one, the highest three, in the order of time. Whatever is none of the levels
 * stands beside it, unless there is nothing else to put on it.
 */
export const ladderOf = (entries: readonly EducationEntry[]): ReadonlySet<EducationEntry> => {
  const byRank = entries.filter((entry) => rankOf(entry) > 0).toSorted((a, b) => rankOf(b) - rankOf(a));
  const ladder: EducationEntry[] = [];
  for (const entry of byRank) {
    const lowest = ladder.at(-1);
    if (ladder.length < educationLimit && (lowest === undefined || standsBelow(entry, lowest)))
      ladder.push(entry);
  }
  return new Set(ladder.length > 0 ? ladder : entries.slice(0, 1));
};
