import {
  type FitPages,
  type FitShare,
  fitLimits,
  fitShares,
  withPageSetup,
} from '@kalam/domain/resumes/page-setup';
import type { PageFit } from '@kalam/domain/resumes/resume-model';
import type { Engine, LaidOut, ResumeInput } from './engine.ts';
import { footKey } from './layout/foot-flow.ts';
import type { Group } from './layout/page.ts';

export interface FitRequest extends ResumeInput {
  readonly pages: FitPages;
}

export type FitOutcome =
  | { readonly fits: true; readonly fit: PageFit }
  /** How much is over with everything as small as it may be, in lines of text. */
  | {
      readonly fits: false;
      readonly lines: number;
      readonly sections: readonly SectionLines[];
      /** Of the text, in points. */
      readonly body: number;
    };

/** How much of the page a section takes, its heading included. */
export interface SectionLines {
  readonly heading: string;
  readonly lines: number;
}

type Shares = Readonly<Record<FitShare, number>>;

const asChosen: Shares = { spaces: 1, lines: 1, margins: 1, size: 1 };

/** How fine each share is sought. The size is what a reader sees first. */
const steps: Shares = { spaces: 0.05, lines: 0.02, margins: 0.05, size: 0.01 };

/**
 * The least change that brings a resume onto so many pages: spaces shrink first, then lines, margins and only then the
 * size. What shrank before the last of them grows again as far as that leaves room.
 */
export const fitToPage = (engine: Pick<Engine, 'layOut'>, { pages, ...input }: FitRequest): FitOutcome => {
  const layOut = (shares: Shares): LaidOut =>
    engine.layOut({ ...input, data: withPageSetup(input.data, { fit: { pages, ...shares } }) });
  // Not by the rule that saves a last page: Word has none such, and is to follow.
  const fits = (shares: Shares): boolean => {
    const { layout } = layOut(shares);
    return layout.pages.length <= pages && !layout.tightened;
  };
  const found = (shares: Shares): FitOutcome => ({ fits: true, fit: { pages, ...shares } });
  if (fits(asChosen)) return found(asChosen);
  let tight = asChosen;
  for (const [index, share] of fitShares.entries()) {
    tight = { ...tight, [share]: fitLimits[share] };
    if (!fits(tight)) continue;
    // The last one that was needed gives most: it grows first.
    for (const other of fitShares.slice(0, index + 1).reverse()) tight = grown(tight, other, fits);
    return found(tight);
  }
  return tooLong(layOut(tight), pages);
};

/** The largest of a share that still fits; the one it starts from does. */
const grown = (from: Shares, share: FitShare, fits: (shares: Shares) => boolean): Shares => {
  const count = Math.round((1 - from[share]) / steps[share]);
  const at = (step: number): Shares => ({
    ...from,
    [share]: Math.min(1, Math.round((from[share] + step * steps[share]) * 100) / 100),
  });
  let [fitting, over] = [0, count + 1];
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2);
    if (fits(at(middle))) fitting = middle;
    else over = middle;
  }
  return at(fitting);
};

const tooLong = ({ document, layout, look }: LaidOut, pages: number): FitOutcome => {
  const { page, template, unit } = look;
  const inLines = (height: number): number => Math.max(1, Math.ceil(height / (unit * 4)));
  const ends = layout.pages.map(({ groups }) =>
    Math.max(...groups.filter(({ key }) => !key.startsWith(footKey)).map(({ y, height }) => y + height)),
  );
  const over = ends.slice(pages).reduce((sum, end) => sum + end - template.margins.top, 0);
  // What had to move as a whole has left room on the last page that is wanted.
  const left = page.height - template.margins.bottom - (ends[pages - 1] ?? 0);
  const groups = layout.pages.flatMap((laid) => laid.groups);
  return {
    fits: false,
    body: look.body,
    lines: inLines(over - left + unit * template.gaps.section),
    sections: document.sections.map(({ kind, heading }) => ({
      heading: heading.text,
      lines: inLines(heightOf(groups.filter(({ key }) => sectionOf(key) === kind))),
    })),
  };
};

const heightOf = (groups: readonly Group[]): number => groups.reduce((sum, { height }) => sum + height, 0);

/** `heading:work` and `work:0+3` are of the same section. */
const sectionOf = (key: string): string | undefined => key.replace(/^heading:/, '').split(':')[0];
