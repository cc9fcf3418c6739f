/**
 * An invoice, a receipt or a credit note, in words and amounts as they are printed. One page, one look, in English as the
 * law's terms are.
 */
export interface Bill {
  /** `Tax invoice`. */
  readonly kind: string;
  readonly number: string;
  readonly author: string;
  readonly seller: BillParty;
  readonly buyer: BillParty;
  /** Dates, references and what the law asks for beside them. */
  readonly facts: readonly BillFact[];
  readonly table: BillTable;
  /** What the last line sums up. */
  readonly sums: readonly BillFact[];
  readonly total: BillFact;
  readonly words: BillFact;
  readonly notes: readonly string[];
}

export interface BillFact {
  readonly label: string;
  readonly value: string;
}

export interface BillParty {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** The first column is text, all others are set to the right. */
interface BillTable {
  readonly columns: readonly string[];
  readonly rows: readonly BillRow[];
}

interface BillRow {
  readonly cells: readonly string[];
  /** Below the first cell. */
  readonly note?: string;
}
