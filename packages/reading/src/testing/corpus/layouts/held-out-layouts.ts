import { addressBlock } from './held-out/address-block.ts';
import { centredColumn } from './held-out/centred-column.ts';
import { clerkPage } from './held-out/clerk-page.ts';
import { darkPanel } from './held-out/dark-panel.ts';
import { docsTemplate } from './held-out/docs-template.ts';
import { employmentRecord } from './held-out/employment-record.ts';
import { ruledFresher } from './held-out/ruled-fresher.ts';
import type { Layout } from './layout.ts';

/** Made last and measured alone: nothing in the reader was tuned on them, and nothing should be. */
export const heldOutLayouts: readonly Layout[] = [
  docsTemplate,
  addressBlock,
  darkPanel,
  ruledFresher,
  clerkPage,
  centredColumn,
  employmentRecord,
];
