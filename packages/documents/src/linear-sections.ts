import type { ResumeDocument, Section } from './blocks.ts';

/**
 * The sections for a page with one column. The declaration speaks of all that stands above it and is signed, so it
 * closes the page, also where a template puts it at the foot of its main column.
 */
export const linearSections = ({ sections }: ResumeDocument): Section[] => [
  ...sections.filter((section) => section.kind !== 'declaration'),
  ...sections.filter((section) => section.kind === 'declaration'),
];
