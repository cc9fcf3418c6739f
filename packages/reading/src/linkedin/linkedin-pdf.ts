import { sectionsOf } from '../sections/find-sections.ts';
import type { Block } from '../source/blocks.ts';
import type { Section } from '../source/sections.ts';

export const isLinkedInPdf = (_producer: string, _blocks: readonly Block[]): boolean => false;
export const linkedInSections = (blocks: readonly Block[]): readonly Section[] => sectionsOf(blocks);
