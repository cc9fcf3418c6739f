import { describe, expect, it } from 'vitest';
import { noFailure, type Order } from '../order-machine.ts';
import { isReturning, type ProviderPayment, withRefunds } from '../provider-payment.ts';
import { settleDecision } from '../settle-decision.ts';
import {
  afterAnswer,
  afterRefusal,
  madePaise,
  type ProviderRefund,
  type Refund,
  reconcileRefunds,
  takenPaise,
} from './refund-machine.ts';
import { askRefund, checkRefundAmount, leftToRefund, type RefundRequest } from './refund-rules.ts';

const paidAt = new Date('2026-11-15T10:00:00Z');
const hour = 3_600_000;
const after = (hours: number) => new Date(paidAt.getTime() + hours * hour);
const now = after(2);

const order: Order = {
  id: 'o1',
  providerOrderId: 'order_1',
  userId: 'u1',
  planId: 'pro',
  amountPaise: 4_900,
  customerEmail: 'asha@example.com',
  hasResume: false,
  status: 'completed',
  paymentId: 'pay_1',
  ...noFailure,
  completedBy: null,
  paidPaise: 4_900,
  refundedPaise: 0,
  notes: {},
  createdAt: paidAt,
  updatedAt: paidAt,
  completedAt: paidAt,
};
const refund = (id: string, amountPaise: number, rest: Partial<Refund> = {}): Refund => ({
  id,
  orderId: 'o1',
  paymentId: 'pay_1',
  amountPaise,
  origin: 'staff',
  askedBy: 'staff@example.com',
  reason: 'Asked in time',
  overruledReason: null,
  state: 'asked',
  providerRefundId: null,
  failureReason: null,
  createdAt: now,
  updatedAt: now,
  madeAt: null,
  ...rest,
});
const entity = (id: string, amountPaise: number, rest: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id,
  amountPaise,
  status: 'processed',
  receipt: null,
  createdAt: now,
  ...rest,
});
const payment = (refunds: readonly ProviderRefund[] = [], id = 'pay_1'): ProviderPayment => {
  const taken = refunds.filter(({ status }) => status !== 'failed');
  const refundedPaise = taken.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return withRefunds(
    {
      id,
      orderId: 'order_1',
      amountPaise: 4_900,
      currency: 'INR',
      status: refundedPaise === 4_900 ? 'refunded' : 'captured',
      refundedPaise,
      errorDescription: null,
      createdAt: paidAt,
    },
    refunds,
  );
};

const request: RefundRequest = { amountPaise: 4_900, reason: 'Asked in time', overruleReason: '' };
const ask = (changes: Partial<RefundRequest> = {}, at = now, refunds: readonly Refund[] = []) =>
  askRefund(order, payment(), refunds, { ...request, ...changes }, 'staff@example.com', at);

describe('what staff may send back', () => {
  it('is what is left of the payment, in full or in part, to the paisa', () => {
    expect(ask().refusal).toBeUndefined();
    expect(ask({ amountPaise: 1_237 })).toMatchObject({
      refund: { amountPaise: 1_237, origin: 'staff', state: 'asked', askedBy: 'staff@example.com' },
    });
    const before = [
      refund('r1', 1_237, { state: 'made' }),
      refund('r2', 600),
      refund('r3', 900, { state: 'failed' }),
    ];
    expect(leftToRefund(payment(), before)).toBe(3_063);
    expect(ask({ amountPaise: 3_063 }, now, before).refusal).toBeUndefined();
    expect(ask({ amountPaise: 3_064 }, now, before).refusal).toMatchObject({
      code: 'refund-amount-invalid',
      field: 'amountPaise',
      params: { most: '₹30.63' },
    });
    expect(ask({ amountPaise: 100 }, now, [refund('r1', 4_900)]).refusal?.code).toBe('refund-nothing-left');
  });

  it.each([0, 99, -100, 100.5, Number.NaN])('is never %d', (amountPaise) => {
    expect(ask({ amountPaise }).refusal?.code).toBe('refund-amount-invalid');
  });

  it('leaves nothing behind that could not follow: the provider returns no less than a rupee', () => {
    expect(checkRefundAmount(4_801, 4_900)).toMatchObject({
      code: 'refund-rest-small',
      params: { all: '₹49' },
    });
    expect(checkRefundAmount(4_800, 4_900)).toBeUndefined();
    expect(leftToRefund(payment(), [refund('r1', 4_850)])).toBe(0);
  });

  it('needs a reason of at most 500 characters', () => {
    expect(ask({ reason: '  ' }).refusal).toMatchObject({ code: 'refund-reason-missing', field: 'reason' });
    expect(ask({ reason: 'x'.repeat(501) }).refusal?.code).toBe('renewal-reason-long');
  });

  it('S2 §9: within 24 hours of purchase by the policy, later when it is overruled with a reason', () => {
    expect(ask({}, after(24)).refusal).toBeUndefined();
    const late = new Date(after(24).getTime() + 1);
    expect(ask({}, late).refusal).toMatchObject({ code: 'refund-policy-over', field: 'overruleReason' });
    expect(ask({ overruleReason: 'Wrote to us in time' }, late)).toMatchObject({
      refund: { overruledReason: 'Wrote to us in time' },
    });
    expect(ask({ overruleReason: 'x'.repeat(501) }, late).refusal?.field).toBe('overruleReason');
    // Overruling what is within the time leaves no mark.
    expect(ask({ overruleReason: 'needless' })).toMatchObject({ refund: { overruledReason: null } });
  });

  it('is money that is held, at any time, and no money of an order that is open', () => {
    const held = { ...order, status: 'failed', failureKind: 'held', completedAt: null } as const;
    const asked = (of: Parameters<typeof askRefund>[0], at = after(900)) =>
      askRefund(of, payment(), [], request, 's@example.com', at).refusal?.code;
    expect(asked(held)).toBeUndefined();
    expect(asked({ ...held, failureKind: 'attempt' })).toBe('refund-nothing-left');
    expect(asked({ ...order, status: 'pending' })).toBe('refund-nothing-left');
    expect(askRefund(order, undefined, [], request, 's@example.com', now).refusal?.code).toBe(
      'refund-nothing-left',
    );
  });
});

describe('what the provider says of a refund', () => {
  const asked = refund('r1', 900);

  it('moves it forward and never back', () => {
    const taken = afterAnswer(asked, entity('rfnd_1', 900, { status: 'pending' }), now);
    expect(taken).toMatchObject({ state: 'accepted', providerRefundId: 'rfnd_1', madeAt: null });
    expect(afterAnswer(taken, entity('rfnd_1', 900, { status: 'pending' }), after(3))).toBe(taken);
    const made = afterAnswer(taken, entity('rfnd_1', 900), after(3));
    expect(made).toMatchObject({ state: 'made', madeAt: after(3) });
    for (const status of ['pending', 'failed', 'processed'] as const)
      expect(afterAnswer(made, entity('rfnd_1', 900, { status }), after(4))).toBe(made);
    const failed = afterAnswer(taken, entity('rfnd_1', 900, { status: 'failed' }), after(3));
    expect(failed.state).toBe('failed');
    expect(afterAnswer(failed, entity('rfnd_1', 900, { status: 'pending' }), after(4))).toBe(failed);
    expect(afterAnswer(failed, entity('rfnd_1', 900), after(4)).state).toBe('made');
  });

  it('no: staff look at theirs, ours is asked again', () => {
    expect(afterRefusal(asked, 'not enough balance', now)).toMatchObject({
      state: 'failed',
      failureReason: 'not enough balance',
    });
    expect(afterRefusal({ ...asked, origin: 'system' }, 'not enough balance', now)).toMatchObject({
      state: 'asked',
      failureReason: 'not enough balance',
    });
    const made = refund('r1', 900, { state: 'made' });
    expect(afterRefusal(made, 'fully refunded already', now)).toBe(made);
  });

  it('is known by its number, else by our receipt, else by hand for the sum that was asked', () => {
    const known = [
      refund('r1', 900),
      refund('r2', 900, { providerRefundId: 'rfnd_2', state: 'accepted' }),
      refund('r3', 700),
    ];
    const seen = [
      entity('rfnd_2', 900),
      entity('rfnd_9', 900, { receipt: 'r1' }),
      entity('rfnd_8', 700),
      entity('rfnd_7', 137),
    ];
    const { changed, added } = reconcileRefunds('o1', known, payment(seen), now);
    expect(changed.map(({ id, providerRefundId, state }) => [id, providerRefundId, state]).sort()).toEqual([
      ['r1', 'rfnd_9', 'made'],
      ['r2', 'rfnd_2', 'made'],
      ['r3', 'rfnd_8', 'made'],
    ]);
    expect(added).toMatchObject([
      { providerRefundId: 'rfnd_7', amountPaise: 137, origin: 'provider', state: 'made', askedBy: null },
    ]);
  });

  it('made before it was asked here does not stand for it', () => {
    const earlier = entity('rfnd_1', 900, { createdAt: after(-1) });
    const { changed, added } = reconcileRefunds('o1', [refund('r1', 900)], payment([earlier]), now);
    expect(changed).toEqual([]);
    expect(added).toHaveLength(1);
  });

  it('ends what was asked and can no longer go, because somebody returned the money otherwise', () => {
    const { changed, added } = reconcileRefunds(
      'o1',
      [refund('r1', 4_000)],
      payment([entity('rfnd_1', 4_900)]),
      now,
    );
    expect(changed).toMatchObject([{ id: 'r1', state: 'failed', failureReason: null }]);
    expect(madePaise(added, 'pay_1')).toBe(4_900);
  });

  it('of a refund that failed at once and was never ours is left out', () => {
    const seen = payment([entity('rfnd_1', 900, { status: 'failed' })]);
    expect(reconcileRefunds('o1', [], seen, now)).toEqual({ changed: [], added: [] });
  });

  it('from before refunds were rows: one row stands for all that went back', () => {
    const old = refund('pay_1', 4_900, { state: 'made', madeAt: now });
    const seen = payment([entity('rfnd_1', 4_000), entity('rfnd_2', 900)]);
    expect(reconcileRefunds('o1', [old], seen, now)).toEqual({ changed: [], added: [] });
  });
});

describe('decision 69, 76: an order whose money goes back', () => {
  const mail = (what: string, amountPaise: number) =>
    expect.objectContaining({ kind: 'tell-refund', to: 'asha@example.com', what, amountPaise });

  it('stays completed; in full, what it gave ends, once, when the money has gone', () => {
    const asked = [refund('r1', 4_900)];
    const pending = settleDecision(
      order,
      [payment([entity('rfnd_1', 4_900, { receipt: 'r1', status: 'pending' })])],
      asked,
      now,
    );
    // Nobody is left without money and plan: while the bank has it, the plan runs.
    expect(pending.order).toMatchObject({ status: 'completed', refundedPaise: 0 });
    expect(pending.effects).toEqual([]);
    expect(pending.refunds.changed).toMatchObject([{ state: 'accepted' }]);

    const gone = [payment([entity('rfnd_1', 4_900, { receipt: 'r1' })])];
    const made = settleDecision(pending.order, gone, pending.refunds.changed, now);
    expect(made.order).toMatchObject({ status: 'completed', paidPaise: 4_900, refundedPaise: 4_900 });
    expect(made.effects).toEqual([{ kind: 'end', orderId: 'o1' }, mail('all', 4_900)]);
    for (const answer of [gone, [payment()], []])
      expect(settleDecision(made.order, answer, made.refunds.changed, after(9))).toMatchObject({
        order: made.order,
        effects: [],
      });
  });

  it('that fails at the bank keeps its plan, and can be asked for again', () => {
    const accepted = refund('r1', 4_900, { state: 'accepted', providerRefundId: 'rfnd_1' });
    const failed = settleDecision(
      order,
      [payment([entity('rfnd_1', 4_900, { status: 'failed' })])],
      [accepted],
      now,
    );
    expect(failed.refunds.changed).toMatchObject([{ state: 'failed' }]);
    expect(failed).toMatchObject({ order, effects: [] });
    expect(ask({}, now, failed.refunds.changed).refusal).toBeUndefined();
  });

  it('in part keeps the plan; the parts add up to the whole', () => {
    const first = settleDecision(order, [payment([entity('rfnd_1', 1_237)])], [], now);
    expect(first.order.refundedPaise).toBe(1_237);
    expect(first.effects).toEqual([mail('part', 1_237)]);
    const known = [refund('r1', 1_237, { state: 'made', providerRefundId: 'rfnd_1', madeAt: now })];
    const both = [payment([entity('rfnd_1', 1_237), entity('rfnd_2', 3_663)])];
    const second = settleDecision(first.order, both, known, now);
    expect(second.effects).toEqual([{ kind: 'end', orderId: 'o1' }, mail('all', 3_663)]);
  });

  it('ends nothing that staff gave by their word, unless staff themselves send it back', () => {
    const byHand = { ...order, completedBy: 'staff@example.com' };
    const gone = [payment([entity('rfnd_1', 4_900, { receipt: 'r1' })])];
    expect(settleDecision(byHand, gone, [], now).effects).toEqual([mail('all', 4_900)]);
    expect(settleDecision(byHand, gone, [refund('r1', 4_900)], now).effects).toContainEqual({
      kind: 'end',
      orderId: 'o1',
    });
  });

  it('a second payment goes back, is not asked twice, and a day after the bank failed once more', () => {
    const two = (refunds: readonly ProviderRefund[] = []) => [payment(), payment(refunds, 'pay_2')];
    const owed = { kind: 'refund', orderId: 'o1', paymentId: 'pay_2', amountPaise: 4_900 };
    expect(settleDecision(order, two(), [], now).effects).toEqual([owed]);
    const ours = refund('r1', 4_900, { paymentId: 'pay_2', origin: 'system', askedBy: null, reason: null });
    expect(settleDecision(order, two(), [ours], now).effects).toEqual([]);
    const failed: Refund = { ...ours, state: 'failed', providerRefundId: 'rfnd_1' };
    const answer = two([entity('rfnd_1', 4_900, { status: 'failed' })]);
    expect(settleDecision(order, answer, [failed], after(25)).effects).toEqual([]);
    expect(settleDecision(order, answer, [failed], after(26)).effects).toEqual([owed]);
    // What somebody returned of it by hand is owed no longer.
    const part = settleDecision(order, two([entity('rfnd_2', 1_500)]), [], now);
    expect(part.effects).toEqual([{ ...owed, amountPaise: 3_400 }, mail('second', 1_500)]);
    const all = settleDecision(order, two([entity('rfnd_2', 4_900)]), [ours], now);
    expect(all.order).toEqual(order);
    expect(all.refunds.changed).toMatchObject([{ id: 'r1', state: 'made', providerRefundId: 'rfnd_2' }]);
    expect(all.effects).toEqual([mail('second', 4_900)]);
  });

  it('is not granted once all of it is on its way back', () => {
    const open: Order = { ...order, status: 'pending', completedAt: null, paymentId: null, paidPaise: 0 };
    const leaving = payment([entity('rfnd_1', 4_900, { status: 'pending' })]);
    expect(isReturning(leaving)).toBe(true);
    expect(settleDecision(open, [leaving], [], now)).toMatchObject({ order: open, effects: [] });
    const gone = settleDecision(
      { ...open, status: 'unknown' },
      [payment([entity('rfnd_1', 4_900)])],
      [],
      now,
    );
    expect(gone.order).toMatchObject({ status: 'failed', failureKind: 'returned', paidPaise: 0 });
    expect(gone.effects).toEqual([mail('held', 4_900)]);
  });

  it('takes what is asked, taken and made as taken', () => {
    const rows = [
      refund('a', 1),
      refund('b', 2, { state: 'accepted' }),
      refund('c', 4, { state: 'made' }),
      refund('d', 8, { state: 'failed' }),
    ];
    expect(takenPaise(rows, 'pay_1')).toBe(7);
    expect(madePaise(rows, 'pay_1')).toBe(4);
    expect(takenPaise(rows, 'pay_2')).toBe(0);
  });
});
