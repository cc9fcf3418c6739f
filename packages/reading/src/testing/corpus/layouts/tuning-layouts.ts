import type { Layout } from './layout.ts';
import { biodataTables } from './tuning/biodata-tables.ts';
import { builderRail } from './tuning/builder-rail.ts';
import { campusTables } from './tuning/campus-tables.ts';
import { collegeFormat } from './tuning/college-format.ts';
import { denseLabels } from './tuning/dense-labels.ts';
import { functionalSenior } from './tuning/functional-senior.ts';
import { governmentForm } from './tuning/government-form.ts';
import { jobSentences } from './tuning/job-sentences.ts';
import { leftSidebar } from './tuning/left-sidebar.ts';
import { numberedForm } from './tuning/numbered-form.ts';
import { oneLineEntries } from './tuning/one-line-entries.ts';
import { organisationalScan } from './tuning/organisational-scan.ts';
import { photoCorner } from './tuning/photo-corner.ts';
import { rightDates } from './tuning/right-dates.ts';
import { rightSidebar } from './tuning/right-sidebar.ts';
import { servicesBlocks } from './tuning/services-blocks.ts';
import { sideHeadings } from './tuning/side-headings.ts';
import { spreadHeadings } from './tuning/spread-headings.ts';
import { toldParagraphs } from './tuning/told-paragraphs.ts';
import { typewritten } from './tuning/typewritten.ts';
import { wordyTables } from './tuning/wordy-tables.ts';

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
  servicesBlocks,
  toldParagraphs,
  photoCorner,
  jobSentences,
];
