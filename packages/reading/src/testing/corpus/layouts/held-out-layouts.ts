import { builderRail } from './builder-rail.ts';
import { functionalSenior } from './functional-senior.ts';
import type { Layout } from './layout.ts';
import { numberedForm } from './numbered-form.ts';
import { sideHeadings } from './side-headings.ts';
import { typewritten } from './typewritten.ts';

/** Made last and measured alone: nothing in the reader was tuned on them, and nothing should be. */
export const heldOutLayouts: readonly Layout[] = [
  builderRail,
  functionalSenior,
  numberedForm,
  typewritten,
  sideHeadings,
];
