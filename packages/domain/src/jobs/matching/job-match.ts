/** What an advert can ask for. */
export const askKinds = ['skill', 'years', 'degree', 'place', 'duty'] as const;
export type AskKind = (typeof askKinds)[number];

/** One thing an advert asks for, in its own words. */
export interface Ask {
  readonly kind: AskKind;
  /** As the advert has it. */
  readonly words: string;
  /** Where it stands in the advert: from the first character to behind the last one. */
  readonly span: readonly [start: number, end: number];
  /** Welcome, not required: "preferred", "a plus". */
  readonly isOptional: boolean;
}

/** A sentence of the resume that shows it. */
export interface Evidence {
  /** The field it stands in: `workExperience.0.description`. */
  readonly path: string;
  /** The person's own sentence, whole and unchanged. */
  readonly sentence: string;
  /** What shows it, within the sentence. */
  readonly span: readonly [start: number, end: number];
}

export interface MatchedAsk extends Ask {
  /** Empty: not in the resume. */
  readonly evidence: readonly Evidence[];
  /** The field to write it in, if it is true. */
  readonly leadsTo: string;
}

/** An advert held beside a resume. There is no figure of how well they fit: nobody has one. */
export interface JobMatch {
  readonly title: string;
  readonly asks: readonly MatchedAsk[];
}
