import {
  acceptSignature,
  dismiss,
  noFailure,
  type Order,
  type OrderEffect,
  reopen,
  type Settlement,
} from './order-machine.ts';
import { type ListedPayment, type ProviderPayment, withRefunds } from './provider-payment.ts';
import { afterRefusal, type ProviderRefund, type Refund } from './refunds/refund-machine.ts';
import { askRefund } from './refunds/refund-rules.ts';
import { settleDecision } from './settle-decision.ts';
import { type PaperJob, type PaperRefund, PaperShelf, type ServerNumber } from './settle-papers.fixture.ts';
import { decideByStaff } from './staff-order-decision.ts';

/** A few moments before a financial year ends in India, so that it turns within a schedule. */
const start = Date.parse('2027-03-31T18:29:59.980Z');
const day = 86_400_000;

const must = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};

/** What may happen around one order. Numbers choose among payments, refunds and old answers of the provider. */
export type ScheduledEvent =
  | {
      readonly kind: 'pay';
      readonly difference: number;
      readonly currency: string;
      readonly mine: boolean;
    }
  | {
      readonly kind: 'progress';
      readonly which: number;
      readonly to: 'authorized' | 'captured' | 'failed';
    }
  | { readonly kind: 'settle'; readonly answer: number; readonly crash: boolean }
  | {
      readonly kind: 'return';
      readonly which: number;
      readonly part: number | null;
      readonly pending: boolean;
    }
  | { readonly kind: 'bank'; readonly which: number; readonly says: 'processed' | 'failed' }
  | { readonly kind: 'verify'; readonly which: number }
  | { readonly kind: 'ask' | 'close-window' | 'try-again' }
  | { readonly kind: 'staff'; readonly status: 'completed' | 'failed' | 'pending' }
  | { readonly kind: 'staff-refund'; readonly part: number | null }
  | { readonly kind: 'send'; readonly which: number; readonly outcome: SendOutcome }
  | { readonly kind: 'work'; readonly twice: boolean }
  /** A server takes up a document; it is written, lost with the server, or waits for what happens next. */
  | {
      readonly kind: 'paper';
      readonly which: number;
      readonly server: ServerNumber;
      readonly ends: 'written' | 'lost' | 'later';
      readonly again: boolean;
    }
  | { readonly kind: 'paper-ends'; readonly isSaved: boolean }
  /** Somebody else buys, and is numbered in the same series. */
  | { readonly kind: 'other-sale' };
/** Taken in and made, or only taken in, either with an answer that is lost or not; never heard of; or refused. */
type SendOutcome = 'well' | 'pending' | 'lost' | 'lost-pending' | 'unreachable' | 'refused';

interface ProviderRecord extends Omit<ListedPayment, 'refundedPaise'> {
  readonly refunds: readonly ProviderRefund[];
}

const sum = (refunds: readonly { readonly amountPaise: number }[]): number =>
  refunds.reduce((total, { amountPaise }) => total + amountPaise, 0);

/** The provider, the rows of the database, the queue, and what reached the outside world. */
export class World {
  records: ProviderRecord[] = [];
  answers: (readonly ProviderPayment[])[] = [];
  queue: OrderEffect[] = [];
  refunds: Refund[] = [];
  readonly shelf: PaperShelf;
  readonly otherSales: Order[] = [];
  grants = 0;
  receipts = 0;
  deliveries = 0;
  savedResumes = 0;
  ends = 0;
  mails: string[] = [];
  acceptedMoney = false;
  clock = start;
  order: Order;

  constructor(
    planId: 'pro' | 'guest',
    hasResume: boolean,
    price: number,
    tax = { hasTax: true, hasBilling: true },
  ) {
    this.shelf = new PaperShelf(tax.hasTax, tax.hasBilling);
    this.order = {
      id: 'o1',
      providerOrderId: 'order_1',
      userId: planId === 'guest' ? null : 'u1',
      planId,
      amountPaise: price,
      customerEmail: 'asha@example.com',
      hasResume,
      status: 'pending',
      paymentId: null,
      ...noFailure,
      completedBy: null,
      paidPaise: 0,
      refundedPaise: 0,
      notes: {},
      createdAt: new Date(start),
      updatedAt: new Date(start),
      completedAt: null,
    };
  }

  now(): Date {
    return new Date(this.clock++);
  }

  /** As the provider answers this moment. */
  get payments(): readonly ProviderPayment[] {
    return this.records.map(({ refunds, ...record }) => {
      const refundedPaise = sum(refunds.filter(({ status }) => status !== 'failed'));
      const isAllTaken = record.status === 'captured' && refundedPaise >= record.amountPaise;
      return withRefunds(
        { ...record, refundedPaise, status: isAllTaken ? 'refunded' : record.status },
        refunds,
      );
    });
  }

  commit({ order, refunds, effects }: Settlement): void {
    if (this.order.status === 'completed') {
      must(order.status === 'completed', 'a completed order went back');
      must(order.completedAt === this.order.completedAt, 'an order was completed twice');
      must(order.refundedPaise >= this.order.refundedPaise, 'returned money came back');
    }
    must(order.amountPaise === this.order.amountPaise, 'the price changed');
    this.order = order;
    this.refunds = this.refunds.map((row) => refunds.changed.find(({ id }) => id === row.id) ?? row);
    for (const added of refunds.added) this.addRefund(added);
    for (const effect of effects)
      if (effect.kind === 'refund') this.addRefund(this.secondReturned(effect));
      else {
        this.queue.push(effect);
        // Numbering is work of its own, queued in the same transaction.
        if (effect.kind === 'receipt') this.shelf.add({ orderId: 'o1', what: 'sale' });
        if (effect.kind === 'tell-refund') this.shelf.add({ orderId: 'o1', what: 'credits' });
      }
  }

  addRefund(refund: Omit<Refund, 'id'>): void {
    const numbers = this.refunds.map(({ providerRefundId }) => providerRefundId);
    must(
      refund.providerRefundId === null || !numbers.includes(refund.providerRefundId),
      'two rows of a refund',
    );
    this.refunds.push({ ...refund, id: `refund-${this.refunds.length}` });
  }

  secondReturned({ paymentId, amountPaise }: Extract<OrderEffect, { kind: 'refund' }>): Omit<Refund, 'id'> {
    const at = this.now();
    return {
      orderId: 'o1',
      paymentId,
      amountPaise,
      origin: 'system',
      askedBy: null,
      reason: null,
      overruledReason: null,
      state: 'asked',
      providerRefundId: null,
      failureReason: null,
      createdAt: at,
      updatedAt: at,
      madeAt: null,
    };
  }

  settle(answer: readonly ProviderPayment[]): void {
    const settlement = settleDecision(this.order, answer, this.refunds, this.now());
    if (this.order.status !== 'completed' && settlement.order.status === 'completed')
      this.mustBeThere(answer.find(({ id }) => id === settlement.order.paymentId));
    this.commit(settlement);
  }

  /** Nothing is granted for money that is on its way back, as far as anybody had been told. */
  mustBeThere(payment: ProviderPayment | undefined): void {
    must(payment?.status === 'captured', 'granted for money that was never captured');
    const going = sum(payment?.refunds.filter(({ status }) => status !== 'failed') ?? []);
    must(going < (payment?.amountPaise ?? 0), 'granted for money that is on its way back');
  }

  change(id: string, change: (record: ProviderRecord) => ProviderRecord): void {
    this.records = this.records.map((record) => (record.id === id ? change(record) : record));
  }

  /** What the provider does when asked to return money: once a key, and never more than there is. */
  providerRefund(id: string, amountPaise: number, receipt: string | null, isPending: boolean): boolean {
    const record = this.records.find((each) => each.id === id);
    if (record === undefined || record.status !== 'captured') return false;
    if (receipt !== null && record.refunds.some((each) => each.receipt === receipt)) return true;
    const left = record.amountPaise - sum(record.refunds.filter(({ status }) => status !== 'failed'));
    if (amountPaise < 100 || amountPaise > left) return false;
    const made: ProviderRefund = {
      id: `rfnd_${this.records.flatMap(({ refunds }) => refunds).length}`,
      amountPaise,
      status: isPending ? 'pending' : 'processed',
      receipt,
      createdAt: this.now(),
    };
    this.change(id, (each) => ({ ...each, refunds: [...each.refunds, made] }));
    return true;
  }

  /** One run of the job that sends a refund, as the server does it. */
  sendRefund(refund: Refund, outcome: SendOutcome): void {
    if (refund.state !== 'asked') return;
    this.settle(this.payments);
    const asked = this.refunds.find(({ id }) => id === refund.id);
    if (asked?.state !== 'asked' || outcome === 'unreachable') return;
    const isPending = outcome === 'pending' || outcome === 'lost-pending';
    const isTaken =
      outcome !== 'refused' && this.providerRefund(asked.paymentId, asked.amountPaise, asked.id, isPending);
    if (outcome === 'lost' || outcome === 'lost-pending') return;
    if (isTaken) this.settle(this.payments);
    else {
      const refused = afterRefusal(asked, 'not enough balance', this.now());
      this.refunds = this.refunds.map((row) => (row.id === asked.id ? refused : row));
    }
  }

  perform(effect: OrderEffect): void {
    if (effect.kind !== 'capture') return;
    const record = this.records.find(({ id }) => id === effect.paymentId);
    const { amountPaise } = this.order;
    const fits = record?.amountPaise === amountPaise && record.currency === 'INR';
    must(fits && record.orderId === 'order_1', 'money was captured that does not fit');
    if (record?.status === 'authorized')
      this.change(effect.paymentId, (each) => ({ ...each, status: 'captured' }));
  }

  apply(step: ScheduledEvent): void {
    const picked = this.records[('which' in step ? step.which : 0) % Math.max(1, this.records.length)];
    switch (step.kind) {
      case 'pay':
        this.records.push({
          id: `pay_${this.records.length}`,
          orderId: step.mine ? 'order_1' : 'order_2',
          amountPaise: Math.max(100, this.order.amountPaise + step.difference),
          currency: step.currency,
          status: 'created',
          refunds: [],
          errorDescription: null,
          createdAt: this.now(),
        });
        break;
      case 'progress':
        if (picked && picked.status !== 'captured')
          this.change(picked.id, (each) => ({ ...each, status: step.to }));
        break;
      case 'return': {
        // Staff return money on the provider's own site.
        if (picked?.orderId !== 'order_1') break;
        const taken = sum(picked.refunds.filter(({ status }) => status !== 'failed'));
        const amount = step.part === null ? picked.amountPaise - taken : step.part;
        this.providerRefund(picked.id, amount, null, step.pending);
        break;
      }
      case 'bank':
        if (picked)
          this.change(picked.id, (each) => ({
            ...each,
            refunds: each.refunds.map((refund) =>
              refund.status === 'pending' ? { ...refund, status: step.says } : refund,
            ),
          }));
        break;
      case 'ask':
        this.answers.unshift(this.payments);
        break;
      case 'settle': {
        const answer = step.answer === 0 ? this.payments : (this.answers[step.answer - 1] ?? this.payments);
        if (step.crash) settleDecision(this.order, answer, this.refunds, this.now());
        else this.settle(answer);
        break;
      }
      case 'verify':
        // The provider signs only what it authorised, and only for its own order.
        if (picked?.orderId === 'order_1' && ['authorized', 'captured'].includes(picked.status))
          this.order = acceptSignature(this.order, picked.id, this.now());
        break;
      case 'close-window':
        this.order = dismiss(this.order, this.now());
        break;
      case 'try-again':
        this.order = reopen(this.order, this.now());
        break;
      case 'staff':
        this.staffDecides(step.status);
        break;
      case 'staff-refund':
        this.staffRefunds(step.part);
        break;
      case 'send': {
        const refund = this.refunds[step.which % Math.max(1, this.refunds.length)];
        if (refund) this.sendRefund(refund, step.outcome);
        break;
      }
      case 'paper': {
        const job = this.shelf.jobs[step.which % Math.max(1, this.shelf.jobs.length)];
        if (job) this.shelf.begin(step.server, job, this.rowsOf(job), this.clock, step.again);
        if (job && step.ends !== 'later') this.shelf.end(step.ends === 'written');
        break;
      }
      case 'paper-ends':
        this.shelf.end(step.isSaved);
        break;
      case 'other-sale':
        this.sellElsewhere();
        break;
      case 'work': {
        const effect = this.queue.shift();
        if (!effect) break;
        this.perform(effect);
        if (step.twice) this.perform(effect);
        this.count(effect);
        break;
      }
    }
  }

  /** What a transaction reads of an order at this moment. */
  rowsOf({ orderId }: PaperJob): { order: Order | undefined; refunds: readonly PaperRefund[] } {
    if (orderId !== 'o1') return { order: this.otherSales.find(({ id }) => id === orderId), refunds: [] };
    const currencyOf = new Map(this.records.map(({ id, currency }) => [id, currency]));
    const refunds = this.refunds.map((row) => ({ ...row, currency: currencyOf.get(row.paymentId) ?? '' }));
    return { order: this.order, refunds };
  }

  sellElsewhere(): void {
    const at = this.now();
    const id = `other-${this.otherSales.length}`;
    const { amountPaise } = this.order;
    const paid = {
      status: 'completed',
      completedAt: at,
      paymentId: `pay-${id}`,
      paidPaise: amountPaise,
    } as const;
    this.otherSales.push({ ...this.order, id, ...noFailure, ...paid, refundedPaise: 0 });
    this.shelf.add({ orderId: id, what: 'sale' });
  }

  /** Both servers number what is left, in turn. The hourly sweep finds what has lost its job. */
  finishPapers(): void {
    this.shelf.end(false);
    this.shelf.add({ orderId: 'o1', what: 'credits' });
    for (let turn = 0; this.shelf.jobs.length > 0; turn += 1) {
      must(turn < 1_000, 'papers never come to rest');
      const [job] = this.shelf.jobs;
      if (job) this.shelf.begin(turn % 2 === 0 ? 0 : 1, job, this.rowsOf(job), this.clock, false);
      this.shelf.end(true);
    }
  }

  staffDecides(status: 'completed' | 'failed' | 'pending'): void {
    const payment = this.payments.find(({ id }) => id === this.order.paymentId);
    const decision = { status, by: 'staff@example.com', reason: 'x' };
    const decided = decideByStaff(this.order, decision, { payment, refunds: this.refunds }, this.now());
    if (decided.refusal) return;
    if (decided.order.paymentId !== null && status === 'completed') this.acceptedMoney = true;
    this.commit(decided);
  }

  staffRefunds(part: number | null): void {
    const payment = this.payments.find(({ id }) => id === this.order.paymentId);
    const taken = this.refunds.filter(
      ({ state, paymentId }) => state !== 'failed' && paymentId === payment?.id,
    );
    const amountPaise = part ?? (payment?.amountPaise ?? 0) - sum(taken);
    const words = { reason: 'Asked in time', overruleReason: 'Asked by phone' };
    const asked = askRefund(
      this.order,
      payment,
      this.refunds,
      { amountPaise, ...words },
      'staff@example.com',
      this.now(),
    );
    if (asked.refusal === undefined) this.addRefund(asked.refund);
  }

  count(effect: OrderEffect): void {
    if (effect.kind === 'grant') this.grants += 1;
    if (effect.kind === 'receipt') this.receipts += 1;
    if (effect.kind === 'guest-delivery') this.deliveries += 1;
    if (effect.kind === 'save-resume') this.savedResumes += 1;
    if (effect.kind === 'end') this.ends += 1;
    if (effect.kind === 'tell-refund') this.mails.push(effect.providerRefundId);
  }

  /**
   * The reconciler looks until nothing is left to do: a good provider, a bank that brings everything home. What the bank
   * failed to bring before is owed again a day after that became known, so a look that learnt something is not the last.
   */
  finish(): void {
    for (let round = 0; round < 20; round += 1) {
      this.clock += 2 * day;
      const before = [this.order, ...this.refunds];
      for (const { id } of this.records)
        this.apply({ kind: 'bank', which: this.indexOf(id), says: 'processed' });
      this.settle(this.payments);
      for (const refund of this.refunds) this.sendRefund(refund, 'well');
      const after = [this.order, ...this.refunds];
      const isNews = after.length !== before.length || after.some((row, place) => row !== before[place]);
      const isOpen = this.refunds.some(({ state }) => state === 'asked' || state === 'accepted');
      if (this.queue.length === 0 && !isOpen && !isNews) {
        this.finishPapers();
        return;
      }
      for (const effect of this.queue.splice(0)) {
        this.perform(effect);
        this.count(effect);
      }
    }
    throw new Error('never comes to rest');
  }

  indexOf(id: string): number {
    return this.records.findIndex((record) => record.id === id);
  }
}
