import { type PageSize, pageSizes } from './paper.ts';
import type { PageFit, PageSetup, ResumeData } from './resume-model.ts';

export const marginWidths = ['narrow', 'normal', 'wide'] as const;
export type MarginWidth = (typeof marginWidths)[number];

/** Of the template's own margins. */
export const marginShares = { narrow: 0.7, normal: 1, wide: 1.35 } as const satisfies Record<
  MarginWidth,
  number
>;

/** What fitting may leave of the spaces between blocks, of the lines' height, of the margins and of the size. */
export const fitLimits = { spaces: 0.6, lines: 0.8, margins: 0.6, size: 0.7 } as const;
export type FitShare = keyof typeof fitLimits;
export const fitShares = ['spaces', 'lines', 'margins', 'size'] as const satisfies readonly FitShare[];

/** Whatever is stored, the page is drawn with no less than this, in points; a choice that is smaller stays as it is. */
export const smallestPrint = { body: 8.5, text: 8, margin: 36 } as const;

/** Pages one can fit to. */
export const fitPages = [1, 2] as const;
export type FitPages = (typeof fitPages)[number];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readFit = (value: unknown): PageFit | undefined => {
  if (!isRecord(value)) return undefined;
  const pages = fitPages.find((count) => count === value.pages);
  const share = (name: FitShare): number => {
    const said = value[name];
    return typeof said === 'number' && said >= fitLimits[name] && said <= 1 ? said : Number.NaN;
  };
  const [spaces, lines, margins, size] = [share('spaces'), share('lines'), share('margins'), share('size')];
  return pages === undefined || Number.isNaN(spaces + lines + margins + size)
    ? undefined
    : { pages, spaces, lines, margins, size };
};

/** From a file: what can be used of it. A page of another size is no reason to refuse the words on it. */
export const readPageSetup = (value: unknown): PageSetup | undefined => {
  if (!isRecord(value)) return undefined;
  const fit = readFit(value.fit);
  return tidied({
    ...(pageSizes.some((size) => size === value.size) && { size: value.size as PageSize }),
    ...(marginWidths.some((width) => width === value.margins) && { margins: value.margins as MarginWidth }),
    ...(fit && { fit }),
  });
};

/** Without what is so anyway, so that an untouched resume stays as it was. */
const tidied = ({ size, margins, fit }: PageSetup): PageSetup | undefined => {
  const next = {
    ...(size && size !== 'a4' && { size }),
    ...(margins && margins !== 'normal' && { margins }),
    ...(fit && { fit }),
  };
  return Object.keys(next).length > 0 ? next : undefined;
};

export const withPageSetup = (data: ResumeData, change: PageSetup): ResumeData => {
  const { page: before, ...rest } = data;
  const page = tidied({ ...before, ...change });
  return page ? { ...rest, page } : rest;
};
