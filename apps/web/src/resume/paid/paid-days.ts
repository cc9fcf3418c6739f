interface PaidTime {
  readonly paidAt: number;
  readonly leaves?: boolean;
}

/** Paid work stays this long on a device of one's own; on another no longer than it can be corrected. */
export const paidKeptDays = 30;
const foreignKeptDays = 1;

export const paidUntil = ({ paidAt, leaves }: PaidTime): number =>
  paidAt + (leaves ? foreignKeptDays : paidKeptDays) * 86_400_000;

export const isPaidOver = (paid: PaidTime, now: number): boolean => now > paidUntil(paid);
