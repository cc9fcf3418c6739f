/** Who wanted it: a member of staff, we ourselves (a second payment of one order), or somebody at the provider. */
export const refundOrigins = ['staff', 'system', 'provider'] as const;
export type RefundOrigin = (typeof refundOrigins)[number];

/**
 * `asked`: decided, and worked on until the provider has answered. `accepted`: the provider has taken it and the money
 * is on its way. `made`: the money has gone back. `failed`: the provider said no, or could not bring it home.
 */
export const refundStates = ['asked', 'accepted', 'made', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Money of one payment that goes or went back. Its id is the receipt by which the provider knows it. */
export interface Refund {
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  /** Hundredths of the payment's currency. */
  readonly amountPaise: number;
  readonly origin: RefundOrigin;
  readonly askedBy: string | null;
  readonly reason: string | null;
  /** Why it was asked although the policy's time was over. */
  readonly overruledReason: string | null;
  readonly state: RefundState;
  readonly providerRefundId: string | null;
  /** The provider's own words; null where nothing was left to return. */
  readonly failureReason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly madeAt: Date | null;
  /** When staff said that the money of a failed one goes back another way. */
  readonly dismissedAt?: Date | null | undefined;
}
export type NewRefund = Omit<Refund, 'id'>;

export const providerRefundStatuses = ['pending', 'processed', 'failed'] as const;

/** A refund as the provider tells it when asked. */
export interface ProviderRefund {
  readonly id: string;
  readonly amountPaise: number;
  readonly status: (typeof providerRefundStatuses)[number];
  readonly receipt: string | null;
  readonly createdAt: Date;
}

/** What became of the refunds of an order: rows that changed, and rows nobody here had asked for. */
export interface RefundChanges {
  readonly changed: readonly Refund[];
  readonly added: readonly NewRefund[];
}
export const noRefundChanges: RefundChanges = { changed: [], added: [] };

const sumOf = (refunds: readonly { readonly amountPaise: number }[]): number =>
  refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const inState =
  (paymentId: string, ...states: readonly RefundState[]) =>
  (refund: NewRefund): boolean =>
    refund.paymentId === paymentId && states.includes(refund.state);

/** What has gone back of a payment. */
export const madePaise = (refunds: readonly NewRefund[], paymentId: string): number =>
  sumOf(refunds.filter(inState(paymentId, 'made')));

/** What has gone back of it or is on its way. */
export const takenPaise = (refunds: readonly NewRefund[], paymentId: string): number =>
  sumOf(refunds.filter(inState(paymentId, 'asked', 'accepted', 'made')));

/** What the provider says of a refund. Made is the last word; an old answer that comes late changes nothing. */
export const afterAnswer = <R extends NewRefund>(refund: R, answer: ProviderRefund, now: Date): R => {
  const known = { providerRefundId: answer.id, updatedAt: now };
  const isNews = refund.providerRefundId !== answer.id;
  if (refund.state === 'made') return isNews ? { ...refund, ...known } : refund;
  if (answer.status === 'processed')
    return { ...refund, ...known, state: 'made', failureReason: null, madeAt: now };
  if (refund.state === 'failed') return isNews ? { ...refund, ...known } : refund;
  if (answer.status === 'failed') return { ...refund, ...known, state: 'failed' };
  return refund.state === 'accepted' && !isNews
    ? refund
    : { ...refund, ...known, state: 'accepted', failureReason: null };
};

/** The provider understood and said no: staff decide what is next, and what is owed by us is asked again and again. */
export const afterRefusal = (refund: Refund, words: string, now: Date): Refund =>
  refund.state !== 'asked'
    ? refund
    : {
        ...refund,
        state: refund.origin === 'system' ? 'asked' : 'failed',
        failureReason: words,
        updatedAt: now,
      };

/** The provider counts in whole seconds, and by its own clock. */
const clocksApartMs = 60_000;

/** Made by hand for what was asked here: the same sum, after it was asked. */
const fulfils = (entity: ProviderRefund, refund: Refund): boolean =>
  refund.state === 'asked' &&
  refund.providerRefundId === null &&
  refund.amountPaise === entity.amountPaise &&
  entity.status !== 'failed' &&
  entity.createdAt.getTime() >= refund.createdAt.getTime() - clocksApartMs;

const pairUp = (
  known: readonly Refund[],
  entities: readonly ProviderRefund[],
): ReadonlyMap<ProviderRefund, Refund> => {
  const pairs = new Map<ProviderRefund, Refund>();
  const isTaken = (refund: Refund): boolean => [...pairs.values()].includes(refund);
  const pair = (belong: (entity: ProviderRefund, refund: Refund) => boolean): void => {
    for (const entity of entities.filter((each) => !pairs.has(each))) {
      const refund = known.find((each) => !isTaken(each) && belong(entity, each));
      if (refund) pairs.set(entity, refund);
    }
  };
  pair((entity, refund) => refund.providerRefundId === entity.id);
  pair((entity, refund) => refund.providerRefundId === null && refund.id === entity.receipt);
  pair(fulfils);
  return pairs;
};

interface RefundedPayment {
  readonly id: string;
  readonly amountPaise: number;
  readonly refunds: readonly ProviderRefund[];
}

/** Holds what is known of a payment's refunds beside what the provider says of them, whoever made them. */
export const reconcileRefunds = (
  orderId: string,
  known: readonly Refund[],
  payment: RefundedPayment,
  now: Date,
): RefundChanges => {
  const own = known.filter(({ paymentId }) => paymentId === payment.id);
  // From before refunds were rows: one row stands for all that went back.
  if (own.some(({ state, providerRefundId }) => state === 'made' && providerRefundId === null))
    return noRefundChanges;
  const pairs = pairUp(own, payment.refunds);
  const answered = [...pairs].map(([entity, refund]) => [refund, afterAnswer(refund, entity, now)] as const);
  const left = payment.amountPaise - sumOf(payment.refunds.filter(({ status }) => status !== 'failed'));
  const paired = [...pairs.values()];
  const impossible = own.filter(
    (refund) => refund.state === 'asked' && !paired.includes(refund) && refund.amountPaise > left,
  );
  const ended = impossible.map(
    (refund): Refund => ({ ...refund, state: 'failed', failureReason: null, updatedAt: now }),
  );
  const strange = payment.refunds.filter((entity) => !pairs.has(entity) && entity.status !== 'failed');
  return {
    changed: [...answered.filter(([before, after]) => before !== after).map(([, after]) => after), ...ended],
    added: strange.map((entity) => madeElsewhere(orderId, payment.id, entity, now)),
  };
};

const madeElsewhere = (orderId: string, paymentId: string, entity: ProviderRefund, now: Date): NewRefund =>
  afterAnswer(
    {
      orderId,
      paymentId,
      amountPaise: entity.amountPaise,
      origin: 'provider',
      askedBy: null,
      reason: null,
      overruledReason: null,
      state: 'asked',
      providerRefundId: null,
      failureReason: null,
      createdAt: entity.createdAt,
      updatedAt: now,
      madeAt: null,
    },
    entity,
    now,
  );

/** The rows as they are after a change. */
export const withChanges = (
  known: readonly Refund[],
  { changed, added }: RefundChanges,
): readonly NewRefund[] => [
  ...known.map((refund) => changed.find(({ id }) => id === refund.id) ?? refund),
  ...added,
];
