import type { Confidence } from '../../reading-result.ts';
import type { Traced } from '../../text/traced-text.ts';
import type { NamePiece, RoleHead } from './role-head.ts';

/** A head with its post and its firm told apart. */
export interface NamedRole {
  readonly title?: Traced;
  readonly company?: Traced;
  readonly confidence: Confidence;
  /** Names that are neither. */
  readonly others: readonly Traced[];
}

/** How far two names must differ to be told apart by their words alone. */
const clear = 1.5;

interface Pair {
  readonly title: number;
  readonly company: number;
  readonly gap: number;
}

/** The two names that differ most. */
const bestPair = (names: readonly NamePiece[]): Pair | undefined => {
  let best: Pair | undefined;
  for (const [title, { score: high }] of names.entries())
    for (const [company, { score: low }] of names.entries())
      if (title !== company && (best === undefined || high - low > best.gap))
        best = { title, company, gap: high - low };
  return best;
};

export interface Habits {
  /** Of the heads that leave no doubt: how many name the post first, less those that name the firm first. */
  readonly titleFirst: number;
  /** The same for which of both is set in bold. */
  readonly titleBold: number;
}

/** How this resume usually writes its heads. */
export const habitsOf = (heads: readonly RoleHead[]): Habits => {
  let [titleFirst, titleBold] = [0, 0];
  for (const { names, title, company } of heads) {
    const pair = title || company ? undefined : bestPair(names);
    if (!pair || pair.gap < clear) continue;
    titleFirst += pair.title < pair.company ? 1 : -1;
    const [titleName, companyName] = [names[pair.title], names[pair.company]];
    if (titleName?.bold !== companyName?.bold) titleBold += titleName?.bold ? 1 : -1;
  }
  return { titleFirst, titleBold };
};

const without = (names: readonly NamePiece[], ...taken: readonly number[]): readonly Traced[] =>
  names.filter((_, index) => !taken.includes(index)).map(({ text }) => text);

const indexOfBest = (names: readonly NamePiece[], wanted: 1 | -1): number =>
  names.reduce(
    (best, { score }, index) => (wanted * score > wanted * (names[best]?.score ?? 0) ? index : best),
    0,
  );

/** By the words where they tell; else by how the other heads are written. */
const byHabit = (names: readonly NamePiece[], { titleFirst, titleBold }: Habits): boolean => {
  const [first, second] = names;
  if (titleBold !== 0 && first?.bold !== second?.bold) return first?.bold === titleBold > 0;
  return titleFirst >= 0;
};

const nameTwo = (names: readonly NamePiece[], habits: Habits): NamedRole => {
  const pair = bestPair(names);
  if (pair && pair.gap >= clear) {
    const [title, company] = [names[pair.title], names[pair.company]];
    return {
      ...(title && { title: title.text }),
      ...(company && { company: company.text }),
      confidence: 'sure',
      others: without(names, pair.title, pair.company),
    };
  }
  const isTitleFirst = byHabit(names, habits);
  const [title, company] = isTitleFirst ? [0, 1] : [1, 0];
  const [titleName, companyName] = [names[title], names[company]];
  return {
    ...(titleName && { title: titleName.text }),
    ...(companyName && { company: companyName.text }),
    confidence: Math.abs(habits.titleFirst) >= 2 ? 'sure' : 'check',
    others: without(names, 0, 1),
  };
};

/** Which of a head's names is the post and which the firm. */
export const nameRole = (head: RoleHead, habits: Habits, isFurtherPost: boolean): NamedRole => {
  const { names, title, company } = head;
  const [only] = names;
  if (title && company) return { title, company, confidence: 'sure', others: without(names) };
  if (title || company) {
    const index = indexOfBest(names, title ? -1 : 1);
    const other = names[index]?.text;
    return {
      ...(title
        ? { title, ...(other && { company: other }) }
        : company && { company, ...(other && { title: other }) }),
      confidence: 'sure',
      others: without(names, index),
    };
  }
  if (!only) return { confidence: 'sure', others: [] };
  if (names.length > 1) return nameTwo(names, habits);
  const isTitle = only.score > 0 || (only.score === 0 && isFurtherPost);
  return {
    ...(isTitle ? { title: only.text } : { company: only.text }),
    confidence: Math.abs(only.score) >= clear ? 'sure' : 'check',
    others: [],
  };
};
