import type { Ask } from '../job-match.ts';
import type { Term } from '../terms/compile-terms.ts';

/** A degree, and what it has to be in: any of the fields; none where it does not matter. */
export interface AskedDegree {
  readonly degree: Term;
  readonly studies: readonly Term[];
}

/** An ask with what its words mean. */
export interface FoundAsk extends Ask {
  /** Any of them is enough. Empty: known by its words alone. */
  readonly named: readonly Term[];
  readonly degrees?: readonly AskedDegree[] | undefined;
  /** Of a degree: the field it is asked for in, where no list knows it. */
  readonly field?: string | undefined;
  /** Of a degree: still studying is enough. */
  readonly takesPursuing?: boolean | undefined;
}

/** A found ask within a piece, its span counted from the piece's first character. */
export type FoundInPiece = Omit<FoundAsk, 'isOptional' | 'words'>;
