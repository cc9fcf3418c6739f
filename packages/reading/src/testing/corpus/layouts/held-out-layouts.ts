import { campusTables } from './campus-tables.ts';
import { governmentForm } from './government-form.ts';
import type { Layout } from './layout.ts';
import { organisationalScan } from './organisational-scan.ts';
import { rightSidebar } from './right-sidebar.ts';
import { spreadHeadings } from './spread-headings.ts';

/** Made last and measured alone: nothing in the reader was tuned on them, and nothing should be. */
export const heldOutLayouts: readonly Layout[] = [
  rightSidebar,
  campusTables,
  spreadHeadings,
  organisationalScan,
  governmentForm,
];
