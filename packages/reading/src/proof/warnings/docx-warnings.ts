import type { DocxPackage } from '../../docx/docx-package.ts';
import type { Block } from '../../source/blocks.ts';
import type { ProofWarning } from '../file-proof.ts';

export const docxWarnings = (_file: DocxPackage, _blocks: readonly Block[]): readonly ProofWarning[] => [];
