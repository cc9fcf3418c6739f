/** The value that `part` of the others are below: the usual one, whatever a few of them are. */
export const middle = (values: readonly number[], part = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
