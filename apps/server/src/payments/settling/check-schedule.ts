const minute = 60_000;

/** Pauses between looks at an open order: after 1, 5, 15 and 60 minutes. */
export const lookPauses = [1 * minute, 4 * minute, 10 * minute, 45 * minute] as const;

/** When an order that was opened, reopened or verified just now is to be looked at. */
export const firstLook = (now: Date): { readonly checkAt: Date; readonly checkCount: number } => ({
  checkAt: new Date(now.getTime() + lookPauses[0]),
  checkCount: 0,
});
