import { biodataTables } from './biodata-tables.ts';
import { builderRail } from './builder-rail.ts';
import { campusTables } from './campus-tables.ts';
import { collegeFormat } from './college-format.ts';
import { denseLabels } from './dense-labels.ts';
import { functionalSenior } from './functional-senior.ts';
import { governmentForm } from './government-form.ts';
import type { Layout } from './layout.ts';
import { leftSidebar } from './left-sidebar.ts';
import { numberedForm } from './numbered-form.ts';
import { oneLineEntries } from './one-line-entries.ts';
import { organisationalScan } from './organisational-scan.ts';
import { rightDates } from './right-dates.ts';
import { rightSidebar } from './right-sidebar.ts';
import { sideHeadings } from './side-headings.ts';
import { spreadHeadings } from './spread-headings.ts';
import { typewritten } from './typewritten.ts';
import { wordyTables } from './wordy-tables.ts';

/** Looked at while the reader was built. */
export const tuningLayouts: readonly Layout[] = [
  collegeFormat,
  denseLabels,
  leftSidebar,
  rightDates,
  biodataTables,
  oneLineEntries,
  wordyTables,
  rightSidebar,
  campusTables,
  spreadHeadings,
  organisationalScan,
  governmentForm,
  builderRail,
  functionalSenior,
  numberedForm,
  typewritten,
  sideHeadings,
];
