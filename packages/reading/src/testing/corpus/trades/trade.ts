export interface Study {
  readonly level: 'undergraduate' | 'postgraduate' | '';
  /** The same degree in the words people use for it. */
  readonly degrees: readonly string[];
  readonly fields: readonly string[];
  readonly years: number;
  readonly schools: readonly string[];
  readonly boards: readonly string[];
}

export interface Trade {
  readonly key: string;
  readonly headlines: readonly string[];
  /** Junior first. */
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  /** `{n}` is a count, `{p}` a share. */
  readonly bullets: readonly string[];
  readonly skills: readonly string[];
  readonly studies: readonly (readonly Study[])[];
  readonly certificates: readonly (readonly [string, string])[];
  readonly summaries: readonly string[];
  readonly trainings: readonly (readonly [string, string, string])[];
  readonly projects: readonly (readonly [string, string, readonly string[]])[];
}
