const minute = 60_000;

/** Pauses between checks of an open order: after 1, 5, 15 and 60 minutes. */
export const checkPauses = [1 * minute, 4 * minute, 10 * minute, 45 * minute] as const;

/** When an order that was opened, reopened or verified just now is to be checked. */
export const firstCheck = (now: Date): { readonly checkAt: Date; readonly checkCount: number } => ({
  checkAt: new Date(now.getTime() + checkPauses[0]),
  checkCount: 0,
});
