import { addressBlock } from './address-block.ts';
import { darkPanel } from './dark-panel.ts';
import { docsTemplate } from './docs-template.ts';
import type { Layout } from './layout.ts';
import { servicesBlocks } from './services-blocks.ts';
import { toldParagraphs } from './told-paragraphs.ts';

/** Made last and measured alone: nothing in the reader was tuned on them, and nothing should be. */
export const heldOutLayouts: readonly Layout[] = [
  docsTemplate,
  addressBlock,
  darkPanel,
  servicesBlocks,
  toldParagraphs,
];
