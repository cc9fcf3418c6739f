/** What an advert can ask for. */
export const askKinds = ['skill', 'years', 'degree', 'place', 'duty'] as const;
export type AskKind = (typeof askKinds)[number];

/** Years of work; a fresher is asked for none. */
export interface AskedYears {
  readonly least: number;
  readonly most?: number | undefined;
}

/** One thing an advert asks for, in its own words. */
export interface Ask {
  readonly kind: AskKind;
  /** As the advert has it. */
  readonly words: string;
  /** Where it stands in the advert: from the first character to behind the last one. */
  readonly span: readonly [start: number, end: number];
  /** Welcome, not required: "preferred", "a plus". */
  readonly isOptional: boolean;
  /** Of kind `years` alone. */
  readonly years?: AskedYears | undefined;
}

/** A sentence of the resume that shows it. */
export interface Evidence {
  /** The field it stands in: `workExperience.0.description`. */
  readonly path: string;
  /** The person's own sentence, whole and unchanged. */
  readonly sentence: string;
  /** What shows it, within the sentence. */
  readonly span: readonly [start: number, end: number];
  /** Of an ask for years: how long this entry lasted, as its dates say. Months shared by two entries count once in all. */
  readonly months?: number | undefined;
}

export interface MatchedAsk extends Ask {
  /** Empty: not in the resume. */
  readonly evidence: readonly Evidence[];
  /** The field to write it in, if it is true. */
  readonly leadsTo: string;
  /** Of an ask for years: all months of work together, each counted once; also where they are too few. */
  readonly months?: number | undefined;
  /** Of an ask for years: months of training and internships, which are no work. */
  readonly trainingMonths?: number | undefined;
}

/** An advert held beside a resume. There is no figure of how well they fit: nobody has one. */
export interface JobMatch {
  readonly title: string;
  readonly asks: readonly MatchedAsk[];
}
