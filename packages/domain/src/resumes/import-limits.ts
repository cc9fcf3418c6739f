/** What is read of a file somebody brings along. A resume with pictures has a few megabytes; more is something else. */
export const importLimits = {
  megabytes: 20,
  /** Of text, in all: some hundred pages. */
  characters: 400_000,
  lines: 3_000,
} as const;
