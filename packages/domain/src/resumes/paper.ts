import type { PageSetup } from './resume-model.ts';

export const pageSizes = ['a4', 'letter'] as const;
export type PageSize = (typeof pageSizes)[number];

/** In points. */
export const pageFormats = {
  a4: { width: 595.276, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const satisfies Record<PageSize, { width: number; height: number }>;

export const pageFormatOf = (page: PageSetup | undefined): (typeof pageFormats)[PageSize] =>
  pageFormats[page?.size ?? 'a4'];
