/** What a field makes of what is typed or pasted into it. */
export interface TypedText {
  /** What the resume holds. */
  readonly kept: string;
  /** What the control shows, where that is more than what is kept. */
  readonly shown?: string;
  /** The signs that were not taken in, in their order. */
  readonly takenOut: readonly string[];
  /** How many signs at the end were more than the field holds. */
  readonly cut?: number;
}
