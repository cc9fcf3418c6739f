import type { ReadPdf } from '../../pdf/read-pdf.ts';
import type { Block } from '../../source/blocks.ts';
import type { Section } from '../../source/sections.ts';
import type { ProofWarning } from '../file-proof.ts';

export interface LaidOut {
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

export const pdfWarnings = (
  _bytes: Uint8Array,
  _read: ReadPdf,
  _laid: LaidOut,
): readonly ProofWarning[] => [];
