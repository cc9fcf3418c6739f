import type { ProofWarningKind } from '../../proof/file-proof.ts';
import type { Dice } from '../corpus/people/dice.ts';

/** A fault put into a file on purpose, and how it must be found. */
export interface PlantedDefect<Editor> {
  readonly name: string;
  /** A warning of this kind, or a field that some reader has differently. */
  readonly found: ProofWarningKind | 'field';
  /** False where this file has nothing to break. */
  readonly plant: (file: Editor, dice: Dice) => boolean;
}
