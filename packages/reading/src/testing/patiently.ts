/** On a busy machine a test may wait longer than a person would: what is refused, is for its work and not by the clock. */
export const patiently = { milliseconds: 150_000 } as const;
