import type { ProvenField } from '@kalam/reading/proof/file-proof';

/** A section as it stands on the page. */
export interface PrintedSection {
  /** What its fields begin with: `workExperience`. */
  readonly root: string;
  readonly heading: string;
}

export interface ProofGroup {
  readonly root: string;
  /** As printed; what stands above the first section has none. */
  readonly heading: string | undefined;
  readonly entries: readonly (readonly ProvenField[])[];
  readonly count: number;
}

export const isSame = ({ answers }: ProvenField): boolean => answers.every((answer) => answer.isSame);

/** A degree beyond the ladder stands among the others where it has no section of its own. */
const shelterOf: Readonly<Record<string, string>> = { moreEducation: 'education' };

/** The section a field is printed in. */
export const rootOf = (path: string, sections: readonly PrintedSection[]): string => {
  const own = /^arrangement\.headings\.(\w+)$/.exec(path)?.[1] ?? path.split('.', 1)[0] ?? '';
  const isPrinted = sections.some(({ root }) => root === own);
  return isPrinted ? own : (shelterOf[own] ?? own);
};

/** `education.1` of `education.1.school`; a field of no list stands with its neighbours. */
const entryOf = (path: string): string => /^\w+\.\d+/.exec(path)?.[0] ?? path.split('.', 1)[0] ?? '';

/** In the order of the page, entries apart. */
export const proofGroups = (
  fields: readonly ProvenField[],
  sections: readonly PrintedSection[],
): readonly ProofGroup[] => {
  const known = sections.map(({ root }) => root);
  const roots = [...new Set(fields.map(({ path }) => rootOf(path, sections)))];
  const place = (root: string) => known.indexOf(root);
  return roots
    .sort((a, b) => place(a) - place(b))
    .map((root) => {
      const mine = fields.filter(({ path }) => rootOf(path, sections) === root);
      return {
        root,
        heading: sections.find((section) => section.root === root)?.heading,
        entries: [...new Set(mine.map(({ path }) => entryOf(path)))].map((entry) =>
          mine.filter(({ path }) => entryOf(path) === entry),
        ),
        count: mine.length,
      };
    });
};

export interface Difference {
  readonly before: string;
  /** What is not in the other text; empty where something is missing. */
  readonly other: string;
  readonly after: string;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** What of a text differs from another: all between what both begin and end with, in whole words. */
export const differenceOf = (text: string, from: string): Difference => {
  const [mine, theirs] = [wordsOf(text), wordsOf(from)];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start]?.trim() === theirs[start]?.trim()) start += 1;
  let end = 0;
  while (end < most - start && mine.at(-1 - end)?.trim() === theirs.at(-1 - end)?.trim()) end += 1;
  const cut = mine.length - end;
  return {
    before: mine.slice(0, start).join(''),
    other: mine.slice(start, cut).join(''),
    after: mine.slice(cut).join(''),
  };
};
